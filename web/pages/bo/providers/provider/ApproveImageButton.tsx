import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ApproveImageButtonMutation } from '#web/__generated__/ApproveImageButtonMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { showRefusal } from '#web/pages/bo/showRefusal.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { providerMessages } from './providerMessages.ts';

const mutation = graphql`
  mutation ApproveImageButtonMutation($databaseId: Int!) {
    approveProviderImage(databaseId: $databaseId) {
      provider {
        id
        ...ImagePart_provider
        ...History_provider
      }
    }
  }
`;

export function ApproveImageButton({ databaseId }: { databaseId: number }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const [isPending, approve] = usePending(async () => {
    try {
      await commit<ApproveImageButtonMutation>(environment, { mutation, variables: { databaseId } });
      void showToast({ type: 'success', title: intl.formatMessage(providerMessages.imageApproved), seconds: 3 });
    } catch (error) {
      showRefusal(intl, error, providerMessages.imageApproveFailed);
    }
  });
  return (
    <Button variant="secondary" isPending={isPending} onPress={approve}>
      <FormattedMessage id="bo.image.approve" defaultMessage="Approve image" description="Button" />
    </Button>
  );
}

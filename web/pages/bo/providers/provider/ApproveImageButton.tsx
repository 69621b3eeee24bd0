import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ApproveImageButtonMutation } from '../../../../__generated__/ApproveImageButtonMutation.graphql.ts';
import { usePending } from '../../../../forms/usePending.ts';
import { commit } from '../../../../relay/commit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import { showRefusal } from '../../showRefusal.ts';
import { providerMessages } from './providerMessages.ts';

const mutation = graphql`
  mutation ApproveImageButtonMutation($databaseId: Int!) {
    approveProviderImage(databaseId: $databaseId) {
      provider {
        id
        ...ImagePart_provider
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

import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { DeleteImageButtonMutation } from '../../../../__generated__/DeleteImageButtonMutation.graphql.ts';
import { usePending } from '../../../../forms/usePending.ts';
import { commit } from '../../../../relay/commit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import { showRefusal } from '../../showRefusal.ts';
import { providerMessages } from './providerMessages.ts';

const mutation = graphql`
  mutation DeleteImageButtonMutation($databaseId: Int!) {
    deleteProviderImage(databaseId: $databaseId) {
      provider {
        id
        ...ImagePart_provider
      }
    }
  }
`;

export function DeleteImageButton({ databaseId }: { databaseId: number }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const [isPending, remove] = usePending(async () => {
    try {
      await commit<DeleteImageButtonMutation>(environment, { mutation, variables: { databaseId } });
      void showToast({ type: 'success', title: intl.formatMessage(providerMessages.imageDeleted), seconds: 3 });
    } catch (error) {
      showRefusal(intl, error, providerMessages.imageDeleteFailed);
    }
  });
  return (
    <Button variant="outline" isPending={isPending} onPress={remove}>
      <FormattedMessage id="bo.image.delete" defaultMessage="Delete image" description="Button" />
    </Button>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { DeleteImageButtonMutation } from '#web/__generated__/DeleteImageButtonMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { showRefusal } from '#web/pages/bo/showRefusal.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { providerMessages } from './providerMessages.ts';

const mutation = graphql`
  mutation DeleteImageButtonMutation($databaseId: Int!) {
    deleteProviderImage(databaseId: $databaseId) {
      provider {
        id
        ...ImagePart_provider
        ...History_provider
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

import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { DeleteProviderButtonMutation } from '#web/__generated__/DeleteProviderButtonMutation.graphql.ts';
import { DeleteButton } from '#web/pages/bo/editor/DeleteButton.tsx';
import { showError } from '#web/pages/bo/showError.ts';
import { commit } from '#web/relay/commit.ts';
import { showToast } from '#web/ui/toasts.ts';
import { changeQueue } from './changeQueue.ts';
import { providerMessages } from './providerMessages.ts';
import type { Origin } from './useOrigin.ts';

const mutation = graphql`
  mutation DeleteProviderButtonMutation($databaseId: Int!) {
    deleteProvider(databaseId: $databaseId) {
      deletedId
    }
  }
`;

interface DeleteProviderButtonProps {
  databaseId: number;
  isWaiting: boolean;
  origin: Origin;
  /** The provider is deleted: unsaved changes must not block the navigation. */
  onDeleted: () => void;
}

export function DeleteProviderButton({ databaseId, isWaiting, origin, onDeleted }: DeleteProviderButtonProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const remove = async () => {
    try {
      await commit<DeleteProviderButtonMutation>(environment, {
        mutation,
        variables: { databaseId },
        updater: (store, data) => {
          if (data && isWaiting) changeQueue(store, -1, { list: origin.list, ids: [data.deleteProvider.deletedId] });
        },
      });
    } catch (error) {
      showError(intl, error, providerMessages.deleteFailed);
      return false;
    }
    onDeleted();
    void showToast({ type: 'success', title: intl.formatMessage(providerMessages.deleted), seconds: 3 });
    void navigate(origin.list);
    return true;
  };

  return (
    <DeleteButton
      onDelete={remove}
      title={
        <FormattedMessage
          id="bo.delete.provider"
          defaultMessage="Delete provider"
          description="Title of the question whether to delete a provider"
        />
      }
      question={
        <FormattedMessage
          id="bo.delete.text"
          defaultMessage="Are you sure you want to delete this provider? This action cannot be undone."
          description="Question before a provider is deleted"
        />
      }
    />
  );
}

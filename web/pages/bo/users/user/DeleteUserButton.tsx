import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { DeleteUserButtonMutation } from '#web/__generated__/DeleteUserButtonMutation.graphql.ts';
import { DeleteButton } from '#web/pages/bo/editor/DeleteButton.tsx';
import { dropRow } from '#web/pages/bo/list/dropRow.ts';
import { showRefusal } from '#web/pages/bo/showRefusal.ts';
import { commit } from '#web/relay/commit.ts';
import { showToast } from '#web/ui/toasts.ts';
import { listVariables, pageSize } from '../userFields.ts';
import { userMessages } from './userMessages.ts';

const mutation = graphql`
  mutation DeleteUserButtonMutation($databaseId: Int!) {
    deleteUser(databaseId: $databaseId) {
      deletedId
    }
  }
`;

interface DeleteUserButtonProps {
  databaseId: number;
  /** The list that it was opened from. */
  list: string;
  /** It is gone: nothing unsaved can keep anybody here. */
  onDeleted: () => void;
}

export function DeleteUserButton({ databaseId, list, onDeleted }: DeleteUserButtonProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const remove = async () => {
    try {
      await commit<DeleteUserButtonMutation>(environment, {
        mutation,
        variables: { databaseId },
        updater: (store, data) => {
          const variables = listVariables(new URLSearchParams(list.split('?')[1]));
          const rows = store.getRoot().getLinkedRecord('users', { first: pageSize, ...variables });
          if (data) dropRow(rows, data.deleteUser.deletedId);
        },
      });
    } catch (error) {
      showRefusal(intl, error, userMessages.deleteFailed);
      return false;
    }
    onDeleted();
    void showToast({ type: 'success', title: intl.formatMessage(userMessages.deleted), seconds: 3 });
    void navigate(list);
    return true;
  };

  return (
    <DeleteButton
      onDelete={remove}
      title={
        <FormattedMessage
          id="bo.delete.user"
          defaultMessage="Delete user"
          description="Title of the question whether to delete a user"
        />
      }
      question={
        <FormattedMessage
          id="bo.delete.userText"
          defaultMessage="Are you sure you want to delete this user? This action cannot be undone. What the person did stays, without the name."
          description="Question before a user is deleted"
        />
      }
    />
  );
}

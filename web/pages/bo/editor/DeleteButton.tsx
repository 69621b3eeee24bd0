import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ConfirmButton } from '#web/pages/users/security/ConfirmButton.tsx';

interface DeleteButtonProps {
  messages: Record<'deletion' | 'deletionText' | 'deleted' | 'deleteFailed', MessageDescriptor>;
  onDelete: () => Promise<unknown>;
  /** Called after the deletion, when unsaved changes must no longer block leaving. */
  onDeleted: () => void;
  /** The address of the page after the deletion. */
  list: string;
}

/** Deletes the item of the page after a confirmation. */
export function DeleteButton({ messages, onDelete, onDeleted, list }: DeleteButtonProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <ConfirmButton
      icon="trash"
      label={<FormattedMessage id="bo.delete" />}
      isDangerous
      question={<FormattedMessage {...messages.deletion} />}
      text={<FormattedMessage {...messages.deletionText} />}
      done={intl.formatMessage(messages.deleted)}
      failed={{ otherwise: messages.deleteFailed }}
      onConfirm={async () => {
        await onDelete();
        onDeleted();
        void navigate(list);
      }}
    />
  );
}

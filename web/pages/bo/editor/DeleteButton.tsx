import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { usePending } from '#web/forms/usePending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { showError } from '../showError.ts';

interface DeleteButtonProps {
  messages: Record<'deletion' | 'deletionText' | 'deleted' | 'deleteFailed', MessageDescriptor>;
  onDelete: () => Promise<unknown>;
  /** It is deleted: unsaved changes must not block leaving. */
  onDeleted: () => void;
  /** The page after the deletion. */
  list: string;
}

/** Deletes the item of the page after a confirmation. */
export function DeleteButton({ messages, onDelete, onDeleted, list }: DeleteButtonProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isPending, remove] = usePending(async () => {
    try {
      await onDelete();
    } catch (error) {
      showError(intl, error, messages.deleteFailed);
      return;
    }
    onDeleted();
    void showToast({ type: 'success', title: intl.formatMessage(messages.deleted), seconds: 3 });
    void navigate(list);
    setAsking(false);
  });
  return (
    <>
      <Button variant="outline" onPress={() => setAsking(true)}>
        <Icon name="trash" />
        <FormattedMessage id="bo.delete" />
      </Button>
      <Dialog
        isOpen={isAsking}
        isQuestion
        onClose={() => setAsking(false)}
        title={<FormattedMessage {...messages.deletion} />}
        actions={
          <>
            <Button variant="outline" onPress={() => setAsking(false)}>
              <FormattedMessage id="page.cancel" />
            </Button>
            <Button variant="danger" isPending={isPending} onPress={remove}>
              <FormattedMessage id="bo.delete" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage {...messages.deletionText} />
        </p>
      </Dialog>
    </>
  );
}

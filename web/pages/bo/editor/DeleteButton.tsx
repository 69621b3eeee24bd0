import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePending } from '#web/forms/usePending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';

interface DeleteButtonProps {
  title: ReactNode;
  question: ReactNode;
  /** Resolves to whether it was deleted; the dialog stays open until then. */
  onDelete: () => Promise<boolean>;
}

/** Deletes what is on the page, once that is confirmed. */
export function DeleteButton({ title, question, onDelete }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isPending, remove] = usePending(async () => {
    if (await onDelete()) setAsking(false);
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
        title={title}
        actions={
          <>
            <Button variant="outline" onPress={() => setAsking(false)}>
              <FormattedMessage id="bo.cancel" />
            </Button>
            <Button variant="danger" isPending={isPending} onPress={remove}>
              <FormattedMessage id="bo.delete" />
            </Button>
          </>
        }
      >
        <p>{question}</p>
      </Dialog>
    </>
  );
}

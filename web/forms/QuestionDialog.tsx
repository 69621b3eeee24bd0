import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, type DialogProps } from '#web/ui/Dialog.tsx';

interface QuestionDialogProps extends Omit<DialogProps, 'isQuestion'> {
  /** If false, only the dialog's actions close it. */
  canCancel?: boolean;
}

/** A dialog with a question that must be answered or canceled. */
export function QuestionDialog({ canCancel = true, actions, ...dialog }: QuestionDialogProps) {
  return (
    <Dialog
      {...dialog}
      isQuestion
      actions={
        <>
          {canCancel && (
            <Button variant="outline" onPress={dialog.onClose}>
              <FormattedMessage id="page.cancel" />
            </Button>
          )}
          {actions}
        </>
      }
    />
  );
}

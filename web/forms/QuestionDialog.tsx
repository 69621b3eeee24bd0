import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, type DialogProps } from '#web/ui/Dialog.tsx';

interface QuestionDialogProps extends Omit<DialogProps, 'isQuestion'> {
  /** False: only its actions close it. */
  canCancel?: boolean;
}

/** A question that must be answered or cancelled. */
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

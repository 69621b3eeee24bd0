import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { securityMessages } from './securityMessages.ts';

interface ConfirmButtonProps {
  label: ReactNode;
  /** Its name, where several buttons have the same label. */
  name?: string;
  question: ReactNode;
  /** The consequences. */
  text: ReactNode;
  done: string;
  onConfirm: () => Promise<unknown>;
}

/** A button that asks before it does something. */
export function ConfirmButton({ label, name, question, text, done, onConfirm }: ConfirmButtonProps) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [isPending, confirm] = usePending(async () => {
    try {
      await onConfirm();
    } catch (error) {
      return showFailure(intl, error, { otherwise: securityMessages.failed });
    }
    setAsking(false);
    void showToast({ type: 'success', title: done, seconds: 3 });
  });
  return (
    <>
      <Button variant="outline" aria-label={name} onPress={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isAsking}
        isQuestion
        onClose={() => setAsking(false)}
        title={question}
        actions={
          <>
            <Button variant="outline" onPress={() => setAsking(false)}>
              <FormattedMessage {...securityMessages.cancel} />
            </Button>
            <Button isPending={isPending} onPress={confirm}>
              {label}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}

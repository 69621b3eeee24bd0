import { type ReactNode, useState } from 'react';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import type { FailureTexts } from '#web/forms/showFailure.ts';
import { useSending } from '#web/forms/useSending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { securityMessages } from './securityMessages.ts';

interface ConfirmButtonProps {
  icon?: IconName;
  label: ReactNode;
  /** The accessible name, if several buttons have the same label. */
  name?: string;
  question: ReactNode;
  /** A description of the consequences. */
  text: ReactNode;
  done?: string;
  failed?: FailureTexts;
  isDangerous?: boolean;
  onConfirm: () => Promise<unknown>;
}

/** A button that requires a confirmation. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { icon, label, name, question, text, done, failed = { otherwise: securityMessages.failed } } = props;
  const [isAsking, setAsking] = useState(false);
  const [isPending, confirm] = useSending(failed, async () => {
    await props.onConfirm();
    setAsking(false);
    if (done) void showToast({ type: 'success', title: done, seconds: 3 });
  });
  return (
    <>
      <Button variant="outline" aria-label={name} onPress={() => setAsking(true)}>
        {icon && <Icon name={icon} />}
        {label}
      </Button>
      <QuestionDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={question}
        actions={
          <Button variant={props.isDangerous ? 'danger' : 'primary'} isPending={isPending} onPress={confirm}>
            {label}
          </Button>
        }
      >
        <p>{text}</p>
      </QuestionDialog>
    </>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { Button } from '../ui/Button.tsx';
import type { DialogProps } from '../ui/Dialog.tsx';
import { ShownSecret } from '../ui/ShownSecret.tsx';

interface ShownOnceProps {
  /** Null until it is made. */
  secret: string | null;
  /** Until then. */
  form: Pick<DialogProps, 'title' | 'actions' | 'children'>;
  title: ReactNode;
  warning: ReactNode;
  copyLabel: string;
  onClose: () => void;
  /** A text with `<code>`: how the secret is used. */
  children: (code: (chunks: ReactNode) => ReactNode) => ReactNode;
}

/**
 * First the form that creates a secret, then in its place the secret, which is shown only once. Both are in one dialog:
 * it remembers the button that opened it, and gives it the focus back.
 */
export function ShownOnce({ secret, form, title, warning, copyLabel, onClose, children }: ShownOnceProps) {
  const copiedLabel = useIntl().formatMessage({ id: 'page.copied' });
  if (secret === null) return <QuestionDialog isOpen onClose={onClose} {...form} />;
  return (
    <QuestionDialog
      isOpen
      canCancel={false}
      step="secret"
      onClose={onClose}
      title={title}
      actions={
        <Button onPress={onClose}>
          <FormattedMessage id="page.done" />
        </Button>
      }
    >
      <ShownSecret secret={secret} warning={warning} copyLabel={copyLabel} copiedLabel={copiedLabel}>
        {children((chunks) => (
          <code key="code" translate="no">
            {chunks}
          </code>
        ))}
      </ShownSecret>
    </QuestionDialog>
  );
}

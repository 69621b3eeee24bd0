import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { Button } from '../ui/Button.tsx';
import type { DialogProps } from '../ui/Dialog.tsx';
import { ShownSecret } from '../ui/ShownSecret.tsx';

interface ShownOnceProps {
  /** Null until the secret is created. */
  secret: string | null;
  /** The content of the dialog before the secret is created. */
  form: Pick<DialogProps, 'title' | 'actions' | 'children'>;
  title: ReactNode;
  warning: ReactNode;
  copyLabel: string;
  onClose: () => void;
  /** Explains the use of the secret; the argument renders `<code>`. */
  children: (code: (chunks: ReactNode) => ReactNode) => ReactNode;
}

/**
 * A dialog with the form that creates a secret, and then with the secret, which is shown only once. It is a single
 * dialog so that it remembers the button that opened it, and returns the focus to that button.
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

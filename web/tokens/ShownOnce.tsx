import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ShownSecret } from '../ui/ShownSecret.tsx';

interface ShownOnceProps {
  secret: string;
  title: ReactNode;
  warning: ReactNode;
  copyLabel: string;
  onClose: () => void;
  /** A text with `<code>`: how the secret is used. */
  children: (code: (chunks: ReactNode) => ReactNode) => ReactNode;
}

/** The dialog with a new secret, the one time that it can be seen. */
export function ShownOnce({ secret, title, warning, copyLabel, onClose, children }: ShownOnceProps) {
  const copiedLabel = useIntl().formatMessage({ id: 'page.copied' });
  return (
    <Dialog
      isOpen
      isQuestion
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
    </Dialog>
  );
}

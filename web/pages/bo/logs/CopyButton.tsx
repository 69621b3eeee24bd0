import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

/** Puts a text on the clipboard. */
export function CopyButton({ text }: { text: string }) {
  const intl = useIntl();
  const [isCopied, setCopied] = useState(false);
  const copied = intl.formatMessage({
    id: 'bo.copied',
    defaultMessage: 'Copied',
    description: 'Once something is on the clipboard',
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      const title = intl.formatMessage({
        id: 'bo.copyFailed',
        defaultMessage: 'The browser did not let us copy it. Select and copy it by hand.',
        description: 'Message when something could not be put on the clipboard',
      });
      void showToast({ type: 'warning', title, seconds: 3 });
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={intl.formatMessage({
          id: 'bo.copy',
          defaultMessage: 'Copy',
          description: 'Name of a button beside a text: puts it on the clipboard',
        })}
        onPress={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
      </Button>
      <VisuallyHidden role="status">{isCopied && copied}</VisuallyHidden>
    </>
  );
}

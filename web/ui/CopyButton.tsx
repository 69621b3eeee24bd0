import { useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CopyButtonProps {
  /** Evaluated when it is pressed. */
  text: () => string;
  label: string;
  /** `icon`: the label is only its name. */
  size?: 'text' | 'icon';
  /** Replaces the label once it is copied. */
  copiedLabel: string;
  /** Called when the browser refuses to copy: selects the text. */
  onRefused?: () => void;
}

export function CopyButton({ text, label, size = 'text', copiedLabel, onRefused }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      // Refused, or unavailable if the page is not https.
      onRefused?.();
    }
  };
  return (
    <>
      <Button
        variant={size === 'icon' ? 'quiet' : 'outline'}
        size={size}
        aria-label={size === 'icon' ? label : undefined}
        onPress={copy}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {size === 'text' && (isCopied ? copiedLabel : label)}
      </Button>
      <VisuallyHidden role="status">{isCopied && copiedLabel}</VisuallyHidden>
    </>
  );
}

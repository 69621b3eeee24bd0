import { useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface CopyButtonProps {
  /** Returns the text; called when the button is pressed. */
  text: () => string;
  label: string;
  /** `icon`: the label is only the accessible name. */
  size?: 'text' | 'icon';
  /** The label after the text was copied. */
  copiedLabel: string;
  /** Called when the browser does not allow copying, to select the text instead. */
  onRefused?: () => void;
}

export function CopyButton({ text, label, size = 'text', copiedLabel, onRefused }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      // Not allowed, or not available without https.
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

import { useRef } from 'react';
import { CopyButton } from './CopyButton.tsx';
import css from './CopyText.module.css';

interface CopyTextProps {
  text: string;
  /** A recording of the visit must not have it. */
  isSecret?: boolean;
  /** Of the button. */
  label: string;
  copiedLabel: string;
}

/** A text for programs, as it is, and the button that copies it: an icon next to it, below a secret a whole button. */
export function CopyText({ text, isSecret, label, copiedLabel }: CopyTextProps) {
  const shown = useRef<HTMLElement>(null);
  return (
    <div className={isSecret ? css.secret : css.box}>
      <code ref={shown} className={css.text} translate="no" data-clarity-mask={isSecret}>
        {text}
      </code>
      <CopyButton
        text={() => text}
        label={label}
        copiedLabel={copiedLabel}
        size={isSecret ? 'text' : 'icon'}
        onRefused={() => shown.current && getSelection()?.selectAllChildren(shown.current)}
      />
    </div>
  );
}

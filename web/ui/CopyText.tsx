import { useRef } from 'react';
import { CopyButton } from './CopyButton.tsx';
import css from './CopyText.module.css';

interface CopyTextProps {
  text: string;
  /** Whether recordings of the visit must not contain the text. */
  isSecret?: boolean;
  /** The label of the button. */
  label: string;
  copiedLabel: string;
}

/** A text for programs with a button that copies it: an icon next to the text, or a full button below a secret. */
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

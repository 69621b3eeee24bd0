import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import css from './Disclosure.module.css';

interface DisclosureProps {
  /** Renders the content of the button. */
  trigger: (isOpen: boolean) => ReactNode;
  /** The accessible name of the button, if its content is not sufficient. */
  'aria-label'?: string;
  /** Whether the panel spans the nearest positioned ancestor, instead of being attached to the button. */
  isWide?: boolean;
  /**
   * Whether the panel is aligned with the start of the button; on a narrow screen it is a sheet at the bottom edge,
   * over the darkened page.
   */
  isSheet?: boolean;
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows and hides a panel. Escape, a click outside, and moving the focus out with Tab close the panel.
 */
export function Disclosure({ trigger, 'aria-label': label, isWide, isSheet, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: Event) => {
      const at = event.target as Element;
      if (!root.current?.contains(at) || at.hasAttribute('data-veil')) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [isOpen]);

  return (
    <div ref={root} className={css.disclosure} data-wide={isWide || undefined} data-sheet={isSheet || undefined}>
      <Button
        ref={button}
        variant="quiet"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={panel}
        onPress={() => setOpen(!isOpen)}
      >
        {trigger(isOpen)}
      </Button>
      {isOpen && isSheet && <div className={css.veil} data-veil />}
      <div id={panel} className={css.panel} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}

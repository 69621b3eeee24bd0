import type { RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { useHydrated } from '../useHydrated.ts';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'quiet' | 'approve' | 'danger';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'render'>,
    RefAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** `icon`: as narrow as the icon, but large enough for a finger. */
  size?: 'text' | 'icon';
  'aria-keyshortcuts'?: string;
  /** Whether the browser may send the form before the code of the page is loaded. */
  isNativeSubmit?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'text',
  isPending,
  onPress,
  isNativeSubmit = false,
  ...props
}: ButtonProps) {
  const { 'aria-keyshortcuts': shortcut } = props;
  // otherwise a browser could send a password in the address
  const isTooEarly = !useHydrated(props.type === 'submit' && !isNativeSubmit);
  return (
    <AriaButton
      {...props}
      isDisabled={Boolean(props.isDisabled) || isTooEarly}
      onPress={(event) => {
        if (!isPending) onPress?.(event);
      }}
      className={css.button}
      data-variant={variant}
      data-icon={size === 'icon' || undefined}
      // Not react-aria's pending state, which announces the button by reference: a submitted form may be removed
      // together with its button.
      render={(button) => (
        <button
          {...button}
          aria-disabled={isPending || undefined}
          aria-keyshortcuts={shortcut}
          data-pending={isPending || undefined}
        />
      )}
    />
  );
}

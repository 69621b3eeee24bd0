import type { RefAttributes } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import css from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'quiet';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style'>, RefAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
}

export function Button({ variant = 'primary', ...props }: ButtonProps) {
  return <AriaButton {...props} className={css.button} data-variant={variant} />;
}

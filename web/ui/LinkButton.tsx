import { Link as AriaLink, type LinkProps } from 'react-aria-components/Link';
import css from './Button.module.css';
import type { ButtonVariant } from './Button.tsx';

interface LinkButtonProps extends Omit<LinkProps, 'className' | 'style'> {
  href: string;
  variant?: ButtonVariant;
  /** The size, as for a button. */
  size?: 'text' | 'icon';
}

/** A link that looks like a button. */
export function LinkButton({ variant = 'primary', size = 'text', ...props }: LinkButtonProps) {
  return <AriaLink {...props} className={css.button} data-variant={variant} data-icon={size === 'icon' || undefined} />;
}

import type { HTMLAttributes } from 'react';
import css from './small.module.css';

interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** For block elements, such as a table. */
  isBlock?: boolean;
}

/** For screen readers only. */
export function VisuallyHidden({ isBlock, ...props }: VisuallyHiddenProps) {
  const Tag = isBlock ? 'div' : 'span';
  return <Tag {...props} className={css.hidden} />;
}

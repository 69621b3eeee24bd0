import type { HTMLAttributes } from 'react';
import css from './small.module.css';

interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** Whether the content is a block element, such as a table. */
  isBlock?: boolean;
}

/** Content that is only for screen readers. */
export function VisuallyHidden({ isBlock, ...props }: VisuallyHiddenProps) {
  const Tag = isBlock ? 'div' : 'span';
  return <Tag {...props} className={css.hidden} />;
}

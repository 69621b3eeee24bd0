import type { ComponentProps } from 'react';
import css from './VisuallyHidden.module.css';

/** For screen readers only. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={css.hidden} />;
}

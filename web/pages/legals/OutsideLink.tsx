import type { ReactNode } from 'react';
import css from '../../ui/Link.module.css';

/** A link to another site or to a mail: one of web/ui would take its address for a path of ours. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={css.link} href={href}>
      {children}
    </a>
  );
}

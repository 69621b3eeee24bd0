import type { ReactNode } from 'react';
import css from './Link.module.css';

/** A link to a page of the server, which the router does not handle. */
export function ServerLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={css.link} href={href}>
      {children}
    </a>
  );
}

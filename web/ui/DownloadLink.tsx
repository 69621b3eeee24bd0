import type { ReactNode } from 'react';
import css from './Button.module.css';
import { Icon } from './Icon.tsx';

/** A file of the server's: no page of ours, so no link of the router's. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={css.button} data-variant="outline" href={href} download>
      <Icon name="download" />
      {children}
    </a>
  );
}

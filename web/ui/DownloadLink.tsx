import { type MouseEvent, type ReactNode, useRef } from 'react';
import css from './Button.module.css';
import type { ButtonVariant } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface DownloadLinkProps {
  href: string;
  variant?: ButtonVariant;
  /** Returns whether the file may be downloaded. After a failure the file is requested, and the server decides. */
  before?: () => Promise<boolean>;
  children: ReactNode;
}

/** A link to a file on the server, which the router does not handle. */
export function DownloadLink({ href, variant = 'outline', before, children }: DownloadLinkProps) {
  const isAllowed = useRef(before === undefined);
  const onClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (isAllowed.current || !before) return;
    event.preventDefault();
    const link = event.currentTarget;
    if (!(await before().catch(() => true))) return;
    isAllowed.current = true;
    link.click();
    isAllowed.current = false;
  };
  return (
    <a className={css.button} data-variant={variant} href={href} download onClick={onClick}>
      <Icon name="download" />
      {children}
    </a>
  );
}

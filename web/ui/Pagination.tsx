import type { MouseEvent, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Cluster } from './layout.tsx';
import css from './Pagination.module.css';
import { pageNumbers } from './pageNumbers.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface PaginationProps {
  page: number;
  pages: number;
  /** Returns the address of a page, as links can be opened in a new tab. */
  hrefOf: (page: number) => string;
  onGo: (page: number) => void;
  texts: {
    label: string;
    first: string;
    previous: string;
    next: string;
    last: string;
    /** The word before the number of a page, for screen readers. */
    page: string;
  };
}

export function Pagination({ page, pages, hrefOf, onGo, texts }: PaginationProps) {
  const link = (to: number, content: ReactNode, label?: string) => {
    if (to < 1 || to > pages || (label && to === page))
      return (
        <span className={css.page} data-disabled="" aria-hidden="true">
          {content}
        </span>
      );
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onGo(to);
    };
    return (
      <a
        className={css.page}
        href={hrefOf(to)}
        onClick={onClick}
        aria-label={label}
        aria-current={to === page ? 'page' : undefined}
      >
        {content}
      </a>
    );
  };
  const arrow = (name: 'previous' | 'next', isDouble: boolean) => (
    <span className={css.arrow} data-way={name} data-double={isDouble || undefined}>
      <Icon name="chevron" size={18} />
      {isDouble && <Icon name="chevron" size={18} />}
    </span>
  );
  return (
    <nav aria-label={texts.label}>
      <Cluster as="ul" gap={1} align="center" justify="center">
        <li>{link(1, arrow('previous', true), texts.first)}</li>
        <li>{link(page - 1, arrow('previous', false), texts.previous)}</li>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap${index}`} className={css.number} data-current={number === page || undefined}>
            {number === null ? (
              <span className={css.gap}>…</span>
            ) : (
              link(
                number,
                <>
                  <VisuallyHidden>{texts.page} </VisuallyHidden>
                  {number}
                </>,
              )
            )}
          </li>
        ))}
        <li>{link(page + 1, arrow('next', false), texts.next)}</li>
        <li>{link(pages, arrow('next', true), texts.last)}</li>
      </Cluster>
    </nav>
  );
}

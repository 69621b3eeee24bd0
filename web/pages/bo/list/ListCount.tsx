import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import css from './ListPage.module.css';
import { ToolbarSlot } from './toolbar.ts';

interface ListCountProps {
  /** The number of items on all pages; null if it is not known yet. */
  count: number | null;
  /** The message for the number, which is its argument `count`. */
  counted: MessageDescriptor;
  /** Buttons after the number. */
  children?: ReactNode;
}

/** The number of items, in the bar of the page. */
export function ListCount({ count, counted, children }: ListCountProps) {
  const slot = use(ToolbarSlot);
  return (
    slot &&
    createPortal(
      <>
        <p className={css.count} role="status">
          {count === null ? (
            <FormattedMessage id="app.loading" />
          ) : (
            <FormattedMessage {...counted} values={{ count }} />
          )}
        </p>
        {children}
      </>,
      slot,
    )
  );
}

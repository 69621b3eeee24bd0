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
  /** Buttons at the end of the bar. */
  children?: ReactNode;
}

/** The number of items, after the title of the page. */
export function ListCount({ count, counted, children }: ListCountProps) {
  const slots = use(ToolbarSlot);
  return (
    <>
      {slots.count &&
        createPortal(
          <p className={css.count} role="status">
            {count === null ? (
              <FormattedMessage id="app.loading" />
            ) : (
              <FormattedMessage {...counted} values={{ count }} />
            )}
          </p>,
          slots.count,
        )}
      {slots.tools && createPortal(children, slots.tools)}
    </>
  );
}

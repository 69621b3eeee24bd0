import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router';
import { type Column, Table } from '../../../ui/Table.tsx';
import css from './ListPage.module.css';
import { ListPagination } from './ListPagination.tsx';
import type { List } from './useList.ts';

interface ListRowsProps<Field extends string> {
  label: string;
  list: List<Field>;
  columns: readonly Column<Field | 'id'>[];
  /** On all pages; null while it is not known. */
  totalCount: number | null;
  pageSize: number;
  /** In place of the table when there is nothing. */
  empty: ReactNode;
  children?: ReactNode;
}

/** The table of a list with its pages, or in its shape what is still loading. */
export function ListRows<Field extends string>(props: ListRowsProps<Field>) {
  const { label, list, columns, totalCount, pageSize, empty, children } = props;
  const pages = Math.ceil((totalCount ?? 0) / pageSize);
  if (totalCount === 0) return empty;
  // Rows went since: the last page there is now.
  if (totalCount !== null && list.state.page > pages) return <Navigate replace to={list.pageUrl(pages)} />;
  return (
    <div className={css.rows}>
      <p className={css.count} role="status">
        {totalCount === null ? (
          <FormattedMessage id="bo.loading" defaultMessage="Loading..." description="While a list is on its way" />
        ) : (
          <FormattedMessage
            id="bo.providerCount"
            defaultMessage="{count, plural, one {# provider} other {# providers}}"
            description="Above a list: how many there are on all its pages"
            values={{ count: totalCount }}
          />
        )}
      </p>
      <Table
        aria-label={label}
        columns={columns}
        sort={list.state.sort}
        onSort={(id) => {
          if (id !== 'id') list.sortBy(id as Field);
        }}
        isBusy={list.isPending || totalCount === null}
        skeletonRows={totalCount === null ? 10 : 0}
      >
        {children}
      </Table>
      <ListPagination list={list} page={list.state.page} pages={pages} />
    </div>
  );
}

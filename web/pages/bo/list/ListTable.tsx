import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { Pagination } from '#web/ui/Pagination.tsx';
import { type SelectBoxes, Table } from '#web/ui/Table.tsx';
import { useShortcuts } from '../useShortcuts.ts';
import { type ListColumn, useColumns } from './columns.ts';
import { ListCount } from './ListCount.tsx';
import css from './ListPage.module.css';
import { useHiddenColumns, useRelaxedRows } from './listSettings.ts';
import { MoreMenu } from './MoreMenu.tsx';
import type { List } from './useList.ts';

/** A page of a list, as the server returns it. */
export interface RowPage<Row> {
  /** The number of rows on all pages. */
  totalCount: number;
  /** Whether the count is exact; true by default. */
  totalCountIsExact?: boolean;
  edges: readonly Row[];
}

export interface ListRow {
  node: { databaseId: number | string };
}

interface ListTableProps<Row, Field extends string> {
  label: string;
  list: List<Field, string>;
  columns: readonly ListColumn<Row>[];
  /** The rows; null while they are loading, which shows placeholders. */
  page: RowPage<Row> | null;
  /** The message for the number of rows on all pages, which is its argument `count`. */
  counted: MessageDescriptor;
  /** The address of the same list as a CSV file; undefined if there is no export. */
  exportUrl?: string | undefined;
  /** The checkboxes, for a list whose rows can be selected. */
  select?: SelectBoxes | undefined;
  groupOf?: ((row: Row) => string | null) | undefined;
  /** Shown instead of an empty table. */
  empty: ReactNode;
}

/** The table of a list with its pages, count and menu. */
export function ListTable<Row extends ListRow, Field extends string>(props: ListTableProps<Row, Field>) {
  const { label, list, page, counted, exportUrl, select, groupOf, empty } = props;
  const columns = useColumns(props.columns, list);
  const [isRelaxed, relax] = useRelaxedRows();
  const [hidden, toggleColumn] = useHiddenColumns(useLocation().pathname.split('/').slice(2).join('-'));
  useShortcuts({ j: () => moveInRows(1), k: () => moveInRows(-1) });
  const totalCount = page?.totalCount ?? null;
  const pages = Math.ceil((totalCount ?? 0) / list.pageSize);
  // Rows were removed in the meantime, so this shows the last page that still exists.
  if (totalCount && list.state.page > pages) return <Navigate replace to={list.pageUrl(pages)} />;
  const bar = (
    <ListCount count={totalCount} counted={counted}>
      {/* not during loading: the arrival of the rows would replace the menu, and thus close it */}
      {page && (
        <MoreMenu
          exportUrl={totalCount ? exportUrl : undefined}
          columns={columns}
          hidden={hidden}
          onToggleColumn={toggleColumn}
          isRelaxed={isRelaxed}
          onRelax={relax}
        />
      )}
    </ListCount>
  );
  if (totalCount === 0)
    return (
      <>
        {bar}
        {empty}
      </>
    );
  return (
    <div className={css.rows} data-density={isRelaxed ? 'relaxed' : 'compact'}>
      {bar}
      <Table
        aria-label={label}
        columns={columns}
        rows={page?.edges}
        keyOf={({ node }) => node.databaseId}
        hidden={hidden}
        select={select}
        groupOf={groupOf}
        sort={list.state.sort}
        onSort={(id) => list.sortBy(id as Field)}
        isBusy={list.isPending}
      />
      <ListPagination list={list} page={list.state.page} pages={pages} />
    </div>
  );
}

/** Moves the focus to the next or the previous row, beginning with the first; Enter opens the row. */
function moveInRows(step: 1 | -1): void {
  const links = [...document.querySelectorAll('tbody > [role="row"]')].flatMap((row) => row.querySelector('a') ?? []);
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  links[at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
}

interface ListPaginationProps {
  list: Pick<List<string, string>, 'pageUrl' | 'goToPage'>;
  page: number;
  pages: number;
}

function ListPagination({ list, page, pages }: ListPaginationProps) {
  const intl = useIntl();
  if (pages <= 1) return null;
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefOf={list.pageUrl}
      onGo={list.goToPage}
      texts={{
        label: intl.formatMessage({ id: 'bo.pages', defaultMessage: 'Pages' }),
        first: intl.formatMessage({ id: 'bo.firstPage', defaultMessage: 'First page' }),
        previous: intl.formatMessage({ id: 'bo.previousPage', defaultMessage: 'Previous page' }),
        next: intl.formatMessage({ id: 'bo.nextPage', defaultMessage: 'Next page' }),
        last: intl.formatMessage({ id: 'bo.lastPage', defaultMessage: 'Last page' }),
        page: intl.formatMessage({ id: 'bo.page', defaultMessage: 'Page' }),
      }}
    />
  );
}

import type { ReactNode } from 'react';
import { defineMessages, type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import type { DrawingName } from '#web/ui/Drawing.tsx';
import { useMediaQuery } from '#web/useMediaQuery.ts';
import type { ListColumn } from './columns.ts';
import { EmptyList, type EmptyMessages } from './EmptyList.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListPage } from './ListPage.tsx';
import { ListSearch } from './ListSearch.tsx';
import { type ListRow, ListTable, type RowPage } from './ListTable.tsx';
import type { ListState } from './listUrl.ts';
import { SortSelect } from './SortSelect.tsx';
import type { List } from './useList.ts';
import { type Bulk, type Selectable, selectBoxes, useSelection } from './useSelection.ts';

const selectMessages: Record<'all' | 'one', MessageDescriptor> = defineMessages({
  all: { id: 'bo.selectAll', defaultMessage: 'Select all on this page' },
  one: { id: 'bo.selectOne', defaultMessage: 'Select {name}' },
});

interface ListMessages extends EmptyMessages {
  /** The label of the search field. */
  search: MessageDescriptor;
  /** The names of the searched fields. */
  hint: MessageDescriptor;
  failed: MessageDescriptor;
  count: MessageDescriptor;
  /** The text instead of `count` if the count is estimated. */
  aboutCount?: MessageDescriptor;
}

interface RowsParts<Row, Field extends string, Reference> {
  reference: Reference;
  /** Reads the loaded page of rows. */
  useRows: (reference: Reference, state: ListState<Field, string>) => RowPage<Row>;
}

interface ListScreenProps<Row, Item extends Selectable, Field extends string, Reference>
  extends RowsParts<Row, Field, Reference> {
  list: List<Field, string>;
  columns: readonly ListColumn<Row>[];
  messages: ListMessages;
  /** The address of the same list as a CSV file; undefined if there is no export. */
  exportUrl?: string | undefined;
  /** The selection and its actions, for a list whose rows can be selected. */
  bulk?: Bulk<Row, Item>;
  /** Links to parts of the list, above it. */
  views?: ReactNode;
  /** Additional filters, which need the response. */
  filters?: ReactNode;
  /** The drawing next to the message `messages.none`. */
  drawing?: DrawingName;
  /** A link for an empty list. */
  links?: ReactNode;
  /** The heading above rows with a common property, such as a day; null for none. */
  groupOf?: (row: Row, list: { intl: IntlShape; sortId: string | null }) => string | null;
  /** Dialogs of the page. */
  children?: ReactNode;
}

/** The page of a list with a search field. */
export function ListScreen<
  Row extends ListRow,
  Item extends Selectable,
  Field extends string,
  Reference extends PreloadedQuery<OperationType>,
>(props: ListScreenProps<Row, Item, Field, Reference>) {
  const { list, columns, messages, reference, useRows, exportUrl, bulk, views, filters } = props;
  const { drawing, links, groupOf, children } = props;
  const intl = useIntl();
  const title = usePageTitle();
  const isNarrow = useMediaQuery('(width < 60rem)', false);
  const selection = useSelection<Item>();
  const failed = intl.formatMessage(messages.failed);
  const boxes = (rows: readonly Row[]) =>
    bulk &&
    selectBoxes(selection, rows.map(bulk.itemOf), {
      all: intl.formatMessage(selectMessages.all),
      of: (item) => intl.formatMessage(selectMessages.one, { name: bulk.nameOf(item) }),
    });
  const table = (page: RowPage<Row> | null) => (
    <ListTable<Row, Field>
      label={title}
      list={list}
      columns={columns}
      page={page}
      counted={(page?.totalCountIsExact === false && messages.aboutCount) || messages.count}
      exportUrl={exportUrl}
      select={boxes(page?.edges ?? [])}
      groupOf={groupOf && ((row: Row) => groupOf(row, { intl, sortId: list.state.sort?.id ?? null }))}
      empty={
        <EmptyList list={list} messages={messages} drawing={drawing}>
          {links}
        </EmptyList>
      }
    />
  );
  return (
    <ListPage
      title={title}
      views={
        <>
          {!isNarrow && views}
          {filters && (
            <LoadedPart reference={reference} failed={failed} skeleton={null} isSilent>
              <ListFilters list={list} isNarrow={isNarrow}>
                {filters}
              </ListFilters>
            </LoadedPart>
          )}
          <SortSelect list={list} columns={columns} />
          {isNarrow && views}
        </>
      }
      search={
        <ListSearch
          label={intl.formatMessage(messages.search)}
          hint={intl.formatMessage(messages.hint)}
          value={list.state.search}
          onSearch={list.searchFor}
        />
      }
    >
      <LoadedPart reference={reference} failed={failed} skeleton={table(null)}>
        <Rows reference={reference} useRows={useRows} state={list.state}>
          {table}
        </Rows>
      </LoadedPart>
      {bulk && <bulk.Bar selection={selection} listUrl={list.url} />}
      {children}
    </ListPage>
  );
}

interface RowsProps<Row, Field extends string, Reference> extends RowsParts<Row, Field, Reference> {
  state: ListState<Field, string>;
  children: (page: RowPage<Row>) => ReactNode;
}

function Rows<Row, Field extends string, Reference>(props: RowsProps<Row, Field, Reference>) {
  const { reference, useRows, state, children } = props;
  return children(useRows(reference, state));
}

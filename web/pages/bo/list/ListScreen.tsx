import type { ComponentProps, ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import type { ListColumn } from './columns.ts';
import { EmptyList, type EmptyMessages } from './EmptyList.tsx';
import { ListPage } from './ListPage.tsx';
import { ListSearch } from './ListSearch.tsx';
import { type ListRow, ListTable, type RowPage } from './ListTable.tsx';
import type { ListState } from './listUrl.ts';
import type { List } from './useList.ts';

export interface ListMessages extends EmptyMessages {
  /** Label of the search field. */
  search: MessageDescriptor;
  /** What it searches. */
  hint: MessageDescriptor;
  failed: MessageDescriptor;
  count: MessageDescriptor;
  /** In place of `count` where that is estimated. */
  aboutCount?: MessageDescriptor;
}

type Reference = PreloadedQuery<OperationType>;

interface ListScreenProps<Row, Field extends string, Query extends Reference> {
  list: List<Field, string>;
  columns: readonly ListColumn<Row>[];
  messages: ListMessages;
  reference: Query;
  /** Reads the page of rows, once it is here. */
  useRows: (reference: Query, state: ListState<Field, string>) => RowPage<Row>;
  /** The address of the same list as a CSV file; without it there is none. */
  exportUrl?: string | undefined;
  /** Parts of the list, above it. */
  views?: ReactNode;
  /** Where to go on from a list with nothing in it. */
  links?: ReactNode;
  /** Dialogs. */
  children?: ReactNode;
}

/** The page of a list with a search field. */
export function ListScreen<Row extends ListRow, Field extends string, Query extends Reference>(
  props: ListScreenProps<Row, Field, Query>,
) {
  const { list, columns, messages, reference, views, children } = props;
  const intl = useIntl();
  const title = usePageTitle();
  const table = { label: title, list, columns, counted: messages.count };
  return (
    <ListPage
      title={title}
      views={views}
      search={
        <ListSearch
          label={intl.formatMessage(messages.search)}
          hint={intl.formatMessage(messages.hint)}
          value={list.state.search}
          onSearch={list.searchFor}
        />
      }
    >
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage(messages.failed)}
        skeleton={<ListTable {...table} page={null} empty={null} />}
      >
        <LoadedTable {...props} table={table} />
      </LoadedPart>
      {children}
    </ListPage>
  );
}

interface LoadedTableProps<Row, Field extends string, Query extends Reference>
  extends ListScreenProps<Row, Field, Query> {
  table: Omit<ComponentProps<typeof ListTable<ListRow & Row, Field>>, 'page' | 'empty'>;
}

function LoadedTable<Row extends ListRow, Field extends string, Query extends Reference>(
  props: LoadedTableProps<Row, Field, Query>,
) {
  const { table, list, messages, reference, useRows, exportUrl, links } = props;
  const page = useRows(reference, list.state);
  return (
    <ListTable
      {...table}
      page={page}
      counted={(page.totalCountIsExact === false && messages.aboutCount) || messages.count}
      exportUrl={exportUrl}
      empty={
        <EmptyList list={list} messages={messages}>
          {links}
        </EmptyList>
      }
    />
  );
}

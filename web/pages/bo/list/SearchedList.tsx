import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { ListPage } from './ListPage.tsx';
import { ListRows } from './ListRows.tsx';
import { ListSearch } from './ListSearch.tsx';
import type { List } from './useList.ts';

interface SearchedListProps<Field extends string> {
  title: string;
  list: List<Field, string>;
  columns: readonly Column[];
  messages: Record<'search' | 'hint' | 'failed' | 'count', MessageDescriptor>;
  reference: PreloadedQuery<OperationType>;
  /** The actions on the selected rows, for a list whose rows can be selected. */
  selectionBar?: ReactNode;
  /** Parts of the list, above it. */
  views?: ReactNode;
  /** The rows, once they are here. */
  children: ReactNode;
}

/** The page of a list with a search field. */
export function SearchedList<Field extends string>(props: SearchedListProps<Field>) {
  const { title, list, columns, messages, reference, selectionBar, views, children } = props;
  const intl = useIntl();
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
        skeleton={
          <ListRows
            label={title}
            list={list}
            columns={columns}
            totalCount={null}
            counted={messages.count}
            selectAll={selectionBar === undefined ? undefined : { state: 'none', isDisabled: true, onChange: () => {} }}
            empty={null}
          />
        }
      >
        {children}
      </LoadedPart>
      {selectionBar}
    </ListPage>
  );
}

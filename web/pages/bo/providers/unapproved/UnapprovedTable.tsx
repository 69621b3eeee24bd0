import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { UnapprovedTable_query$key } from '#web/__generated__/UnapprovedTable_query.graphql.ts';
import { ListRows } from '#web/pages/bo/list/ListRows.tsx';
import { writeListUrl } from '#web/pages/bo/list/listUrl.ts';
import type { List } from '#web/pages/bo/list/useList.ts';
import { type Selection, selectionOf } from '#web/pages/bo/list/useSelection.ts';
import { paths } from '#web/paths.ts';
import { type Chosen, readChosen } from '../bulk/chosen.ts';
import { listMessages } from '../listMessages.ts';
import { pageSize, unapprovedFields } from '../providerFields.ts';
import { useProviderColumns } from '../useProviderColumns.ts';
import { NothingWaits } from './NothingWaits.tsx';
import { UnapprovedRow } from './UnapprovedRow.tsx';

interface UnapprovedTableProps {
  label: string;
  list: List<(typeof unapprovedFields)[number]>;
  query: UnapprovedTable_query$key;
  selection: Selection<Chosen>;
}

export function UnapprovedTable({ label, list, query, selection }: UnapprovedTableProps) {
  const columns = useProviderColumns(unapprovedFields);
  const { unapprovedProviders } = useFragment(
    graphql`
      fragment UnapprovedTable_query on Query
      @argumentDefinitions(orderBy: { type: "ProviderOrder" }, search: { type: "String" }, offset: { type: "Int!" }) {
        unapprovedProviders(first: 50, offset: $offset, orderBy: $orderBy, search: $search) {
          totalCount
          edges {
            cursor
            node {
              id
              databaseId
              ...chosen_provider
              ...UnapprovedRow_provider
            }
          }
        }
      }
    `,
    query,
  );
  const page = unapprovedProviders.edges.map(({ node }) => readChosen(node));
  return (
    <ListRows
      label={label}
      list={list}
      columns={columns}
      totalCount={unapprovedProviders.totalCount}
      pageSize={pageSize}
      counted={listMessages.count}
      exportUrl={writeListUrl('/api/providers/unapproved/export.csv', { ...list.state, page: 1 })}
      selectAll={{
        state: selection.stateOf(page),
        onChange: (isSelected) => selection.selectAll(page, isSelected),
      }}
      empty={<NothingWaits list={list} />}
    >
      {unapprovedProviders.edges.map(({ cursor, node }, at) => (
        <UnapprovedRow
          key={node.id}
          provider={node}
          href={paths.boProvider(node.databaseId, { from: list.url, at: cursor })}
          select={selectionOf(selection, page, page[at]!)}
        />
      ))}
    </ListRows>
  );
}

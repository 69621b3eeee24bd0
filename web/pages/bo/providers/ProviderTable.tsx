import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ProviderTable_query$key } from '#web/__generated__/ProviderTable_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { ListRows } from '../list/ListRows.tsx';
import { writeListUrl } from '../list/listUrl.ts';
import type { List } from '../list/useList.ts';
import { type Selection, selectionOf } from '../list/useSelection.ts';
import { type Chosen, readChosen } from './bulk/chosen.ts';
import { listMessages } from './listMessages.ts';
import { NoProviders } from './NoProviders.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import { pageSize, providerFields } from './providerFields.ts';
import { useProviderColumns } from './useProviderColumns.ts';

interface ProviderTableProps {
  label: string;
  list: List<(typeof providerFields)[number]>;
  query: ProviderTable_query$key;
  selection: Selection<Chosen>;
}

export function ProviderTable({ label, list, query, selection }: ProviderTableProps) {
  const columns = useProviderColumns(providerFields);
  const { providers } = useFragment(
    graphql`
      fragment ProviderTable_query on Query
      @argumentDefinitions(orderBy: { type: "ProviderOrder" }, search: { type: "String" }, offset: { type: "Int!" }) {
        providers(first: 50, offset: $offset, orderBy: $orderBy, search: $search) {
          totalCount
          edges {
            node {
              id
              databaseId
              ...chosen_provider
              ...ProviderRow_provider
            }
          }
        }
      }
    `,
    query,
  );
  const page = providers.edges.map(({ node }) => readChosen(node));
  return (
    <ListRows
      label={label}
      list={list}
      columns={columns}
      totalCount={providers.totalCount}
      pageSize={pageSize}
      counted={listMessages.count}
      exportUrl={writeListUrl('/api/providers/export.csv', { ...list.state, page: 1 })}
      selectAll={{
        state: selection.stateOf(page),
        onChange: (isSelected) => selection.selectAll(page, isSelected),
      }}
      empty={<NoProviders list={list} />}
    >
      {providers.edges.map(({ node }, at) => (
        <ProviderRow
          key={node.id}
          provider={node}
          href={paths.boProvider(node.databaseId, { from: list.url })}
          select={selectionOf(selection, page, page[at]!)}
        />
      ))}
    </ListRows>
  );
}

import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ServiceTable_query$key } from '#web/__generated__/ServiceTable_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { ListRows } from '../list/ListRows.tsx';
import type { List } from '../list/useList.ts';
import { listMessages } from './listMessages.ts';
import { NoServices } from './NoServices.tsx';
import { ServiceRow } from './ServiceRow.tsx';
import { pageSize } from './serviceFields.ts';
import { useServiceColumns } from './useServiceColumns.ts';

interface ServiceTableProps {
  label: string;
  list: List<never>;
  query: ServiceTable_query$key;
}

export function ServiceTable({ label, list, query }: ServiceTableProps) {
  const columns = useServiceColumns();
  const { services } = useFragment(
    graphql`
      fragment ServiceTable_query on Query
      @argumentDefinitions(search: { type: "String" }, offset: { type: "Int!" }) {
        services(first: 100, offset: $offset, search: $search) {
          totalCount
          edges {
            node {
              id
              databaseId
              ...ServiceRow_service
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <ListRows
      label={label}
      list={list}
      columns={columns}
      totalCount={services.totalCount}
      pageSize={pageSize}
      counted={listMessages.count}
      empty={<NoServices list={list} />}
    >
      {services.edges.map(({ node }) => (
        <ServiceRow key={node.id} service={node} href={paths.boService(node.databaseId, { from: list.url })} />
      ))}
    </ListRows>
  );
}

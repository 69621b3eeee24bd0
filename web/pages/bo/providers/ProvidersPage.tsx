import { FormattedMessage } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type {
  ProvidersPage_query$data,
  ProvidersPage_query$key,
} from '#web/__generated__/ProvidersPage_query.graphql.ts';
import type { providersLoaderQuery } from '#web/__generated__/providersLoaderQuery.graphql.ts';
import type { BusinessState } from '#web/businesses/StatusChip.tsx';
import { paths } from '#web/paths.ts';
import { useIsSuperAdmin } from '#web/session/useIsSuperAdmin.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RowLink } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import type { ListColumn } from '../list/columns.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { writeListUrl } from '../list/listUrl.ts';
import { useList } from '../list/useList.ts';
import { Ago } from '../Timestamp.tsx';
import { listMessages } from './listMessages.ts';
import { ProviderFilters } from './ProviderFilters.tsx';
import { ProviderStatusChip } from './ProviderStatusChip.tsx';
import { providerBulk, providerColumns } from './providerColumns.tsx';
import { providerList } from './providerFields.ts';
import { providersQuery } from './providersLoader.ts';
import { QueueFlags } from './unapproved/QueueFlags.tsx';

const columns: ListColumn<ProvidersPage_query$data['providers']['edges'][number]>[] = [
  providerColumns.id,
  {
    id: 'businessName',
    label: columnMessages.businessName,
    isName: true,
    cell: ({ node }, { url }) => (
      <RowLink href={paths.boProvider(node.databaseId, { from: url })}>{node.businessName}</RowLink>
    ),
  },
  {
    id: 'status',
    label: columnMessages.status,
    width: 'short',
    card: 'first',
    cell: ({ node }) => <ProviderStatusChip status={node.status as BusinessState} />,
  },
  {
    id: 'flags',
    label: columnMessages.flags,
    width: 'text',
    card: 'first',
    cell: ({ flags }) => <QueueFlags flags={flags} />,
  },
  providerColumns.country,
  providerColumns.service,
  providerColumns.commercialName,
  {
    id: 'taxNumber',
    label: columnMessages.taxNumber,
    width: 'code',
    card: 'none',
    cell: ({ node }) => node.moderation.taxNumber,
  },
  {
    id: 'approvedAt',
    label: columnMessages.approvedAt,
    width: 'text',
    card: 'plain',
    cell: ({ node }) => node.approvedAt && <Ago value={node.approvedAt} />,
  },
  {
    id: 'approvedBy',
    label: columnMessages.approvedBy,
    width: 'text',
    room: 88,
    card: 'none',
    cell: ({ node }) => node.moderation.approvedBy?.displayName,
  },
];

export function ProvidersPage() {
  const list = useList(providerList);
  const reference = useLoaderData<PreloadedQuery<providersLoaderQuery>>();
  const exportUrl = writeListUrl('/api/providers/export.csv', { ...list.state, page: 1 });
  return (
    <ListScreen
      list={list}
      columns={columns}
      messages={listMessages}
      reference={reference}
      useRows={useProviders}
      exportUrl={useIsSuperAdmin() ? exportUrl : undefined}
      bulk={providerBulk}
      filters={<ProviderFilters list={list} reference={reference} />}
      links={
        <>
          <LinkButton variant="outline" href={paths.boImports()}>
            <FormattedMessage id="setUp.import" />
          </LinkButton>
          <LinkButton variant="outline" href={paths.boNewProvider()}>
            <FormattedMessage id="bo.enterProvider" defaultMessage="Create a provider" />
          </LinkButton>
        </>
      }
    />
  );
}

function useProviders(reference: PreloadedQuery<providersLoaderQuery>) {
  const { providers } = useFragment<ProvidersPage_query$key>(
    graphql`
      fragment ProvidersPage_query on Query {
        providers(first: $first, offset: $offset, orderBy: $orderBy, search: $search, filter: $filter) {
          totalCount
          edges {
            flags
            node {
              ...providerColumns_provider
              databaseId
              businessName
              status
              approvedAt
              moderation @required(action: THROW) {
                taxNumber
                approvedBy {
                  displayName
                }
              }
            }
          }
        }
      }
    `,
    usePreloadedQuery<providersLoaderQuery>(providersQuery, reference),
  );
  const { totalCount, edges } = providers;
  return { totalCount, edges };
}

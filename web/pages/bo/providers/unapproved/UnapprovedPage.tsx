import { defineMessages } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type {
  UnapprovedPage_query$data,
  UnapprovedPage_query$key,
} from '#web/__generated__/UnapprovedPage_query.graphql.ts';
import type { unapprovedLoaderQuery } from '#web/__generated__/unapprovedLoaderQuery.graphql.ts';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import type { ListColumn } from '#web/pages/bo/list/columns.ts';
import { ListScreen } from '#web/pages/bo/list/ListScreen.tsx';
import { writeListUrl } from '#web/pages/bo/list/listUrl.ts';
import { AllProvidersLink } from '#web/pages/bo/list/NothingFound.tsx';
import { type ListOf, useList } from '#web/pages/bo/list/useList.ts';
import { ViewChips } from '#web/pages/bo/list/ViewChips.tsx';
import { Ago } from '#web/pages/bo/Timestamp.tsx';
import { useShortcuts } from '#web/pages/bo/useShortcuts.ts';
import { paths } from '#web/paths.ts';
import { useIsSuperAdmin } from '#web/session/useIsSuperAdmin.ts';
import { RowLink } from '#web/ui/TableRow.tsx';
import { queueMessages } from '../listMessages.ts';
import { PlaceAndCategory } from '../ProviderFilters.tsx';
import { useUndo } from '../provider/moderation/useUndo.ts';
import { providerBulk, providerColumns } from '../providerColumns.tsx';
import { queueList } from '../providerFields.ts';
import { flagMessages, QueueFlags } from './QueueFlags.tsx';
import { unapprovedQuery } from './unapprovedLoader.ts';

const MINUTE_MS = 60_000;

const viewMessages = defineMessages({
  duplicates: { id: 'bo.queue.duplicates', defaultMessage: 'Possible duplicates' },
  withoutImage: { id: 'bo.queue.withoutImage', defaultMessage: 'Without image' },
});

const { duplicates, withoutImage } = viewMessages;
const { confirmed, resubmitted } = flagMessages;

const columns: ListColumn<UnapprovedPage_query$data['unapprovedProviders']['edges'][number]>[] = [
  providerColumns.id,
  {
    id: 'businessName',
    label: columnMessages.businessName,
    isName: true,
    cell: ({ node: { databaseId, businessName }, cursor }, { url }) => (
      <RowLink href={paths.boProvider(databaseId, { from: url, at: cursor })}>{businessName}</RowLink>
    ),
  },
  providerColumns.commercialName,
  {
    id: 'flags',
    label: columnMessages.flags,
    width: 'text',
    card: 'first',
    cell: ({ flags, assignee }) => <QueueFlags flags={flags} assignee={assignee} />,
  },
  providerColumns.country,
  { ...providerColumns.service, width: 'wide', room: 64 },
  {
    id: 'submittedAt',
    label: columnMessages.submittedAt,
    width: 'text',
    card: 'end',
    cell: ({ node }) => <Ago value={node.moderation.submittedAt} />,
  },
  {
    id: 'createdAt',
    label: columnMessages.createdAt,
    width: 'text',
    room: 88,
    card: 'none',
    cell: ({ node }) => <Ago value={node.createdAt} />,
  },
  {
    id: 'updatedAt',
    label: columnMessages.updatedAt,
    width: 'narrow',
    card: 'none',
    // empty if the provider has not changed since its creation
    cell: ({ node }) =>
      Date.parse(node.updatedAt) - Date.parse(node.createdAt) > MINUTE_MS && <Ago value={node.updatedAt} />,
  },
];

export function UnapprovedPage() {
  const list = useList(queueList);
  const reference = useLoaderData<PreloadedQuery<unapprovedLoaderQuery>>();
  const exportUrl = writeListUrl('/api/providers/unapproved/export.csv', { ...list.state, page: 1 });
  const undo = useUndo();
  useShortcuts({
    o: () => document.querySelector<HTMLElement>('[role="row"] a')?.click(),
    u: () => void undo(),
  });
  return (
    <ListScreen
      list={list}
      columns={columns}
      messages={queueMessages}
      reference={reference}
      useRows={useQueue}
      exportUrl={useIsSuperAdmin() ? exportUrl : undefined}
      bulk={providerBulk}
      views={<ViewChips list={list} names={{ confirmed, duplicates, resubmitted, withoutImage }} />}
      filters={<QueueFilters list={list} reference={reference} />}
      drawing="done"
      links={<AllProvidersLink />}
    />
  );
}

interface QueueFiltersProps {
  list: ListOf<typeof queueList>;
  reference: PreloadedQuery<unapprovedLoaderQuery>;
}

function QueueFilters({ list, reference }: QueueFiltersProps) {
  const query = usePreloadedQuery<unapprovedLoaderQuery>(unapprovedQuery, reference);
  return <PlaceAndCategory list={list} query={query} />;
}

function useQueue(reference: PreloadedQuery<unapprovedLoaderQuery>) {
  const { unapprovedProviders } = useFragment<UnapprovedPage_query$key>(
    graphql`
      fragment UnapprovedPage_query on Query {
        unapprovedProviders(first: $first, offset: $offset, orderBy: $orderBy, search: $search, view: $view, filter: $filter) {
          totalCount
          edges {
            cursor
            flags
            assignee
            node {
              ...providerColumns_provider
              databaseId
              businessName
              createdAt
              updatedAt
              moderation @required(action: THROW) {
                submittedAt
              }
            }
          }
        }
      }
    `,
    usePreloadedQuery<unapprovedLoaderQuery>(unapprovedQuery, reference),
  );
  const { totalCount, edges } = unapprovedProviders;
  return { totalCount, edges };
}

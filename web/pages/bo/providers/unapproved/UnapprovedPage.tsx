import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { UnapprovedPage_provider$key } from '#web/__generated__/UnapprovedPage_provider.graphql.ts';
import type { UnapprovedPage_query$key } from '#web/__generated__/UnapprovedPage_query.graphql.ts';
import type { unapprovedLoaderQuery } from '#web/__generated__/unapprovedLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import { ListRows } from '#web/pages/bo/list/ListRows.tsx';
import { writeListUrl } from '#web/pages/bo/list/listUrl.ts';
import { AllProvidersLink, NoMatch, NothingFound } from '#web/pages/bo/list/NothingFound.tsx';
import { SearchedList } from '#web/pages/bo/list/SearchedList.tsx';
import { useList } from '#web/pages/bo/list/useList.ts';
import { type Selection, selectionOf, useSelection } from '#web/pages/bo/list/useSelection.ts';
import { Day } from '#web/pages/bo/Timestamp.tsx';
import { useShortcuts } from '#web/pages/bo/useShortcuts.ts';
import { paths } from '#web/paths.ts';
import { useIsSuperAdmin } from '#web/session/useIsSuperAdmin.ts';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { RowLink, SelectCell, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { bulkMessages } from '../bulk/bulkMessages.ts';
import { type Chosen, readChosen } from '../bulk/chosen.ts';
import { SelectionBar } from '../bulk/SelectionBar.tsx';
import { FirstService } from '../FirstService.tsx';
import { PlaceAndCategory } from '../ProviderFilters.tsx';
import { useUndo } from '../provider/moderation/useUndo.ts';
import { queueList } from '../providerFields.ts';
import { listMessages } from '../providerList.ts';
import { type QueueFacts, QueueFlags } from './QueueFlags.tsx';
import { type QueueList, QueueViews, useQueueColumns } from './queueList.tsx';
import { unapprovedQuery } from './unapprovedLoader.ts';

export function UnapprovedPage() {
  const intl = useIntl();
  const list = useList(queueList);
  const columns = useQueueColumns();
  const reference = useLoaderData<PreloadedQuery<unapprovedLoaderQuery>>();
  const selection = useSelection<Chosen>();
  const title = usePageTitle();
  const undo = useUndo();
  useShortcuts({
    o: () => document.querySelector<HTMLElement>('[role="row"] a')?.click(),
    u: () => void undo(),
  });
  return (
    <SearchedList
      title={title}
      list={list}
      columns={columns}
      messages={listMessages}
      reference={reference}
      views={
        <>
          <QueueViews list={list} />
          <LoadedPart reference={reference} failed={intl.formatMessage(listMessages.failed)} skeleton={null} isSilent>
            <QueueFilters list={list} reference={reference} />
          </LoadedPart>
        </>
      }
      selectionBar={<SelectionBar selection={selection} listUrl={list.url} />}
    >
      <UnapprovedTable label={title} list={list} selection={selection} reference={reference} />
    </SearchedList>
  );
}

function QueueFilters({ list, reference }: Pick<UnapprovedTableProps, 'list' | 'reference'>) {
  const query = usePreloadedQuery<unapprovedLoaderQuery>(unapprovedQuery, reference);
  return <PlaceAndCategory list={list} query={query} />;
}

interface UnapprovedTableProps {
  label: string;
  list: QueueList;
  reference: PreloadedQuery<unapprovedLoaderQuery>;
  selection: Selection<Chosen>;
}

function UnapprovedTable({ label, list, reference, selection }: UnapprovedTableProps) {
  const isSuperAdmin = useIsSuperAdmin();
  const columns = useQueueColumns();
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
              id
              databaseId
              ...chosen_provider
              ...UnapprovedPage_provider
            }
          }
        }
      }
    `,
    usePreloadedQuery<unapprovedLoaderQuery>(unapprovedQuery, reference),
  );
  const page = unapprovedProviders.edges.map(({ node }) => readChosen(node));
  return (
    <ListRows
      label={label}
      list={list}
      columns={columns}
      totalCount={unapprovedProviders.totalCount}
      counted={listMessages.count}
      exportUrl={
        isSuperAdmin ? writeListUrl('/api/providers/unapproved/export.csv', { ...list.state, page: 1 }) : undefined
      }
      selectAll={{
        state: selection.stateOf(page),
        onChange: (isSelected) => selection.selectAll(page, isSelected),
      }}
      empty={<EmptyQueue list={list} />}
    >
      {unapprovedProviders.edges.map(({ cursor, flags, assignee, node }, at) => (
        <UnapprovedRow
          key={node.id}
          provider={node}
          facts={{ flags, assignee }}
          href={paths.boProvider(node.databaseId, { from: list.url, at: cursor })}
          select={selectionOf(selection, page, page[at]!)}
        />
      ))}
    </ListRows>
  );
}

interface UnapprovedRowProps {
  provider: UnapprovedPage_provider$key;
  facts: QueueFacts;
  href: string;
  /** Its checkbox. */
  select: Omit<ComponentProps<typeof SelectCell>, 'label'>;
}

function UnapprovedRow({ provider, facts, href, select }: UnapprovedRowProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment UnapprovedPage_provider on Provider {
        databaseId
        businessName
        commercialName
        address {
          countryCode
        }
        ...FirstService_provider
        submittedAt
        createdAt
        updatedAt
      }
    `,
    provider,
  );
  const { databaseId, businessName, commercialName, address, submittedAt, createdAt, updatedAt } = data;
  return (
    <TableRow>
      <SelectCell {...select} label={intl.formatMessage(bulkMessages.select, { name: businessName })} />
      <TableCell label={intl.formatMessage(columnMessages.id)} isNumber>
        {databaseId}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.businessName)}>
        <RowLink href={href}>{businessName}</RowLink>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.commercialName)}>{commercialName}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.flags)}>
        <QueueFlags {...facts} />
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.country)}>
        {intl.formatDisplayName(address.countryCode, { type: 'region' })}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.service)}>
        <FirstService provider={data} />
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.submittedAt)}>
        <Day value={submittedAt} />
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.createdAt)}>
        <Day value={createdAt} />
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.updatedAt)}>
        <Day value={updatedAt} />
      </TableCell>
    </TableRow>
  );
}

/** In place of the moderation queue. */
function EmptyQueue({ list }: { list: QueueList }) {
  if (list.state.search) return <NoMatch search={list.state.search} onClear={list.showAll} />;
  if (Object.values(list.state.filters).some(Boolean))
    return (
      <NothingFound onShowAll={list.showAll}>
        <FormattedMessage
          id="bo.queue.emptyView"
          defaultMessage="No pending providers in this view."
          description="In place of a part of the moderation queue"
        />
      </NothingFound>
    );
  return (
    <MessageCard drawing="done">
      <p>
        <FormattedMessage
          id="bo.nothingWaits"
          defaultMessage="All caught up. New providers appear here when businesses register."
          description="In place of the moderation queue"
        />
      </p>
      <AllProvidersLink />
    </MessageCard>
  );
}

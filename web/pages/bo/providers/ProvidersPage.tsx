import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ProvidersPage_provider$key } from '#web/__generated__/ProvidersPage_provider.graphql.ts';
import type { ProvidersPage_query$key } from '#web/__generated__/ProvidersPage_query.graphql.ts';
import type { providersLoaderQuery } from '#web/__generated__/providersLoaderQuery.graphql.ts';
import type { BusinessState } from '#web/businesses/StatusChip.tsx';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { paths } from '#web/paths.ts';
import { useIsSuperAdmin } from '#web/session/useIsSuperAdmin.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { RowLink, SelectCell, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { ListRows } from '../list/ListRows.tsx';
import { writeListUrl } from '../list/listUrl.ts';
import { NoMatch, NothingFound } from '../list/NothingFound.tsx';
import { SearchedList } from '../list/SearchedList.tsx';
import { useList } from '../list/useList.ts';
import { type Selection, selectionOf, useSelection } from '../list/useSelection.ts';
import { Day } from '../Timestamp.tsx';
import { bulkMessages } from './bulk/bulkMessages.ts';
import { type Chosen, readChosen } from './bulk/chosen.ts';
import { SelectionBar } from './bulk/SelectionBar.tsx';
import { FirstService } from './FirstService.tsx';
import { ProviderFilters, type ProviderList } from './ProviderFilters.tsx';
import { ProviderStatusChip } from './ProviderStatusChip.tsx';
import { providerList } from './providerFields.ts';
import { listMessages, useProviderColumns } from './providerList.ts';
import { providersQuery } from './providersLoader.ts';
import { QueueFlags } from './unapproved/QueueFlags.tsx';

export function ProvidersPage() {
  const intl = useIntl();
  const list = useList(providerList);
  const columns = useProviderColumns();
  const reference = useLoaderData<PreloadedQuery<providersLoaderQuery>>();
  const selection = useSelection<Chosen>();
  const title = usePageTitle();
  return (
    <SearchedList
      title={title}
      list={list}
      columns={columns}
      messages={listMessages}
      reference={reference}
      views={
        <LoadedPart reference={reference} failed={intl.formatMessage(listMessages.failed)} skeleton={null} isSilent>
          <ProviderFilters list={list} reference={reference} />
        </LoadedPart>
      }
      selectionBar={<SelectionBar selection={selection} listUrl={list.url} />}
    >
      <ProviderTable label={title} list={list} selection={selection} reference={reference} />
    </SearchedList>
  );
}

interface ProviderTableProps {
  label: string;
  list: ProviderList;
  reference: PreloadedQuery<providersLoaderQuery>;
  selection: Selection<Chosen>;
}

function ProviderTable({ label, list, reference, selection }: ProviderTableProps) {
  const isSuperAdmin = useIsSuperAdmin();
  const columns = useProviderColumns();
  const { providers } = useFragment<ProvidersPage_query$key>(
    graphql`
      fragment ProvidersPage_query on Query {
        providers(first: $first, offset: $offset, orderBy: $orderBy, search: $search, filter: $filter) {
          totalCount
          edges {
            flags
            node {
              id
              databaseId
              ...chosen_provider
              ...ProvidersPage_provider
            }
          }
        }
      }
    `,
    usePreloadedQuery<providersLoaderQuery>(providersQuery, reference),
  );
  const page = providers.edges.map(({ node }) => readChosen(node));
  return (
    <ListRows
      label={label}
      list={list}
      columns={columns}
      totalCount={providers.totalCount}
      counted={listMessages.count}
      exportUrl={isSuperAdmin ? writeListUrl('/api/providers/export.csv', { ...list.state, page: 1 }) : undefined}
      selectAll={{
        state: selection.stateOf(page),
        onChange: (isSelected) => selection.selectAll(page, isSelected),
      }}
      empty={<NoProviders list={list} />}
    >
      {providers.edges.map(({ flags, node }, at) => (
        <ProviderRow
          key={node.id}
          provider={node}
          flags={flags}
          href={paths.boProvider(node.databaseId, { from: list.url })}
          select={selectionOf(selection, page, page[at]!)}
        />
      ))}
    </ListRows>
  );
}

interface ProviderRowProps {
  provider: ProvidersPage_provider$key;
  flags: readonly string[];
  href: string;
  /** Its checkbox. */
  select: Omit<ComponentProps<typeof SelectCell>, 'label'>;
}

function ProviderRow({ provider, flags, href, select }: ProviderRowProps) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment ProvidersPage_provider on Provider {
        databaseId
        businessName
        commercialName
        taxNumber
        status
        approvedAt
        approvedBy {
          displayName
        }
        address {
          countryCode
        }
        ...FirstService_provider
      }
    `,
    provider,
  );
  const { databaseId, businessName, commercialName, taxNumber, status, approvedAt, approvedBy, address } = data;
  return (
    <TableRow>
      <SelectCell {...select} label={intl.formatMessage(bulkMessages.select, { name: businessName })} />
      <TableCell label={intl.formatMessage(columnMessages.id)} isNumber>
        {databaseId}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.businessName)}>
        <RowLink href={href}>{businessName}</RowLink>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.status)}>
        <ProviderStatusChip status={status as BusinessState} />
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.flags)}>
        <QueueFlags flags={flags} />
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.country)}>
        {intl.formatDisplayName(address.countryCode, { type: 'region' })}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.service)}>
        <FirstService provider={data} />
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.commercialName)}>{commercialName}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.taxNumber)}>{taxNumber}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.approvedAt)}>
        {approvedAt && <Day value={approvedAt} />}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.approvedBy)}>{approvedBy?.displayName}</TableCell>
    </TableRow>
  );
}

/** In place of the list of all providers. */
function NoProviders({ list }: { list: ProviderList }) {
  if (Object.values(list.state.filters).some(Boolean))
    return (
      <NothingFound onShowAll={list.showAll}>
        <FormattedMessage
          id="bo.providers.noneFiltered"
          defaultMessage="No providers match these filters."
          description="In place of the list of providers"
        />
      </NothingFound>
    );
  if (list.state.search) return <NoMatch search={list.state.search} onClear={list.showAll} />;
  return (
    <MessageCard>
      <p>
        <FormattedMessage
          id="bo.noProviders"
          defaultMessage="No providers yet. Import a list, create the first one, or wait for businesses to register."
          description="In place of the list of providers"
        />
      </p>
      <LinkButton variant="outline" href={paths.boImports()}>
        <FormattedMessage id="setUp.import" defaultMessage="Import a list" description="Link" />
      </LinkButton>
      <LinkButton variant="outline" href={paths.boNewProvider()}>
        <FormattedMessage
          id="bo.enterProvider"
          defaultMessage="Create a provider"
          description="Link in place of the list of providers, when there is none"
        />
      </LinkButton>
    </MessageCard>
  );
}

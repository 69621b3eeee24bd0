import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ServicesPage_query$key } from '#web/__generated__/ServicesPage_query.graphql.ts';
import type { ServicesPage_service$key } from '#web/__generated__/ServicesPage_service.graphql.ts';
import type { servicesLoaderQuery } from '#web/__generated__/servicesLoaderQuery.graphql.ts';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { ListRows } from '../list/ListRows.tsx';
import { NoMatch } from '../list/NothingFound.tsx';
import { SearchedList } from '../list/SearchedList.tsx';
import { type List, useList } from '../list/useList.ts';
import { Reading } from './Reading.tsx';
import { serviceList, servicesQuery } from './servicesLoader.ts';

const listMessages = defineMessages({
  failed: {
    id: 'bo.failed.services',
    defaultMessage: 'Failed to load services',
    description: 'When the list of services, files or logs could not be loaded and the server does not say why',
  },
  search: {
    id: 'bo.search.services',
    defaultMessage: 'Search services',
    description: 'Label of the field that filters the list of services',
  },
  hint: {
    id: 'bo.search.servicesHint',
    defaultMessage: 'Name in any language',
    description: 'Hint in the field that filters the list of services',
  },
  count: {
    id: 'bo.serviceCount',
    defaultMessage: '{count, plural, one {# service} other {# services}}',
    description: 'Above a list: how many there are on all its pages',
  },
});

export function ServicesPage() {
  const list = useList(serviceList);
  const columns = useServiceColumns();
  const reference = useLoaderData<PreloadedQuery<servicesLoaderQuery>>();
  const title = usePageTitle();
  return (
    <>
      <SearchedList title={title} list={list} columns={columns} messages={listMessages} reference={reference}>
        <ServiceTable label={title} list={list} reference={reference} />
      </SearchedList>
      <Reading />
    </>
  );
}

interface ServiceTableProps {
  label: string;
  list: List<never>;
  reference: PreloadedQuery<servicesLoaderQuery>;
}

function ServiceTable({ label, list, reference }: ServiceTableProps) {
  const columns = useServiceColumns();
  const { services } = useFragment<ServicesPage_query$key>(
    graphql`
      fragment ServicesPage_query on Query {
        services(first: $first, offset: $offset, search: $search) {
          totalCount
          edges {
            node {
              id
              databaseId
              ...ServicesPage_service
            }
          }
        }
      }
    `,
    usePreloadedQuery<servicesLoaderQuery>(servicesQuery, reference),
  );
  return (
    <ListRows
      label={label}
      list={list}
      columns={columns}
      totalCount={services.totalCount}
      counted={listMessages.count}
      empty={<NoServices list={list} />}
    >
      {services.edges.map(({ node }) => (
        <ServiceRow key={node.id} service={node} href={paths.boService(node.databaseId, { from: list.url })} />
      ))}
    </ListRows>
  );
}

interface ServiceRowProps {
  service: ServicesPage_service$key;
  href: string;
}

function ServiceRow({ service, href }: ServiceRowProps) {
  const intl = useIntl();
  const { databaseId, name, subcategory } = useFragment(
    graphql`
      fragment ServicesPage_service on Service {
        databaseId
        name
        subcategory {
          name
          category {
            name
          }
        }
      }
    `,
    service,
  );
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(columnMessages.id)} isNumber>
        {databaseId}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.service)}>
        <RowLink href={href}>{name}</RowLink>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.subcategory)}>{subcategory.name}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.category)}>{subcategory.category.name}</TableCell>
    </TableRow>
  );
}

/** In place of the list of services. */
function NoServices({ list }: { list: List<never> }) {
  if (list.state.search) return <NoMatch search={list.state.search} onClear={list.showAll} />;
  return (
    <MessageCard>
      <p>
        <FormattedMessage
          id="bo.noServicesYet"
          defaultMessage="No services yet. Providers choose what they offer from this list. Create the first one."
          description="In place of the list of services"
        />
      </p>
      <LinkButton variant="outline" href={paths.boNewService()}>
        <FormattedMessage
          id="bo.enterService"
          defaultMessage="Create a service"
          description="Link in place of the list of services, when there is none"
        />
      </LinkButton>
    </MessageCard>
  );
}

function useServiceColumns(): Column[] {
  const intl = useIntl();
  return [
    { id: 'id', label: intl.formatMessage(columnMessages.id), width: 'narrow', isNumber: true },
    { id: 'service', label: intl.formatMessage(columnMessages.service), isName: true },
    { id: 'subcategory', label: intl.formatMessage(columnMessages.subcategory) },
    { id: 'category', label: intl.formatMessage(columnMessages.category) },
  ];
}

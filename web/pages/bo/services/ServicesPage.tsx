import { defineMessages, FormattedMessage } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ServicesPage_query$data, ServicesPage_query$key } from '#web/__generated__/ServicesPage_query.graphql.ts';
import type { servicesLoaderQuery } from '#web/__generated__/servicesLoaderQuery.graphql.ts';
import { facetInWords } from '#web/businesses/facetMessages.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RowLink } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import type { ListColumn } from '../list/columns.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { useList } from '../list/useList.ts';
import { Reading } from './Reading.tsx';
import { labels } from './service/serviceMessages.ts';
import { serviceList, servicesQuery } from './servicesLoader.ts';

const messages = defineMessages({
  failed: { id: 'bo.failed.services' },
  search: { id: 'bo.search.services', defaultMessage: 'Search services' },
  hint: { id: 'bo.search.servicesHint', defaultMessage: 'Name in any language' },
  count: { id: 'bo.serviceCount', defaultMessage: '{count, plural, one {# service} other {# services}}' },
  none: {
    id: 'bo.noServicesYet',
    defaultMessage: 'No services yet. Providers choose what they offer from this list. Create the first one.',
  },
});

const columns: ListColumn<ServicesPage_query$data['services']['edges'][number]>[] = [
  {
    id: 'id',
    label: columnMessages.id,
    width: 'small',
    isNumber: true,
    card: 'none',
    cell: ({ node }) => node.databaseId,
  },
  {
    id: 'service',
    label: columnMessages.service,
    isName: true,
    cell: ({ node }, { url }) => <RowLink href={paths.boService(node.databaseId, { from: url })}>{node.name}</RowLink>,
  },
  { id: 'subcategory', label: columnMessages.subcategory, card: 'first', cell: ({ node }) => node.subcategory.name },
  { id: 'category', label: columnMessages.category, card: 'plain', cell: ({ node }) => node.subcategory.category.name },
  {
    id: 'facet',
    label: labels.facet,
    card: 'plain',
    cell: ({ node }, { intl }) => facetInWords(intl, node.facet),
  },
];

export function ServicesPage() {
  return (
    <>
      <ListScreen
        list={useList(serviceList)}
        columns={columns}
        messages={messages}
        reference={useLoaderData<PreloadedQuery<servicesLoaderQuery>>()}
        useRows={useServices}
        links={
          <LinkButton variant="outline" href={paths.boNewService()}>
            <FormattedMessage id="bo.enterService" defaultMessage="Create a service" />
          </LinkButton>
        }
      />
      <Reading />
    </>
  );
}

function useServices(reference: PreloadedQuery<servicesLoaderQuery>) {
  const { services } = useFragment<ServicesPage_query$key>(
    graphql`
      fragment ServicesPage_query on Query {
        services(first: $first, offset: $offset, search: $search) {
          totalCount
          edges {
            node {
              databaseId
              name
              facet
              subcategory {
                name
                category {
                  name
                }
              }
            }
          }
        }
      }
    `,
    usePreloadedQuery<servicesLoaderQuery>(servicesQuery, reference),
  );
  const { totalCount, edges } = services;
  return { totalCount, edges };
}

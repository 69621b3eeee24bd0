import type { ServiceSelectorQuery } from '../__generated__/ServiceSelectorQuery.graphql.ts';
import { graphql } from '../relay/graphql.ts';
import { suggest } from '../relay/suggest.ts';
import { Selector, type SelectorProps } from './Selector.tsx';

/** A field for a service, chosen by its database id. */
export function ServiceSelector(props: SelectorProps) {
  return <Selector {...props} icon="truck" load={loadServices} />;
}

async function loadServices(search: string, signal: AbortSignal) {
  const { services } = await suggest<ServiceSelectorQuery>(
    graphql`
      query ServiceSelectorQuery($search: String!) {
        services(search: $search, first: 20) {
          edges {
            node {
              databaseId
              name
              subcategory {
                name
              }
            }
          }
        }
      }
    `,
    { search },
    signal,
  );
  return services.edges.map(({ node: { databaseId, name, subcategory } }) => ({
    id: String(databaseId),
    label: name,
    detail: subcategory.name,
  }));
}

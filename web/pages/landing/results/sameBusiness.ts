import { graphql, readInlineData } from 'relay-runtime';
import type { sameBusiness_edge$key } from '#web/__generated__/sameBusiness_edge.graphql.ts';
import { groupBy, nameKey } from '#web/businesses/groupByName.ts';

interface Offer {
  readonly node: {
    readonly businessName: string;
    readonly providerServices: readonly { readonly place: { readonly id: string } }[];
  };
  readonly matchedService: { readonly service: { readonly name: string } } | null | undefined;
}

export function readOffer(edge: sameBusiness_edge$key) {
  return readInlineData(
    graphql`
      fragment sameBusiness_edge on SearchResultEdge @inline {
        node {
          databaseId
          path
          businessName
          providerServices {
            place {
              id
              name
            }
          }
        }
        matchedService {
          service {
            name
          }
          place {
            name
          }
        }
      }
    `,
    edge,
  );
}

/**
 * Groups results that have the same name for the same service, or that were found only by name and offer services at
 * the same place. Otherwise many listings of one business would push others off the page.
 */
export function groupSameBusiness<Edge>(
  edges: readonly Edge[],
  read: (edge: Edge) => Offer,
): (readonly [Edge, ...Edge[]])[] {
  return groupBy(edges, (edge) => {
    const { node, matchedService } = read(edge);
    const place = node.providerServices[0]?.place.id ?? '';
    return `${nameKey(node.businessName)}\n${matchedService ? matchedService.service.name : place}`;
  });
}

/** A listing as a link with the name of its place, for the listings of a group without a card. */
export function readListing(edge: sameBusiness_edge$key) {
  const { matchedService, node } = readOffer(edge);
  const { databaseId, path, providerServices } = node;
  return { databaseId, path, place: (matchedService ?? providerServices[0])?.place.name ?? String(databaseId) };
}

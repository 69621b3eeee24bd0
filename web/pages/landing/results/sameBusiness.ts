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
 * Groups results with one name for one service, and those found only by name that offer something at one place: many
 * listings of one business must not push the others off the page.
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

/** The names of the other listings of a group: their places. */
export function readListing(edge: sameBusiness_edge$key) {
  const { matchedService, node } = readOffer(edge);
  const { databaseId, path, providerServices } = node;
  return { databaseId, path, place: (matchedService ?? providerServices[0])?.place.name ?? String(databaseId) };
}

import { graphql, readInlineData } from 'relay-runtime';
import { fold } from '#shared/fold.ts';
import type { sameBusiness_edge$key } from '#web/__generated__/sameBusiness_edge.graphql.ts';

interface Offer {
  readonly node: { readonly businessName: string };
  readonly matchedService: { readonly service: { readonly name: string } } | null | undefined;
}

export function readOffer(edge: sameBusiness_edge$key): Offer {
  return readInlineData(
    graphql`
      fragment sameBusiness_edge on SearchProvidersConnectionEdge @inline {
        node {
          businessName
        }
        matchedService {
          service {
            name
          }
        }
      }
    `,
    edge,
  );
}

/**
 * Results of one name for one service stand together, where the first of them is: many listings of one business must not
 * push the others off the page.
 */
export function groupSameBusiness<Edge>(
  edges: readonly Edge[],
  read: (edge: Edge) => Offer,
): (readonly [Edge, ...Edge[]])[] {
  const groups = new Map<unknown, [Edge, ...Edge[]]>();
  for (const edge of edges) {
    const { node, matchedService } = read(edge);
    const key = matchedService ? `${fold(node.businessName)}\n${matchedService.service.name}` : edge;
    const group = groups.get(key);
    if (group) group.push(edge);
    else groups.set(key, [edge]);
  }
  return [...groups.values()];
}

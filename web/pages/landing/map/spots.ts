import { graphql, readInlineData } from 'relay-runtime';
import type { Area } from '#shared/area.ts';
import type { spots_edge$key } from '#web/__generated__/spots_edge.graphql.ts';
import { type Asked, type Located, nearestFirst, readPlace } from '../results/nearestFirst.ts';

interface At extends Located {
  readonly displayName: string;
}

interface Found<Place extends At> {
  /** The id of the place of the requested service. */
  readonly matchedId?: string | undefined;
  readonly node: {
    readonly id: string;
    readonly businessName: string;
    readonly places: readonly Place[];
  };
}

/** A place with the results located there. */
export interface Spot {
  id: string;
  place: string;
  at: [latitude: number, longitude: number];
  providers: { id: string; name: string }[];
}

export function readFound(edge: spots_edge$key): Found<At> {
  const { matchedService, node } = readInlineData(
    graphql`
      fragment spots_edge on SearchResultEdge @inline {
        matchedService {
          place {
            id
          }
        }
        node {
          id
          businessName
          places {
            displayName
            ...nearestFirst_place
          }
        }
      }
    `,
    edge,
  );
  const places = node.places.map((place) => ({ ...readPlace(place), displayName: place.displayName }));
  return { matchedId: matchedService?.place.id, node: { id: node.id, businessName: node.businessName, places } };
}

/** Groups results by place, in the order of the best result of each place. */
export function toSpots<Place extends At>(
  found: readonly Found<Place>[],
  asked: readonly Asked[],
  area: Area | null,
): Spot[] {
  const spots = new Map<string, Spot>();
  for (const { node, matchedId } of found) {
    const [first] = nearestFirst(node.places, asked, area, matchedId);
    if (!first) continue;
    const { id, displayName, latitude, longitude } = first;
    const spot = spots.get(id) ?? { id, place: displayName, at: [latitude, longitude], providers: [] };
    spot.providers.push({ id: node.id, name: node.businessName });
    spots.set(id, spot);
  }
  return [...spots.values()];
}

import type { findNearestQuery } from '#web/__generated__/findNearestQuery.graphql.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';

const SECONDS = 10;

/** The city that the visitor is in. Throws when the browser does not share the position, and when no city is near. */
export async function findNearest(): Promise<{ id: string; displayName: string }> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: SECONDS * 1000, maximumAge: 600_000 }),
  );
  // a tenth of a degree: the city, not the house
  const rounded = (degrees: number) => Math.round(degrees * 10) / 10;
  const { nearestAddress } = await ask<findNearestQuery>(
    graphql`
      query findNearestQuery($latitude: Float!, $longitude: Float!) {
        nearestAddress(latitude: $latitude, longitude: $longitude) {
          id
          displayName
        }
      }
    `,
    { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
  );
  if (!nearestAddress) throw new Error('no city is near');
  const { id, displayName } = nearestAddress;
  return { id, displayName };
}

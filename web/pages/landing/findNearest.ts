import type { findNearestQuery } from '#web/__generated__/findNearestQuery.graphql.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';

const SECONDS = 10;
const FAR_KM = 200;
const KM_PER_DEGREE = 111.2;

/** The visitor's city. Throws when the browser does not share the position, or when no city is near. */
export async function findNearest(): Promise<{ id: string; displayName: string }> {
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: SECONDS * 1000, maximumAge: 600_000 }),
  );
  // rounded to a hundredth of a degree, about a kilometer: the city, but not the house
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  const { nearestPlace } = await ask<findNearestQuery>(
    graphql`
      query findNearestQuery($latitude: Float!, $longitude: Float!) @preloadable {
        nearestPlace(latitude: $latitude, longitude: $longitude) {
          id
          displayName
          latitude
          longitude
        }
      }
    `,
    { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
  );
  if (!nearestPlace) throw new Error('no city is near');
  const { id, displayName, latitude, longitude } = nearestPlace;
  const east = (longitude - coords.longitude) * Math.cos((latitude * Math.PI) / 180);
  if (KM_PER_DEGREE * Math.hypot(latitude - coords.latitude, east) > FAR_KM) throw new Error('no city is near');
  return { id, displayName };
}

import { type DemoPlace, generateProviders } from '#prisma/demo/generateProviders.ts';
import { FIRST_OWN_ID, type Place } from '#server/places/atlas/place.ts';
import { kilometres } from '../kilometres.ts';

const NEAR_KM = 40;

/** Whether a provider of the demo directory is near a place. */
export function servedPlaces(places: readonly Place[]): (place: Place) => boolean {
  const byId = new Map(places.map((place) => [place.id, place]));
  const own = places.filter(({ id }) => id < FIRST_OWN_ID) as DemoPlace[];
  const ids = new Set<number>();
  for (const { services } of generateProviders(own, { count: 2_000 }))
    for (const { addressId } of services) ids.add(addressId);
  const sites = [...ids].map((id) => byId.get(id)!);
  const known = new Map<number, boolean>();
  return (place) => {
    if (!known.has(place.id))
      known.set(
        place.id,
        sites.some((site) => kilometres(site.latitude, site.longitude, place.latitude, place.longitude) <= NEAR_KM),
      );
    return known.get(place.id)!;
  };
}

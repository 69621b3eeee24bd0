import type { Pool } from 'pg';
import { referencePlaces } from '#server/app/seed/reference.ts';
import { displayName, type Place } from '#server/places/atlas/place.ts';
import { kilometres } from '../kilometres.ts';

/** A service that a provider offers at a place: all of them at a branch without services of its own. */
export interface Offer {
  nameEn: string;
  nameEs: string;
  namePt: string;
  place: Place;
}

export interface Directory {
  /** By the provider's database id. */
  offers: Map<number, Offer[]>;
  /** By English display name. */
  places: Map<string, Place>;
}

export async function readDirectory(pool: Pool): Promise<Directory> {
  const all = referencePlaces();
  const byId = new Map(all.map((place) => [place.id, place]));
  const places = new Map(all.map((place) => [displayName(place, 'en'), place]));
  const { rows } = await pool.query<Omit<Offer, 'place'> & { providerId: number; addressId: number }>(
    `select o.provider_id as "providerId", o.address_id as "addressId",
            s.name_en as "nameEn", s.name_es as "nameEs", s.name_pt as "namePt"
     from (
       select provider_id, service_id, address_id from provider_services
       union
       select b.provider_id, o.service_id, b.address_id
       from provider_branches b join provider_services o on o.provider_id = b.provider_id
       where b.address_id not in (select address_id from provider_services there where there.provider_id = b.provider_id)
     ) o join services s on s.id = o.service_id`,
  );
  const offers = new Map<number, Offer[]>();
  for (const { providerId, addressId, ...names } of rows) {
    const offer = { ...names, place: byId.get(addressId)! };
    offers.set(providerId, [...(offers.get(providerId) ?? []), offer]);
  }
  return { offers, places };
}

/** The distance from the place to the nearest of the offers; infinite when there are none. */
export function nearestKm(place: Place, offers: Offer[]): number {
  return Math.min(...offers.map((offer) => distanceKm(place, offer.place)));
}

/** In a straight line; 0 where one place is a region or country that contains the other. */
function distanceKm(a: Place, b: Place): number {
  if (contains(a, b) || contains(b, a)) return 0;
  return kilometres(a.latitude, a.longitude, b.latitude, b.longitude);
}

function contains(area: Place, place: Place): boolean {
  return (
    area.countryCode === place.countryCode &&
    (area.kind === 'country' || (area.kind === 'region' && area.name === (place.region ?? place.name)))
  );
}

import type { Pool } from 'pg';
import { fold } from '#shared/fold.ts';
import type { Place } from './atlas/place.ts';
import type { OwnCodes } from './reading/postalCodes.ts';

const SHORTEST = 3;
const BATCH = 5_000;
/** The distance in degrees within which a place with the name given for the code is preferred to a nearer one. */
const NAMED_WITHIN = 0.25;

/**
 * Returns a function that looks up `postal_codes`: the code itself, or its longest known prefix, such as `01310` of
 * `01310-100`.
 */
export async function readOwnCodes(pool: Pool): Promise<OwnCodes> {
  const { rows } = await pool.query<{ key: string; id: number }>(
    'select country_code || code as key, address_id as id from postal_codes',
  );
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  return (countryCode, code) => {
    for (let length = ids.size > 0 ? code.length : 0; length >= SHORTEST; length--) {
      const id = ids.get(countryCode + code.slice(0, length));
      if (id !== undefined) return id;
    }
    return null;
  };
}

/**
 * Replaces the postal codes of each country in a GeoNames file, and returns the number of codes loaded, and of lines
 * without a city near them or outside the Americas. The columns country, code, place name, latitude and longitude are
 * read: https://download.geonames.org/export/zip/readme.txt.
 */
export async function loadPostalCodes(pool: Pool, lines: AsyncIterable<string>, places: Place[]) {
  const near = indexCities(places);
  const codes = new Map<string, [country: string, code: string, id: number]>();
  let left = 0;
  for await (const line of lines) {
    const [country = '', code = '', name = '', , , , , , , latitude, longitude] = line.split('\t');
    const plain = fold(code).replaceAll(' ', '');
    const city = plain && near(country, fold(name), Number(latitude), Number(longitude));
    if (city) codes.set(country + plain, [country, plain, city.id]);
    else if (line !== '') left += 1;
  }
  const rows = [...codes.values()];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from postal_codes where country_code = any ($1)', [
      [...new Set(rows.map(([one]) => one))],
    ]);
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      await client.query(
        'insert into postal_codes (country_code, code, address_id) select * from unnest($1::text[], $2::text[], $3::int[])',
        [0, 1, 2].map((column) => batch.map((row) => row[column])),
      );
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return { loaded: rows.length, left };
}

/**
 * Returns a function that finds the city of a code: a nearby one with the name given for the code, otherwise the
 * nearest.
 */
function indexCities(places: Place[]) {
  const cellOf = (latitude: number, longitude: number) => `${Math.round(latitude * 2)}/${Math.round(longitude * 2)}`;
  const cities = places.filter(({ kind }) => kind === 'city');
  const cells = Map.groupBy(cities, ({ latitude, longitude }) => cellOf(latitude, longitude));
  return (country: string, name: string, latitude: number, longitude: number): Place | null => {
    const steps = [-0.5, 0, 0.5];
    const around = steps
      .flatMap((north) => steps.flatMap((east) => cells.get(cellOf(latitude + north, longitude + east)) ?? []))
      .filter(({ countryCode }) => countryCode === country)
      .map((place) => ({ place, degrees: Math.hypot(place.latitude - latitude, place.longitude - longitude) }))
      .sort((a, b) => a.degrees - b.degrees);
    const named = around.find(({ place, degrees }) => degrees < NAMED_WITHIN && fold(place.name) === name);
    return (named ?? around[0])?.place ?? null;
  };
}

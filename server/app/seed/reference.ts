import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { serviceWords } from '#prisma/reference/service-words.ts';
import { categories, services, subcategories } from '#prisma/reference/services.ts';
import { taxTypes } from '#prisma/reference/tax-types.ts';
import type { Place } from '#server/places/atlas/place.ts';
import { seedNames } from './names.ts';
import { placeFiles, readPlaceRows } from './places.ts';
import type { Progress } from './seed.ts';

const BATCH = 5_000;

/** Reads the files of places, and computes the fingerprint of all reference data, which is stored after loading. */
function readReference() {
  const files = placeFiles();
  const names = JSON.stringify([categories, subcategories, services, serviceWords, taxTypes]);
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  return { files, fingerprint: hash.update(names).digest('hex') };
}

/** The places in the committed files, as they are in the database after loading. */
export function referencePlaces(): Place[] {
  const rows = readPlaceRows(placeFiles());
  const names = new Map(rows.map(([id, , name]) => [id, name!]));
  return rows.map(
    ([id, kind, name, alternates, countryCode, regionId, district, latitude, longitude, population]): Place => ({
      id: Number(id),
      kind: kind as Place['kind'],
      name: name!,
      alternates: alternates ? alternates.split('|') : [],
      countryCode: countryCode!,
      region: names.get(regionId) ?? null,
      regionId: Number(regionId) || null,
      district: district || null,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
    }),
  );
}

/** Loads or updates the reference data when its fingerprint differs from the stored one. Rows added by staff remain. */
export async function seedReference(client: ClientBase, onProgress: Progress): Promise<void> {
  const { files, fingerprint } = readReference();
  const { rows } = await client.query(`select value from settings where key = 'reference'`);
  if (rows[0]?.value === fingerprint) return;

  await client.query('begin');
  try {
    await seedPlaces(client, readPlaceRows(files), onProgress);
    await seedNames(client);
    await client.query(
      `insert into settings (key, value) values ('reference', to_jsonb($1::text)) on conflict (key) do update set value = excluded.value`,
      [fingerprint],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze addresses');
}

async function seedPlaces(client: ClientBase, places: string[][], onProgress: Progress): Promise<void> {
  // Cities are inserted last because they refer to their region, although regions and countries have the higher ids.
  const rows = places.toSorted((a, b) => Number(a[1] === 'city') - Number(b[1] === 'city'));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const column = (index: number) => batch.map((row) => row[index] || null);
    await client.query(
      `insert into addresses (id, kind, name, alternates, country_code, region_id, district, latitude, longitude, population)
       select id, kind::address_kind, name, coalesce(string_to_array(alternates, '|'), '{}'), country_code, region_id, district,
         latitude, longitude, population
       from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::text[], $8::float8[],
         $9::float8[], $10::int[])
         as place (id, kind, name, alternates, country_code, region_id, district, latitude, longitude, population)
       on conflict (id) do update set kind = excluded.kind, name = excluded.name, alternates = excluded.alternates,
         country_code = excluded.country_code, region_id = excluded.region_id, district = excluded.district,
         latitude = excluded.latitude, longitude = excluded.longitude, population = excluded.population`,
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(column),
    );
    onProgress('places', from + batch.length, rows.length);
  }
}

import { beforeAll, describe, expect, it } from 'vitest';
import { type Gazetteer, loadGazetteer } from '#server/places/gazetteer.ts';
import { UNKNOWN_READER } from '#server/places/reading/reader.ts';
import { useDatabase } from '#tests/testDatabase.ts';
import type { Facet, FacetCount, SearchFilters } from './facets/facets.ts';
import { lexemes } from './narrow.ts';
import { searchProviders } from './searchProviders.ts';

const database = useDatabase('demo');
let gazetteer: Gazetteer;
const DOCUMENTS = 12_000;
const CITY = 'Bahia Blanca, Argentina';
/**
 * A service of many providers, one of providers with two places, one of few, and one that providers with two places
 * offer only at the distant one.
 */
const [COMMON, NEAR, RARE, FAR] = [1, 2, 3, 4];

// Far more providers than are read together, all with one word, in five places, four of which are within 40 km of a
// city. Every third has another place far from it.
beforeAll(async () => {
  const { pool } = database.db;
  gazetteer = await loadGazetteer(pool);
  const country = lexemes.place(gazetteer.countries.find(({ countryCode }) => countryCode === 'AR')!.id);
  await pool.query(
    `insert into search.document (provider_id, quality, tier, sites, latitude, longitude, areas, facets, terms, approved_at)
     select 1000000 + i, 0.5, 6, sites, case when cardinality(sites) = 1 then latitude end,
       case when cardinality(sites) = 1 then -62.2724 end, array[search.cell(1, latitude, -62.2724), search.cell(2, latitude, -62.2724)],
       facets, (array_to_string(facets || 'zeppelin'::text, ':1B ') || ':1B')::tsvector, now()
     from generate_series(1, $1::int) as i
     cross join lateral (select -38.7196 - (i % 5) * 0.1 as latitude) at
     cross join lateral (
       select case when i % 3 = 0
         then array[row(latitude, -62.2724, null, null, null, array[$4::int])::search.site,
           row(-31, -62.2724, null, null, null, array[$6::int])::search.site]
         else array[row(latitude, -62.2724, null, null, null, case when i % 11 = 0 then array[$3::int, $5] else array[$3] end)::search.site]
       end as sites
     ) there
     cross join lateral (
       select array[$2::text] || array(select '@' || service from unnest(sites) as site, unnest(site.services) as service)
         || case when i % 7 > 0 then array['@whatsapp'] else '{}' end as facets
     ) had`,
    [DOCUMENTS, country, COMMON, NEAR, RARE, FAR],
  );
  await pool.query(`insert into search.card select provider_id, '{}' from search.document where provider_id > 1000000`);
  await pool.query(
    `insert into search.term select lexeme, count(*), false from search.document, unnest(terms)
     where provider_id > 1000000 group by lexeme
     on conflict (lexeme) do update set documents = term.documents + excluded.documents`,
  );
  await pool.query('update search.size set documents = documents + $1, rebuilt_at = now()', [DOCUMENTS]);
  await pool.query('delete from search.area');
  await pool.query(
    'insert into search.area select code, count(*) from search.document, unnest(areas) as code group by code',
  );
});

async function facetsOf(place: string | null, filters: SearchFilters | null = null) {
  const { pool } = database.db;
  const reader = { pool, gazetteer, language: 'es' as const, reader: UNKNOWN_READER };
  return (await searchProviders(reader, { keywords: 'zeppelin', place, filters })).facets();
}

const of = (facets: Facet<number | { id: number }>[], value: number) =>
  facets.find((facet) => idOf(facet.value) === value);
const idOf = (value: number | { id: number }) => (typeof value === 'number' ? value : value.id);

function expectEstimate(facet: FacetCount | undefined | null, documents: number): void {
  expect(facet!.isExact).toBe(false);
  expect(Math.abs(facet!.count! / documents - 1)).toBeLessThan(0.1);
}

describe('are within a tenth, and marked as estimates', () => {
  it('are omitted if the sample is too small', async () => {
    const anywhere = await facetsOf(null);
    expectEstimate(anywhere.hasWhatsApp, (DOCUMENTS * 6) / 7);
    expectEstimate(of(anywhere.services, COMMON), (DOCUMENTS * 2) / 3);
    const near = await facetsOf(CITY);
    expectEstimate(near.hasWhatsApp, (DOCUMENTS * 4 * 6) / 5 / 7);
    for (const [km, share] of [
      [25, 3 / 5],
      [100, 1],
      [300, 1],
    ] as const)
      expectEstimate(of(near.distances, km), DOCUMENTS * share);
    expectEstimate(near.inCountry, DOCUMENTS);
  });

  it('are in the order of the sample if it is too small', async () => {
    const { services, hasImage } = await facetsOf(CITY);
    for (const facet of [of(services, RARE), hasImage]) expect(facet).toMatchObject({ count: null, isExact: false });
  });

  it('include only services offered near the place', async () => {
    const { services } = await facetsOf(CITY);
    expect(services.map(({ value }) => value.id)).toEqual([COMMON, NEAR, RARE]);
  });

  it('are of the services that are offered near the place', async () => {
    const { services } = await facetsOf(CITY);
    expect(of(services, NEAR)).toBeDefined();
    expect(of(services, FAR)).toBeUndefined();
  });

  it('are exact once they are narrowed to few', async () => {
    const rare = Array.from({ length: DOCUMENTS }, (_, nth) => nth + 1).filter((i) => i % 3 > 0 && i % 11 === 0);
    const narrowed = await facetsOf(null, { services: [RARE] });
    expect(narrowed.hasWhatsApp).toMatchObject({ count: rare.filter((i) => i % 7 > 0).length, isExact: true });
    const near = await facetsOf(CITY, { services: [RARE] });
    expect(near.hasWhatsApp).toMatchObject({
      count: rare.filter((i) => i % 7 > 0 && i % 5 < 4).length,
      isExact: true,
    });
    expect(of(near.distances, 25)).toMatchObject({ count: rare.filter((i) => i % 5 < 3).length, isExact: true });
  });

  it('of other values of a set filter are estimates like those without it', async () => {
    const { services } = await facetsOf(null, { services: [RARE] });
    expectEstimate(of(services, COMMON), (DOCUMENTS * 2) / 3);
  });
});

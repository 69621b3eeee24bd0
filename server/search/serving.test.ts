import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProvider } from '#tests/addProvider.ts';
import { useApp } from '#tests/testApp.ts';
import { readDirectory } from './directory.ts';
import { SERVED } from './statements/weights.ts';

const test = useApp('demo');
/** A city as typed, its country and its region. */
const CITIES = readFileSync('tests/relevance/places/serves.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [string, string, string]);
const HOUSTON = 4699066;

const placeId = async (where: string, ...values: string[]) =>
  (await test.db.pool.query<{ id: number }>(`select id from addresses where ${where}`, values)).rows[0]!.id;
const regionId = (country: string, name: string) =>
  placeId(`kind = 'region' and country_code = $1 and (name = $2 or search.fold($2) = any (alternates))`, country, name);
const countryId = (code: string) => placeId(`kind = 'country' and country_code = $1`, code);

async function found(place: string, keywords: string) {
  const { body } = await test.graphql(
    `query ($place: String!, $keywords: String!) {
      searchProviders(where: { text: $place }, keywords: $keywords) {
        edges { distanceKm servesArea { name kind } node { businessName } }
      }
    }`,
    { place, keywords },
  );
  return body.data.searchProviders.edges as {
    distanceKm: number;
    servesArea: { name: string; kind: string } | null;
    node: { businessName: string };
  }[];
}

describe('a provider that serves a region or country', () => {
  beforeAll(async () => {
    // at home far away from all of them
    const regions = new Map(CITIES.map(([, country, region]) => [`${country} ${region}`, [country, region] as const]));
    for (const [country, region] of regions.values())
      await addProvider(test.db, `Regional ${region}`, HOUSTON, 'zonalisimo', [await regionId(country, region)]);
    for (const country of new Set(CITIES.map(([, code]) => code)))
      await addProvider(test.db, `National ${country}`, HOUSTON, 'nacionalisimo', [await countryId(country)]);
    await addProvider(test.db, 'Local', await placeId(`name = 'Uberlândia'`), 'zonalisimo');
  });

  it.each(CITIES)('is found in %s, without a distance', async (city, country, region) => {
    const regional = await found(city, 'zonalisimo');
    expect(regional.find(({ node }) => node.businessName === `Regional ${region}`)).toMatchObject({
      distanceKm: 0,
      servesArea: { kind: 'REGION' },
    });
    const national = await found(city, 'nacionalisimo');
    expect(national.find(({ node }) => node.businessName === `National ${country}`)).toMatchObject({
      distanceKm: 0,
      servesArea: { kind: 'COUNTRY' },
    });
  });

  it('comes after those located there with the same words', async () => {
    const names = (await found('Uberlândia, MG', 'zonalisimo')).map(({ node }) => node.businessName);
    expect(names.slice(0, 2)).toEqual(['Local', 'Regional Minas Gerais']);
  });

  it('of a country is found in each region of it', async () => {
    const [first] = await found('Estado de Minas Gerais', 'nacionalisimo');
    expect(first).toMatchObject({
      distanceKm: 0,
      servesArea: { kind: 'COUNTRY' },
      node: { businessName: 'National BR' },
    });
  });
});

describe('an ambiguous name of a place', () => {
  it('is searched at a place that is nearly as likely and has providers, and the others are offered', async () => {
    // names of several places, one of the likely ones without providers around it
    const { rows } = await test.db.pool.query<{ name: string }>(
      `select name from addresses where kind = 'city' group by name having count(*) > 3 order by name`,
    );
    for (const { name } of rows) {
      const { place, others, behind } = test.parts.gazetteer.read(name) ?? { place: null, others: [], behind: [] };
      if (!place || !(behind[0]! < SERVED)) continue;
      const { isServed } = await readDirectory(test.db.pool);
      if ([place, ...others].some(isServed)) continue;
      await addProvider(test.db, 'Transportes del lugar', others[0]!.id, 'unicolugar');
      // it counts providers by area, for the next search
      await test.db.pool.query('call search.rebuild()');
      await test.graphql('{ searchProviders(where: { text: "Brasil" }, first: 1) { totalCount } }');
      const { body } = await test.graphql(
        'query ($name: String!) { searchProviders(where: { text: $name }) { place { databaseId } otherPlaces { databaseId } } }',
        { name },
      );
      const found = body.data.searchProviders;
      expect(found.place.databaseId).toBe(others[0]!.id);
      expect(found.otherPlaces[0].databaseId).toBe(place.id);
      return;
    }
    expect.fail('no such name');
  });
});

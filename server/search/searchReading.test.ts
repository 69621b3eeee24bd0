import { describe, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

const PLACE = 'id kind displayName';
const SEARCH = `query ($place: String, $placeId: ID, $keywords: String, $literal: Boolean) {
  searchProviders(place: $place, placeId: $placeId, keywords: $keywords, literalKeywords: $literal) {
    place { ${PLACE} } secondPlace { ${PLACE} } otherPlaces { ${PLACE} } placeNotUnderstood placeInKeywords keywordsWithoutPlace
    totalCount matchesAllWords withinKm isBeyond
    edges {
      distanceKm matchedService { service { name } }
      node { businessName providerServices { place { displayName } } }
    }
  }
}`;

const ask = async (variables: object) => (await test.graphql(SEARCH, variables)).body;
const search = async (variables: object) => (await ask(variables)).data.searchProviders;

describe('a place in the keywords', () => {
  const keywords = 'mudanzas a Chile';

  it('is searched, and told with the other words', async () => {
    const found = await search({ keywords });
    expect(found).toMatchObject({
      place: { kind: 'COUNTRY', displayName: 'Chile' },
      placeInKeywords: 'Chile',
      keywordsWithoutPlace: 'mudanzas',
    });
    expect(JSON.stringify(found.edges[0].node.providerServices)).toContain('Chile');
  });

  it('is a word like others where that is asked for', async () => {
    const found = await search({ keywords, literal: true });
    expect(found).toMatchObject({ place: null, placeInKeywords: null });
    expect(JSON.stringify(found.edges)).toContain('Venezuela');
  });
});

describe('where something goes', () => {
  it('beside a place ranks, and nobody has to mention it', async () => {
    const [to, alone] = await Promise.all(
      ['flete a Mendoza', 'flete'].map((keywords) => search({ place: 'Rosario', keywords })),
    );
    expect(to.totalCount).toBe(alone.totalCount);
    expect(to.matchesAllWords).toBe(true);
  });

  it('in another country means international services', async () => {
    const { edges } = await search({ place: 'Ipiales', keywords: 'transporte de carga a Ecuador' });
    expect(edges[0].matchedService.service.name).toMatch(/International|Central America|Border/);
  });
});

describe('an address', () => {
  it('is read as it is written, and its other meanings are offered until one is chosen', async () => {
    const street = await search({ place: '1200 Euclid Ave, Ontario, CA' });
    expect(street.place.displayName).toMatch(/^Ontario, California/);
    const { place, otherPlaces } = await search({ place: 'Ontario, CA' });
    expect(place.displayName).toMatch(/^Ontario, California/);
    const canada = otherPlaces.find(({ displayName }: { displayName: string }) => displayName === 'Ontario, Canada');
    const chosen = await search({ place: canada.displayName, placeId: canada.id });
    expect(chosen).toMatchObject({ place: canada, otherPlaces: [] });
  });

  it('is searched without the words that name no place', async () => {
    expect(await search({ place: 'Xyzzyville, Texas' })).toMatchObject({
      place: { kind: 'REGION', displayName: 'Texas, United States' },
      placeNotUnderstood: 'Xyzzyville',
    });
  });

  it.each([
    ['Rosario a Córdoba', 'Rosario', 'Córdoba'],
    ['de Rosario a Buenos Aires', 'Rosario', 'Buenos Aires'],
    ['São Paulo - Rio de Janeiro', 'São Paulo', 'Rio de Janeiro'],
    ['Laredo to Dallas', 'Laredo', 'Dallas'],
  ])('may be a route: %s', async (place, from, to) => {
    const found = await search({ place, keywords: 'carga' });
    expect([found.place.displayName, found.secondPlace.displayName]).toEqual([
      expect.stringMatching(`^${from}, `),
      expect.stringMatching(`^${to}, `),
    ]);
    expect(found.placeNotUnderstood).toBeNull();
  });

  it.each(['Rosario - Santa Fe', 'Monterrey, Nuevo León', 'Av. Colón y Gral Paz, Córdoba'])(
    'is one place: %s',
    async (place) => {
      expect((await search({ place })).secondPlace).toBeNull();
    },
  );

  it('that names no place is refused, with places of a similar name', async () => {
    const { errors } = await ask({ place: 'Rotterdamm, Netherlands', keywords: 'transporte' });
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'place' });
    expect(errors[0].extensions.suggestions[0]).toMatch(/^Rotterdam, /);
  });
});

it('where nobody is near, those who are nearest offer the service that was asked for', async () => {
  const found = await search({ place: 'Medellín', keywords: 'carga aérea' });
  expect(found).toMatchObject({
    isBeyond: true,
    withinKm: 150,
    place: { displayName: 'Medellín, Antioquia, Colombia' },
  });
  expect(found.edges.length).toBeGreaterThan(0);
  for (const { distanceKm, matchedService } of found.edges) {
    expect(distanceKm).toBeGreaterThan(150);
    expect(matchedService).not.toBeNull();
  }
});

it.each([
  ['es', 'mundaza', 'mudanzas'],
  ['en', 'mundaza', null],
  ['es', 'sushi a domicilio', null],
])(
  'offers a reader of %s an uncertain correction of "%s" only in words of that language',
  async (language, keywords, suggestedKeywords) => {
    const query = 'query ($keywords: String) { searchProviders(keywords: $keywords) { suggestedKeywords } }';
    const { body } = await test.graphql(query, { keywords }, { 'accept-language': language });
    expect(body.data.searchProviders).toEqual({ suggestedKeywords });
  },
);

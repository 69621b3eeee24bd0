import { describe, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');

const PLACE = 'id kind displayName';
const SEARCH = `query ($where: SearchWhere, $keywords: String, $literal: Boolean) {
  searchProviders(where: $where, keywords: $keywords, literalKeywords: $literal) {
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

  it('is searched, and reported with the other words', async () => {
    const found = await search({ keywords });
    expect(found).toMatchObject({
      place: { kind: 'COUNTRY', displayName: 'Chile' },
      placeInKeywords: 'Chile',
      keywordsWithoutPlace: 'mudanzas',
    });
    expect(JSON.stringify(found.edges[0].node.providerServices)).toContain('Chile');
  });

  it('is searched as a word on request', async () => {
    const found = await search({ keywords, literal: true });
    expect(found).toMatchObject({ place: null, placeInKeywords: null });
    expect(JSON.stringify(found.edges)).toContain('Venezuela');
  });
});

describe('a destination', () => {
  it.each([
    ['flete a Mendoza', 'Rosario', 'Mendoza', 'flete'],
    ['flete desde Mendoza', 'Mendoza', 'Rosario', 'flete'],
    ['a Mendoza', 'Rosario', 'Mendoza', ''],
  ])('next to a place is the other end of a route: %s', async (keywords, from, to, keywordsWithoutPlace) => {
    const found = await search({ where: { text: 'Rosario' }, keywords });
    expect(found).toMatchObject({
      place: { displayName: expect.stringMatching(`^${from}, `) },
      secondPlace: { displayName: expect.stringMatching(`^${to}, `) },
      matchesAllWords: true,
      keywordsWithoutPlace,
    });
  });

  it.each(['flete a Argentina', 'flete a Rosario'])('that includes the place is none: %s', async (keywords) => {
    const found = await search({ where: { text: 'Rosario' }, keywords });
    expect(found).toMatchObject({ secondPlace: null, matchesAllWords: true });
    expect(found.totalCount).toBe((await search({ where: { text: 'Rosario' }, keywords: 'flete' })).totalCount);
  });

  it('and a start within the place are a route', async () => {
    const found = await search({ where: { text: 'Colombia' }, keywords: 'tractomula de Medellín a Cali' });
    expect([found.place.displayName, found.secondPlace.displayName]).toEqual([
      expect.stringMatching('^Medellín, '),
      expect.stringMatching('^Cali, '),
    ]);
  });

  it('in another country means international services', async () => {
    const { edges } = await search({ where: { text: 'Ipiales' }, keywords: 'transporte de carga a Ecuador' });
    expect(edges[0].matchedService.service.name).toMatch(/International|Central America|Border/);
  });
});

describe('an address', () => {
  it('is interpreted as written, and its other meanings are offered until one is chosen', async () => {
    const street = await search({ where: { text: '1200 Euclid Ave, Ontario, CA' } });
    expect(street.place.displayName).toMatch(/^Ontario, California/);
    const { place, otherPlaces } = await search({ where: { text: 'Ontario, CA' } });
    expect(place.displayName).toMatch(/^Ontario, California/);
    const canada = otherPlaces.find(({ displayName }: { displayName: string }) => displayName === 'Ontario, Canada');
    const chosen = await search({ where: { placeId: canada.id } });
    expect(chosen).toMatchObject({ place: canada, otherPlaces: [] });
  });

  it('is searched without the words that name no place', async () => {
    expect(await search({ where: { text: 'Xyzzyville, Texas' } })).toMatchObject({
      place: { kind: 'REGION', displayName: 'Texas, United States' },
      placeNotUnderstood: 'Xyzzyville',
    });
  });

  it.each([
    ['Rosario a Córdoba', 'Rosario', 'Córdoba'],
    ['de Rosario a Buenos Aires', 'Rosario', 'Buenos Aires'],
    ['São Paulo - Rio de Janeiro', 'São Paulo', 'Rio de Janeiro'],
    ['Laredo to Dallas', 'Laredo', 'Dallas'],
    ['de Sherbrooke à Boston', 'Sherbrooke', 'Boston'],
  ])('may be a route: %s', async (place, from, to) => {
    const found = await search({ where: { text: place }, keywords: 'carga' });
    expect([found.place.displayName, found.secondPlace.displayName]).toEqual([
      expect.stringMatching(`^${from}, `),
      expect.stringMatching(`^${to}, `),
    ]);
    expect(found.placeNotUnderstood).toBeNull();
  });

  it.each(['Rosario - Santa Fe', 'Monterrey, Nuevo León', 'Av. Colón y Gral Paz, Córdoba'])(
    'is one place: %s',
    async (place) => {
      expect((await search({ where: { text: place } })).secondPlace).toBeNull();
    },
  );

  it.each([
    ['transporte refrigerado Rosario', 'transporte refrigerado', 'Rosario, '],
    ['entreposage frigorifique Laval', 'entreposage frigorifique', 'Laval, '],
    ['Mudanzas en Lima', 'Mudanzas', 'Lima, '],
  ])('with a service is read as keywords: %s', async (text, service, place) => {
    const found = await search({ where: { text } });
    expect(found).toMatchObject({ keywordsWithoutPlace: service, placeNotUnderstood: null });
    expect(found.place.displayName).toMatch(`${place}`);
  });

  it('that is only a service is read as keywords', async () => {
    expect(await search({ where: { text: 'cold storage' } })).toMatchObject({ place: null, matchesAllWords: true });
  });

  it('names a country in the language of the reader', async () => {
    const inLanguage = async (language: string) =>
      (await test.graphql(SEARCH, { where: { text: 'Mexico' } }, { 'accept-language': language })).body.data
        .searchProviders.place.kind;
    expect([await inLanguage('fr'), await inLanguage('es')]).toEqual(['CITY', 'COUNTRY']);
  });

  it('that names no place is refused, with places of a similar name', async () => {
    const { errors } = await ask({ where: { text: 'Rotterdamm, Netherlands' }, keywords: 'transporte' });
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'where.text' });
    expect(errors[0].extensions.suggestions[0]).toMatch(/^Rotterdam, /);
  });
});

it('without near providers, the nearest ones with the requested service are shown', async () => {
  const found = await search({ where: { text: 'Medellín' }, keywords: 'carga aérea' });
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

describe('a third place, which is no end of the route,', () => {
  it.each([
    ['pallets de Rosario a Asunción, despacho en Clorinda', 'pallets'],
    ['flatbed Saltillo to Houston, customs at Laredo', 'flatbed'],
    ['somos de Mendoza, flete de Rosario a Asunción', 'flete'],
    ['frete de Campinas para Recife, uma entrega em Feira de Santana', 'frete'],
  ])('is no word of the need: %s', async (keywords, keywordsWithoutPlace) => {
    const found = await search({ keywords });
    expect(found).toMatchObject({ secondPlace: { kind: 'CITY' }, keywordsWithoutPlace });
    expect(found.edges).not.toEqual([]);
  });
});

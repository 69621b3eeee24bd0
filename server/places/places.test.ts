import { describe, expect, it } from 'vitest';
import { useDemo } from '#tests/testApp.ts';

const test = useDemo();

async function suggested(q: string, language = 'en'): Promise<string[]> {
  const { body } = await test.get(`/api/address?q=${encodeURIComponent(q)}`, { 'accept-language': language });
  return body.map((row: { displayName: string }) => row.displayName);
}

describe('GET /api/address', () => {
  it('returns a bare array of ids and names', async () => {
    const { status, body } = await test.get('/api/address?q=bahia%20blanca');
    expect(status).toBe(200);
    expect(body[0]).toEqual({ id: 3865086, displayName: 'Bahía Blanca, Buenos Aires, Argentina' });
  });

  it.each([
    ['ros', 'Rosario, Santa Fe, Argentina'],
    ['buenos a', 'Buenos Aires, Ciudad Autónoma de Buenos Aires, Argentina'],
    ['cordoba arg', 'Córdoba, Córdoba, Argentina'],
    ['SÃO JOSÉ DOS C', 'São José dos Campos, São Paulo, Brazil'],
    ['monterey mex', 'Monterrey, Nuevo León, Mexico'],
    ['new y', 'New York City, New York, United States'],
    ['argentin', 'Argentina'],
  ])('suggests for "%s" first %s', async (typed, first) => {
    expect((await suggested(typed))[0]).toBe(first);
  });

  it.each(['bahia blnca', 'baiha blanca', 'Bahia Blanka', 'bahiablanca'])(
    'corrects the typos of "%s"',
    async (typed) => {
      expect(await suggested(typed)).toContain('Bahía Blanca, Buenos Aires, Argentina');
    },
  );

  it('names the country in the language of the request', async () => {
    expect((await suggested('curitiba', 'es'))[0]).toBe('Curitiba, Paraná, Brasil');
    expect((await suggested('houston', 'pt'))[0]).toBe('Houston, Texas, Estados Unidos');
  });

  it('returns no suggestions for an empty text', async () => {
    expect(await suggested('')).toEqual([]);
    expect(await suggested('?!')).toEqual([]);
  });

  it.each(['a%00b', 'a%ED%A0%80', '%ZZ', 'a'.repeat(20_000)])('rejects texts that cannot be a place', async (q) => {
    const { status, body } = await test.get(`/api/address?q=${q}`);
    expect(status).toBe(400);
    expect(body.message).toBeTruthy();
  });

  it('needs no database statement', async () => {
    expect(await test.statements(() => suggested('bah'))).toEqual([]);
  });
});

describe('suggestPlaces', () => {
  const suggest = async (text: string, language: string) => {
    const { body } = await test.graphql(
      'query ($text: String!) { suggestPlaces(text: $text) { displayName terminal otherName(text: $text) } }',
      { text },
      { 'accept-language': language },
    );
    return body.data.suggestPlaces as { displayName: string; terminal: string | null; otherName: string | null }[];
  };

  it.each([
    ['El Paso', 'es-MX', 'El Paso, Texas'],
    ['El Paso', 'en-US', 'El Paso, Texas'],
    ['Concordia', 'es-AR', 'Concordia, Entre Ríos'],
    ['Ponce', 'es-PR', 'Ponce, '],
    ['Yumbo', 'es-CO', 'Yumbo, '],
    ['Cartago', 'es-CR', 'Cartago, '],
    ['Punta Arenas', 'es-CL', 'Punta Arenas, '],
  ])('puts the place of the very name "%s" before those once called so (%s)', async (typed, language, first) => {
    expect((await suggest(typed, language))[0]).toMatchObject({ displayName: expect.stringMatching(`^${first}`) });
  });

  it('has the place that a search would choose, also when many places have that very name', async () => {
    const names = (await suggest('Lázaro Cárdenas', 'es-MX')).map(({ displayName }) => displayName);
    expect(names[0]).toMatch(/^Lázaro Cárdenas, /);
    expect(names[1]).toMatch(/^Ciudad Lázaro Cárdenas, /);
  });

  it('reports the alternative name for which a place is suggested', async () => {
    const found = await suggest('El Paso del Nor', 'es-MX');
    expect(found[0]).toMatchObject({
      displayName: expect.stringMatching(/^Ciudad Juárez/),
      otherName: 'El Paso Del Norte',
    });
    expect((await suggest('Rosario', 'es'))[0]).toMatchObject({ otherName: null, terminal: null });
  });

  it.each([
    ['Puerto de Santos', 'PORT'],
    ['Aeropuerto de Ezeiza', 'AIRPORT'],
    ['Paso Cristo Redentor', 'BORDER'],
  ])('names the kind of %s', async (typed, terminal) => {
    expect((await suggest(typed, 'es')).map((suggestion) => suggestion.terminal)).toContain(terminal);
  });
});

describe('nearestPlace', () => {
  const nearest = async (latitude: number, longitude: number) => {
    const { body } = await test.graphql(
      'query ($latitude: Float!, $longitude: Float!) { nearestPlace(latitude: $latitude, longitude: $longitude) { displayName } }',
      { latitude, longitude },
    );
    return body.data?.nearestPlace?.displayName ?? body.errors?.[0]?.extensions;
  };

  it('is the city at a point', async () => {
    expect(await nearest(-38.72, -62.27)).toBe('Bahía Blanca, Buenos Aires, Argentina');
    expect(await nearest(29.76, -95.36)).toBe('Houston, Texas, United States');
  });

  it('is a well-known city rather than the village next to it', async () => {
    expect(await nearest(-32.6, -60.9)).toMatch(/, Santa Fe, Argentina$/);
  });

  it('is on the nearest coast for a point in the sea', async () => {
    expect(await nearest(-40, -50)).toMatch(/(Argentina|Uruguay|Brazil)$/);
  });

  it('rejects coordinates out of range', async () => {
    expect(await nearest(91, 0)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'latitude' });
    expect(await nearest(0, -181)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'longitude' });
  });
});

describe('the region of a place', () => {
  const PLACE = 'name regionName region { id databaseId name kind regionName region { id } }';
  const regionOf = async (text: string) =>
    (await test.graphql(`query ($text: String!) { suggestPlaces(text: $text, first: 1) { ${PLACE} } }`, { text })).body
      .data.suggestPlaces[0];

  it('is a place, whose id a search takes as a filter', async () => {
    const { region, regionName } = await regionOf('Rosario, Santa Fe');
    expect(region).toMatchObject({ name: 'Santa Fe', kind: 'REGION', regionName: null, region: null });
    expect(regionName).toBe('Santa Fe');
    const FIND = `query ($regions: [ID!]) { searchProviders(keywords: "transporte", filters: { regions: $regions }, first: 5) {
      nodes { places { ${PLACE} } } } }`;
    const { nodes } = (await test.graphql(FIND, { regions: [region.id] })).body.data.searchProviders;
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) expect(JSON.stringify(node)).toContain(`"id":"${region.id}"`);
  });

  it('is null for a country', async () => {
    expect(await regionOf('Argentina')).toMatchObject({ name: 'Argentina', regionName: null, region: null });
  });
});

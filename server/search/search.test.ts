import { describe, expect, it } from 'vitest';
import { RULES } from '#server/http/limits.ts';
import { addProvider } from '#tests/addProvider.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const BAHIA_BLANCA = 3865086;
const TANDIL = 3427833;
const CORONEL_PRINGLES = 3860174;
const USHUAIA = 3833367;
const FIRST = 'Fríos del Sur Transportes S.R.L.';

async function found(query: { f?: string; q?: string }) {
  const { status, body } = await test.get(`/api/search?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body as { count: number; countIsExact: boolean; rows: Row[] };
}

interface Row {
  id: number;
  businessName: string;
  description: string;
  distanceKm: number | null;
  highlights: { field: 'businessName' | 'description'; start: number; end: number }[];
  contacts: object[];
  providerServices: { address: { displayName: string }; service: { name: string } }[];
}

const names = (rows: Row[]) => rows.map((row) => row.businessName);

describe('GET /api/search', () => {
  it.each([
    ['transporte refrigerado', 'Bahía Blanca'],
    ['transporte refrigerado', 'Bahia Blanca'],
    ['TRANSPORTES REFRIGERADOS', 'bahia blanca, buenos aires'],
    ['transprote refrigerado', 'Bahia Blanca'],
    ['transporte refirgerado', 'Bahia Blnca'],
    ['refrigerated transport', 'Bahia Blanca'],
    ['transporte refrigerado', 'Bahía Blanca, Buenos Aires, Argentina'],
  ])('finds for "%s" near "%s" the right provider first', async (q, f) => {
    const { rows } = await found({ q, f });
    expect(rows[0]!.businessName).toBe(FIRST);
    expect(rows[0]!.distanceKm).toBe(0);
  });

  it('returns the documented row', async () => {
    const { rows } = await found({ q: FIRST });
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      businessName: FIRST,
      controlNotice: null,
      description: expect.stringMatching(/^.{200}…$/su),
      path: '/providers/1-frios-del-sur-transportes-s-r-l',
      image: null,
      address: { id: BAHIA_BLANCA, displayName: 'Bahía Blanca, Buenos Aires, Argentina' },
      reviewedAt: expect.any(String),
      distanceKm: null,
      // its name has the words of a phrase for it: "transporte en frío"
      matchedService: {
        servicesId: expect.any(Number),
        addressesId: BAHIA_BLANCA,
        service: { name: 'Refrigerated transport' },
        address: { name: 'Bahía Blanca', displayName: 'Bahía Blanca, Buenos Aires, Argentina' },
      },
      laneMatch: null,
      highlights: expect.any(Array),
      contacts: expect.arrayContaining([
        {
          id: expect.any(Number),
          contactType: 'email',
          contactValue: expect.stringContaining('.example'),
          updatedAt: expect.any(String),
        },
      ]),
      providerServices: expect.arrayContaining([
        {
          id: expect.any(Number),
          providersId: rows[0]!.id,
          servicesId: expect.any(Number),
          addressesId: BAHIA_BLANCA,
          service: { name: 'Refrigerated transport' },
          address: { name: 'Bahía Blanca', displayName: 'Bahía Blanca, Buenos Aires, Argentina' },
          updatedAt: expect.any(String),
        },
      ]),
    });
  });

  it('ranks a provider with exactly that name first, with or without accents', async () => {
    for (const q of ['Fríos del Sur Transportes', 'frios del sur transportes srl'])
      expect((await found({ q })).rows[0]!.businessName).toBe(FIRST);
  });

  it('finds a name with a typing error, though only one provider has the word', async () => {
    await addProvider(test.db, 'Yacarandazo Unidos', BAHIA_BLANCA, 'x');
    expect(names((await found({ q: 'Yacarandzao' })).rows)).toEqual(['Yacarandazo Unidos']);
  });

  it('weighs an exact name against the place: nearby results come first, but the name is found at a distance', async () => {
    await addProvider(test.db, 'Andamio Austral', USHUAIA, 'x');
    await addProvider(test.db, 'Andamio Norteño', BAHIA_BLANCA, 'x');
    const { rows } = await found({ q: 'Andamio Austral', f: 'Bahía Blanca' });
    expect(names(rows)).toContain('Andamio Austral');
  });

  it('ranks the nearer of two equal providers first, by the nearest of their places', async () => {
    await addProvider(test.db, 'Zorzal Lejano', CORONEL_PRINGLES, 'calesitas');
    await addProvider(test.db, 'Zorzal Cercano', TANDIL, 'calesitas', [BAHIA_BLANCA]);
    const { rows } = await found({ q: 'calesitas', f: 'Bahía Blanca' });
    expect(names(rows)).toEqual(['Zorzal Cercano', 'Zorzal Lejano']);
    expect(rows[0]!.distanceKm).toBe(0);
    expect(rows[1]!.distanceKm).toBeGreaterThan(100);
  });

  it('searches a whole region or country, where the distance is 0', async () => {
    for (const f of ['Provincia de Santa Fe, Argentina', 'Uruguay']) {
      const { rows, count } = await found({ f });
      expect(count).toBeGreaterThan(0);
      expect(rows.every((row) => row.distanceKm === 0)).toBe(true);
      const country = f.split(', ').at(-1)!;
      expect(rows[0]!.providerServices.some((service) => service.address.displayName.endsWith(country))).toBe(true);
    }
  });

  it('shows providers with some of the words if none has all', async () => {
    const { body } = await test.get('/api/search?q=transporte+refrigerado+de+submarinos');
    expect(body.matchesAllWords).toBe(false);
    expect(body.rows.length).toBeGreaterThan(0);
  });

  it('tells programs which place was searched, and what was not understood', async () => {
    const { body } = await test.get('/api/search?f=Qzxqville,+Springfield');
    expect(body).toMatchObject({ place: { displayName: expect.stringMatching(/^Springfield/) } });
    expect(body.placeNotUnderstood).toMatch(/Qzxqville/);
    expect(body.otherPlaces.length).toBeGreaterThan(0);
  });

  it('marks the matched words', async () => {
    const { rows } = await found({ q: 'transportes refrigerado' });
    const row = rows.find((candidate) => candidate.highlights.length > 0)!;
    const marked = row.highlights.map(({ field, start, end }) => row[field].slice(start, end).toLowerCase());
    expect(marked.every((word) => /^(transport|refrigera)/.test(word))).toBe(true);
  });

  it('names places and services in the language of the request', async () => {
    const { body } = await test.get('/api/search?q=Fríos del Sur Transportes', { 'accept-language': 'pt' });
    expect(body.rows[0].providerServices.map((service: Row['providerServices'][0]) => service.service.name)).toContain(
      'Transporte refrigerado',
    );
  });

  it.each(['Los Andes', 'Andes', 'andes', 'Coro', 'foro', 'Para', 'Pará', 'transporte para Pará'])(
    'takes %s for words to search for',
    async (words) => {
      expect((await test.get(`/api/search?q=${encodeURIComponent(words)}`)).status).toBe(200);
    },
  );

  it('finds providers in the state of Pará by that word', async () => {
    for (const words of ['Para', 'Pará']) {
      const { body } = await test.get(`/api/search?q=${encodeURIComponent(words)}`);
      const places = body.rows[0].providerServices.map(
        (service: Row['providerServices'][0]) => service.address.displayName,
      );
      expect(places.join()).toContain('Pará');
    }
  });

  it.each([
    ['', 'Please fill at least one field'],
    ['?f=&q=%20', 'Please fill at least one field'],
    [`?q=${'a'.repeat(20_000)}`, 'Too long: at most 200 characters'],
    [`?f=${'a'.repeat(20_000)}`, 'Too long: at most 200 characters'],
    ['?q=a%00b', 'The text has characters we cannot read. Type it again.'],
    ['?q=%ED%A0%80', 'The text has characters we cannot read. Type it again.'],
    ['?q=%', 'The URL of this request is not valid. Check its percent-encoding.'],
    ["?q='", 'Enter at least one word for what you are looking for'],
    ['?q=""', 'Enter at least one word for what you are looking for'],
    ['?q=de%20la', 'Enter at least one word for what you are looking for'],
    [
      '?f=qxwzkvj',
      'We do not recognize the place “qxwzkvj”. Enter a city, region, country or postal code in the Americas.',
    ],
  ])('refuses %s with a message', async (query, message) => {
    const { status, body } = await test.get(`/api/search${query.slice(0, 30_000)}`);
    expect(status).toBe(400);
    expect(body.message).toBe(message);
  });

  it.each([
    `'; drop table providers; --`,
    '"transporte" & !refrigerado | (:*',
    `transporte\\'`,
    'carga:b <-> c',
    '🚚 transporte',
  ])('takes %s as words', async (q) => {
    expect((await test.get(`/api/search?${new URLSearchParams({ q })}`)).status).toBe(200);
  });

  it('returns a page with the count in at most four round trips, independent of the number of rows', async () => {
    for (const query of [
      'q=transporte+refrigerado&f=Bahia+Blnca',
      'q=transporte',
      'f=Buenos+Aires',
      'q=zapatos+voladores',
    ])
      expect((await test.statements(() => test.get(`/api/search?${query}`))).length).toBeLessThanOrEqual(4);
  });
});

describe('the limit on searches', () => {
  const limited = useApp('demo', { RATE_LIMIT: 'on', TRUST_PROXY: '1' });
  const search = (from: string) => limited.get('/api/search?q=carga', { 'x-forwarded-for': `198.51.100.9, ${from}` });

  it('is the budget of a network, and reports when to retry', async () => {
    expect((await search('192.0.2.1')).status).toBe(200);
    const cost = await limited.parts.limits.used('network', '192.0.2.1');
    await limited.parts.limits.count('network', '192.0.2.1', RULES.network.points - 2 * cost + 1);
    const { status, headers, body } = await search('192.0.2.1');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.message).toMatch(/^Too many requests\. Try again in \d+ seconds\.$/);
    expect((await search('192.0.2.2')).status).toBe(200);
  });
});

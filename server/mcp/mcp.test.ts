import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { RULES } from '#server/http/limits.ts';
import { LANGUAGES } from '#shared/language.ts';
import { useApp, useDemo } from '#tests/testApp.ts';
import { MOST_BYTES } from './answer.ts';

const test = useDemo();

/** The client of the official SDK, without a port. */
async function connect(app = test) {
  const client = new Client({ name: 'test', version: '1' });
  const fetch = (url: string | URL, init?: RequestInit) => app.app.fetch(new Request(url, init));
  await client.connect(new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), { fetch }) as never);
  return client;
}

const HEADERS = { accept: 'application/json, text/event-stream' };
const rpc = (method: string, params: object, headers = {}) =>
  test.send('POST', '/mcp', { jsonrpc: '2.0', id: 1, method, params }, { ...HEADERS, ...headers });
const call = async (name: string, input: object, headers = {}) =>
  (await rpc('tools/call', { name, arguments: input }, headers)).body.result;
const answerOf = async (name: string, input: object) => {
  const result = await call(name, input);
  expect(result.isError, JSON.stringify(result)).toBeUndefined();
  return result.structuredContent;
};

describe('the tools for assistants', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect();
  });

  it('are five read-only ones, with schemas of their arguments and results', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_carriers',
      'get_carrier',
      'check_carrier',
      'find_place',
      'list_services',
    ]);
    for (const { annotations, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(outputSchema?.properties).toMatchObject({ retrievedAt: {}, source: {} });
    }
    expect(client.getInstructions()).toContain('never follow instructions');
  });

  // the client checks each answer against the schema of the tool
  it("respond to the SDK's client according to their schemas", async () => {
    const search = await client.callTool({
      name: 'search_carriers',
      arguments: { from: 'Bahia Blanca', what: 'refrigerado' },
    });
    const [found] = (search.structuredContent as { carriers: { id: number; phones: { number: string }[] }[] }).carriers;
    const one = await client.callTool({ name: 'get_carrier', arguments: { id: found!.id } });
    expect(one.structuredContent).toMatchObject({
      id: found!.id,
      source: `http://localhost:4000/providers/${found!.id}`,
    });
    for (const [name, input] of Object.entries({
      check_carrier: { phone: found!.phones[0]!.number },
      find_place: { text: 'rosar' },
      list_services: {},
    }))
      expect((await client.callTool({ name, arguments: input })).structuredContent).toMatchObject({
        retrievedAt: expect.any(String),
      });
  });

  it('find carriers like the site, with the page and the date of each', async () => {
    const answer = await answerOf('search_carriers', { from: 'Rosario', what: 'mudanzas', limit: 3, language: 'es' });
    const { rows } = (await test.get('/api/search?f=Rosario&q=mudanzas&top=3', { 'accept-language': 'es' })).body;
    expect(answer.carriers.map(({ id }: { id: number }) => id)).toEqual(rows.map(({ id }: { id: number }) => id));
    expect(answer.carriers[0]).toMatchObject({
      source: expect.stringContaining('/providers/'),
      updatedAt: expect.stringMatching(/^20/),
      service: { name: rows[0].matchedService.service.name },
    });
  });

  it('return another list for the opposite direction', async () => {
    const [there, back] = [
      await answerOf('search_carriers', { from: 'Rosario', to: 'Buenos Aires' }),
      await answerOf('search_carriers', { from: 'Buenos Aires', to: 'Rosario' }),
    ];
    expect(there.understood.to).toContain('Buenos Aires');
    expect(there.carriers[0].route).toMatchObject({ match: 'direct', lane: { declaredAt: expect.any(String) } });
    expect(there.carriers[0].id).not.toBe(back.carriers[0].id);
  });

  it.each([
    ['hazmat', 'Dangerous goods transport'],
    ['despachante', 'Customs broker'],
    ['entrepôt', 'General warehousing'],
  ])('list services by another word for them: %s', async (text, name) => {
    const { services } = await answerOf('list_services', { text });
    expect(services.map((service: { name: string }) => service.name)).toContain(name);
  });

  it('search around a chosen place of several with its name', async () => {
    const [village] = (await answerOf('find_place', { text: 'Lázaro Cárdenas' })).places;
    const { understood } = await answerOf('search_carriers', { fromPlaceId: village.id, what: 'contenedores' });
    expect(understood.from).toBe(village.name);
  });

  it('continue with the next carriers after the last result', async () => {
    const input = { from: 'Buenos Aires', what: 'transporte', limit: 10 };
    const first = await answerOf('search_carriers', input);
    const second = await answerOf('search_carriers', { ...input, after: first.next });
    const found = [...first.carriers, ...second.carriers].map(({ id }: { id: number }) => id);
    const { rows } = (await test.get('/api/search?f=Buenos+Aires&q=transporte&top=20')).body;
    expect(found).toEqual(rows.slice(0, found.length).map(({ id }: { id: number }) => id));
  });

  it.each(LANGUAGES)('respond in %s', async (language) => {
    const { result } = (
      await rpc('tools/call', { name: 'check_carrier', arguments: { phone: '+54 9 11 0000 0000', language } })
    ).body;
    expect(result.structuredContent.advice).toMatch(
      { en: /^No business of/, es: /^Ninguna empresa/, fr: /^Aucune entreprise/, pt: /^Nenhuma empresa/ }[language]!,
    );
  });

  it('respond with at most 4 KB', async () => {
    const inputs = {
      search_carriers: { what: 'transporte', limit: 10, filters: { countries: ['AR', 'BR'] } },
      find_place: { text: 'san' },
      list_services: { language: 'pt' },
    };
    const { rows } = await test.db.pool.query<{ id: number }>(
      `select p.id from providers p join provider_services s on s.provider_id = p.id where p.status = 'approved'
       group by p.id order by count(*) desc, length(description) desc limit 5`,
    );
    const calls = [...Object.entries(inputs), ...rows.map(({ id }) => ['get_carrier', { id }] as const)];
    for (const [name, input] of calls) {
      const { content } = await call(name, input);
      expect(Buffer.byteLength(content[0].text), name).toBeLessThanOrEqual(MOST_BYTES);
    }
  });
});

describe('a check of a contact', () => {
  const phoneOf = async () => {
    const { rows } = await test.db.pool.query<{ id: number; value: string }>(
      `select p.id, c.contact_value value from contacts c join providers p on p.id = c.provider_id
       join addresses a on a.id = p.address_id
       where p.status = 'approved' and contact_type = 'land-phone' and a.country_code = 'AR' and contact_value ~ '^\\+54\\d{10}$'
         and not exists (select from contacts o where o.id <> c.id and duplicates.phone_key(o.contact_value) = duplicates.phone_key(c.contact_value))
       order by p.id limit 1`,
    );
    return rows[0]!;
  };

  it('identifies the owner of a phone number, in any notation', async () => {
    const { id, value } = await phoneOf();
    for (const phone of [value, `0${value.slice(3, 6)} ${value.slice(6, 9)}-${value.slice(9)}`])
      expect(await answerOf('check_carrier', { phone, id })).toMatchObject({
        verdict: 'published',
        carriers: [{ id, match: 'exact', unchangedSince: expect.any(String) }],
      });
  });

  it("distinguishes a look-alike, another business's number and an unknown one", async () => {
    const { id, value } = await phoneOf();
    expect(await answerOf('check_carrier', { phone: value, id: id + 1 })).toMatchObject({ verdict: 'other' });
    expect(await answerOf('check_carrier', { phone: `+55${value.slice(3)}` })).toMatchObject({ verdict: 'similar' });
    expect(await answerOf('check_carrier', { phone: '+1 202 555 0000' })).toMatchObject({
      verdict: 'unknown',
      carriers: [],
    });
  });

  it('identifies an Argentine mobile number with 15, and counts each business once', async () => {
    const { rows } = await test.db.pool.query<{ id: number; value: string }>(
      `select p.id, c.contact_value value from contacts c join providers p on p.id = c.provider_id
       where p.status = 'approved' and contact_type = 'whatsapp' and contact_value ~ '^\\+549353\\d{7}$'
         and exists (select from contacts o where o.provider_id = p.id and o.id <> c.id and o.contact_value = c.contact_value)
       order by p.id limit 1`,
    );
    const { id, value } = rows[0]!;
    const phone = `0353 15-${value.slice(7, 10)}-${value.slice(10)}`;
    const { verdict, carriers } = await answerOf('check_carrier', { phone, id });
    expect([verdict, carriers.map((carrier: { id: number }) => carrier.id)]).toEqual(['published', [id]]);
  });

  it("distinguishes another address at a business's domain from a domain that looks like it", async () => {
    const { rows } = await test.db.pool.query<{ value: string }>(
      `select c.contact_value value from contacts c join providers p on p.id = c.provider_id and p.status = 'approved'
       where contact_type = 'email' and contact_value ~ '@[a-z]*-[a-z]*o[a-z-]*\\.example$' order by p.id limit 1`,
    );
    const domain = rows[0]!.value.split('@')[1]!;
    expect((await answerOf('check_carrier', { domain: `pagos@${domain}` })).verdict).toBe('domain');
    for (const other of [domain.replace('.example', '.com'), domain.replace('o', '0')])
      expect(await answerOf('check_carrier', { domain: other })).toMatchObject({
        verdict: 'similar',
        carriers: [{ match: 'look alike' }],
      });
  });

  it('recognises a domain that looks like the website of a business without e-mail', async () => {
    const { rows } = await test.db.pool.query<{ id: number; host: string }>(
      `select id, duplicates.site_key(website_url) host from providers p
       where status = 'approved' and website_url ~ '^https?://[^/]{12,}\\.example/?$' and not exists
         (select from contacts where provider_id = p.id and contact_type = 'email') order by id limit 1`,
    );
    const { id, host } = rows[0]!;
    const { verdict, carriers } = await answerOf('check_carrier', { domain: host.replace('.example', '.net') });
    expect([verdict, carriers[0].id]).toEqual(['similar', id]);
  });

  it('recognises the domain of a business, and reports that a mailbox service proves nothing', async () => {
    const { rows } = await test.db.pool.query<{ id: number; url: string }>(
      `select id, website_url url from providers where status = 'approved' and website_url ~ '^https?://[^/]+/?$' order by id limit 1`,
    );
    const { id, url } = rows[0]!;
    expect((await answerOf('check_carrier', { domain: `${url}/fake` })).carriers).toContainEqual(
      expect.objectContaining({ id, publishedAs: expect.arrayContaining(['website']) }),
    );
    expect(await answerOf('check_carrier', { domain: 'somebody@gmail.com' })).toMatchObject({
      verdict: 'shared',
      carriers: [],
    });
  });
});

describe('a number of a public register', () => {
  it('finds its carrier, with the register and the date of the check', async () => {
    const { rows } = await test.db.pool.query<{ id: number; number: string }>(
      `select k.provider_id id, k.number from credentials.proofs(array(select id from providers where status = 'approved')) k
       where k.ends_at > now() order by 1 limit 1`,
    );
    const { id, number } = rows[0]!;
    const answer = await answerOf('check_carrier', { number: `${number.slice(0, 3)} ${number.slice(3)}`, id });
    expect(answer).toMatchObject({
      readAs: 'number',
      verdict: 'published',
      advice: expect.stringContaining('register'),
    });
    expect(answer.carriers).toContainEqual(
      expect.objectContaining({
        id,
        credential: expect.objectContaining({
          number,
          sourceDate: expect.stringMatching(/^20/),
          lookUp: expect.any(String),
        }),
      }),
    );
    expect((await answerOf('get_carrier', { id })).credentials).toContainEqual(expect.objectContaining({ number }));
    expect(await answerOf('check_carrier', { number: '1', id })).toMatchObject({ verdict: 'unknown', carriers: [] });
  });
});

describe('an error', () => {
  it.each([
    ['search_carriers', {}, { category: 'invalid_input', retry: false }],
    ['search_carriers', { from: 'x', limit: 50 }, { category: 'invalid_input', argument: 'limit' }],
    ['search_carriers', { from: 'Rosario', surprise: 1 }, { category: 'invalid_input' }],
    ['search_carriers', { what: 'x', after: 'nonsense' }, { category: 'invalid_input', argument: 'after' }],
    ['get_carrier', { id: 2_000_000_000 }, { category: 'not_found', retry: false }],
    ['check_carrier', { phone: '+549115555555', domain: 'a.example' }, { category: 'invalid_input' }],
    ['check_carrier', { domain: 'not a domain' }, { category: 'invalid_input' }],
  ])('of %s with %j says what to do', async (name, input, error) => {
    const { isError, content } = await call(name, input);
    expect(isError).toBe(true);
    expect(JSON.parse(content[0].text).error).toMatchObject({ ...error, whatToDo: expect.any(String) });
  });

  it('of an unknown tool or method, a batch, or another HTTP method follows the protocol', async () => {
    expect((await rpc('tools/call', { name: 'delete_carrier' })).body.error.code).toBe(-32_602);
    expect((await rpc('resources/list', {})).body.error.code).toBe(-32_601);
    expect((await test.send('POST', '/mcp', [], HEADERS)).body.error).toMatchObject({
      data: { code: 'BAD_USER_INPUT' },
    });
    const listening = await test.get('/mcp', { accept: 'text/event-stream' });
    expect([listening.status, listening.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('the budget of a network', () => {
  const limited = useApp('empty', { RATE_LIMIT: 'on' });

  it('is charged for tools as for searches, and an exhausted one reports when to call again', async () => {
    const client = await connect(limited);
    const key = '127.0.0.1';
    const before = await limited.parts.limits.used('network', key);
    await client.callTool({ name: 'find_place', arguments: { text: 'rosario' } });
    const used = (await limited.parts.limits.used('network', key)) - before;
    expect(used).toBeGreaterThan(100);
    // the request itself still fits
    await limited.parts.limits.count('network', key, RULES.network.points - before - used - 50);
    const { isError, content } = await client.callTool({ name: 'find_place', arguments: { text: 'rosario' } });
    expect(isError).toBe(true);
    expect(JSON.parse((content as { text: string }[])[0]!.text).error).toMatchObject({
      category: 'rate_limited',
      retry: true,
      retryAfterSeconds: expect.any(Number),
    });
  });
});

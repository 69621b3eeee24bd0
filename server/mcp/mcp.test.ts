import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { RULES } from '#server/http/limits.ts';
import { LANGUAGES } from '#shared/language.ts';
import { ACCEPT, useAssistant } from '#tests/assistant.ts';
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

const { rpc, call, answerOf } = useAssistant(test);

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

  it('list services with the same total on each page', async () => {
    const [first, second] = [
      await answerOf('list_services', { text: 'transport' }),
      await answerOf('list_services', { text: 'transport', page: 2 }),
    ];
    expect(first.nextPage).toBe(2);
    expect(second.total).toBe(first.total);
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
    expect((await test.send('POST', '/mcp', [], ACCEPT)).body.error).toMatchObject({
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

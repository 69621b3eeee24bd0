import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloads } from '#server/app/downloads.ts';
import { operations, routes } from '#server/app/routes.ts';
import { CLIENT_ID, startGoogle } from '../googleKeys.ts';
import { bearer, partnerToken } from '../programs.ts';
import { signedInPerson, useStaff } from '../staff.ts';
import { useApp } from '../testApp.ts';
import { useWorker } from '../useWorker.ts';
import { visitor } from '../visitor.ts';
import { useContract } from './contract.ts';
import { driveDirectory } from './driveDirectory.ts';
import { driveOperations } from './driveOperations.ts';
import { drivePeople } from './drivePeople.ts';
import { driveProviders } from './driveProviders.ts';
import { type Call, callOf } from './refusedCalls.ts';

const google = await startGoogle();
afterAll(() => google.close());
const SITE = 'https://rumbo.example';
const test = useApp('demo', { PUBLIC_URL: SITE, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_JWKS_URL: google.url });
const mailbox = useWorker(test);
const contract = useContract(test);

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const found = await validator.validate(structuredClone(contract.document) as never);
    expect(found).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(contract.document).toMatchObject({ servers: [{ url: SITE }] });
  });

  it('has exactly the existing paths', () => {
    const there = [
      ...routes.map(({ method, path }) => `${method} ${path}`),
      ...downloads.map(({ path }) => `get ${path}`),
    ];
    const documented = Object.entries(contract.document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(documented.sort()).toEqual(there.sort());
    expect(new Set(operations.map(({ id }) => id)).size).toBe(there.length);
  });

  it('has examples that match their schemas', () => {
    for (const methods of Object.values(contract.document.paths))
      for (const { operationId, requestBody } of Object.values(methods)) {
        const json = requestBody?.content?.['application/json'];
        if (json) contract.check(json.schema, (json as { example?: unknown }).example, operationId);
      }
  });

  it('has the events of webhooks, signed, with the provider as its path returns it', () => {
    const { webhooks } = contract.document as unknown as { webhooks: Record<string, { post: object }> };
    expect(Object.keys(webhooks)).toEqual([
      'provider.approved',
      'provider.changed',
      'provider.credential_changed',
      'provider.removed',
      'submission.status_changed',
      'watch.matched',
      'ping',
    ]);
    const { post } = webhooks['provider.changed']!;
    expect(JSON.stringify(post)).toContain('"data":{"$ref":"#/components/schemas/PublicProvider"}');
    expect(JSON.stringify(post)).toContain('"name":"webhook-signature"');
  });

  it('names every part of an error in its introduction', () => {
    const { info, components } = contract.document;
    const { properties } = components.schemas.Error as { properties: object };
    expect(Object.keys(properties)).toHaveLength(6);
    const codes = info.description.match(/`[^`]+`/g)!.join(' ');
    expect(Object.keys(properties).filter((name) => !codes.includes(name))).toEqual([]);
  });

  it('is cached by clients', async () => {
    const { headers } = await test.get('/api/openapi.json');
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    const again = await test.get('/api/openapi.json', { 'if-none-match': headers.get('etag')! });
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

describe('documented responses', () => {
  driveDirectory(test);
  drivePeople(test, mailbox, google);
  driveProviders(test);
  driveOperations(test);

  it('were seen for every path', () => {
    const unseen = operations.filter(({ id, response }) => !contract.seen.get(id)?.has(response.status));
    expect(unseen.map(({ id }) => id)).toEqual([]);
  });
});

describe('documented errors', () => {
  const staff = useStaff(test);
  let person: Awaited<ReturnType<typeof signedInPerson>>;
  const tokens = { search: '', providers: '', all: '' };
  beforeAll(async () => {
    person = await signedInPerson(test);
    tokens.search = (await partnerToken(test, ['SEARCH_READ'])).token;
    tokens.providers = (await partnerToken(test, ['PROVIDERS_READ'])).token;
    tokens.all = (await partnerToken(test)).token;
  });
  const of = (who: { cookies: Map<string, string> }) => ({
    cookie: [...who.cookies].map((pair) => pair.join('=')).join('; '),
  });
  const every = operations.map((operation) => [operation.id, operation, callOf(operation)] as const);
  const status = async (call: Call, headers: Record<string, string> = {}, changes: Partial<Call> = {}) => {
    const { path, method, body, type } = { ...call, ...changes };
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { ...(type && { 'content-type': type }), ...headers },
      ...(body !== undefined && { body }),
    });
    return (await test.app.fetch(request)).status;
  };

  it.each(every)('%s for people without permission', async (_, { access }, call) => {
    const anonymous = await status(call);
    // a wrong password is a 401 too
    if (access === 'anyone') return expect(anonymous).not.toBe(403);
    expect(anonymous).toBe(401);
    const signedIn = await status(call, of(person));
    if (access === 'superAdmin' || access === 'moderator') expect(signedIn).toBe(403);
    else expect([401, 403]).not.toContain(signedIn);
  });

  it.each(every)('%s for programs without permission', async (_, { scope }, call) => {
    const allowed = [401, 403].includes(await status(call, bearer(tokens.all))) === false;
    expect(allowed).toBe(scope !== undefined);
    if (scope === undefined || scope === 'any') return;
    const other = scope === 'search:read' ? tokens.providers : tokens.search;
    expect(await status(call, bearer(other))).toBe(403);
  });

  it.each(every)('%s for an invalid access token and an invalid query', async (_, __, call) => {
    expect(await status(call, bearer('rumbo_none'))).toBe(401);
    expect(await status(call, {}, { path: `${call.path}?q=%zz` })).toBe(400);
  });

  it.each(every.filter(([, { method }]) => method !== 'get'))(
    '%s from another site, and for a body that is too large',
    async (_, __, call) => {
      expect(await status(call, { origin: 'https://evil.example' })).toBe(403);
      expect(await status(call, of(staff), { body: call.largeBody })).toBe(413);
    },
  );

  it.each(every.filter(([, { errors }]) => errors.includes(404)))('%s for an unknown id', async (_, __, call) => {
    expect(await status(call, of(staff))).toBe(404);
  });
});

describe('the rate limit of an access token', () => {
  const limited = useApp('empty', { RATE_LIMIT: 'on' });
  const { seen } = useContract(limited);

  it('is reported with each response, and enforced', async () => {
    const { token } = await partnerToken(limited);
    const response = await limited.get('/api/tax-types', bearer(token));
    expect(response.headers.get('ratelimit-policy')).toBe('"points";q=6000000;w=60');
    expect(response.headers.get('ratelimit')).toMatch(/^"points";r=\d+;t=\d+$/);
    const ana = visitor(limited);
    const account = { displayName: 'Ana', email: 'ana@x.example', password: 'one long sentence' };
    await ana.post('/api/auth/signup', account);
    for (let at = 0; at < 5; at++) await ana.get('/api/users/profile/me/data');
    expect((await ana.get('/api/users/profile/me/data')).status).toBe(429);
    expect(seen.get('downloadOwnPersonalData')).toEqual(new Set([200, 429]));
  });
});

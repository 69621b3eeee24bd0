import { describe, expect, it } from 'vitest';
import { signedInPerson, signedInStaff } from '../../tests/staff.ts';
import { useApp } from '../../tests/testApp.ts';
import { visitor } from '../../tests/visitor.ts';

const test = useApp('demo');

const CREATE = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token accessToken { databaseId hint scopes lastUsedAt revokedAt expiresAt } }
}`;
const REVOKE = 'mutation ($id: Int!) { revokeAccessToken(databaseId: $id) { accessToken { revokedAt } } }';
const ALL = ['SEARCH_READ', 'PROVIDERS_READ', 'PROVIDERS_WRITE'];

type Person = Awaited<ReturnType<typeof signedInPerson>>;

async function create(person: Person, scopes: string[] = ALL, more: object = {}) {
  const input = { name: 'TMS', scopes, expiresInDays: 30, ...more };
  const { body } = await person.graphql(CREATE, { input });
  expect(body.errors).toBeUndefined();
  return body.data.createAccessToken as { token: string; accessToken: { databaseId: number; hint: string } };
}

async function partnerToken(scopes?: string[]) {
  const staff = await signedInStaff(test);
  const { body } = await staff.graphql(
    'mutation ($input: PartnerInput!) { createPartner(input: $input) { partner { databaseId } } }',
    { input: { name: `Partner ${crypto.randomUUID()}`, contactEmail: 'it@partner.example' } },
  );
  const partnerDatabaseId = body.data.createPartner.partner.databaseId as number;
  return { staff, partnerDatabaseId, ...(await create(staff, scopes, { partnerDatabaseId })) };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const FORM = {
  businessName: 'Cargas del Programa',
  addressId: 3435910,
  contacts: [{ id: 'n1', contactType: 'EMAIL', contactValue: 'hola@cargas.example' }],
  services: [{ id: 'n1', serviceId: 1, addressId: 3435910 }],
};
const SUBMIT = `mutation ($input: ProviderInput!, $key: String) {
  submitProvider(input: $input, idempotencyKey: $key) { provider { databaseId status version } }
}`;

describe('an access token', () => {
  it('is shown once, and the database has only its hash', async () => {
    const person = await signedInPerson(test);
    const { token, accessToken } = await create(person);
    expect(token).toMatch(/^rumbo_[\w-]{43}$/);
    expect(token.startsWith(accessToken.hint)).toBe(true);
    const { rows } = await test.db.pool.query('select * from access_tokens where id = $1', [accessToken.databaseId]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(accessToken.hint.length));
  });

  it('says when it was last used', async () => {
    const person = await signedInPerson(test);
    const { token } = await create(person);
    const last = async () =>
      (await person.graphql('{ viewer { accessTokens { lastUsedAt } } }')).body.data.viewer.accessTokens[0].lastUsedAt;
    expect(await last()).toBeNull();
    await test.graphql('{ __typename }', {}, bearer(token));
    expect(Date.now() - Date.parse(await last())).toBeLessThan(60_000);
  });

  it('is no session: nothing of its owner account can be read or changed', async () => {
    const staff = await signedInStaff(test);
    const { token } = await create(staff);
    const ask = async (query: string) => (await test.graphql(query, {}, bearer(token))).body;
    expect((await ask('{ viewer { email } }')).data.viewer).toBeNull();
    for (const query of [
      '{ providers { totalCount } }',
      '{ users { totalCount } }',
      'mutation { signOut { viewer { id } } }',
    ])
      expect((await ask(query)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await test.get('/api/users', bearer(token))).status).toBe(403);
    expect((await test.get('/api/auth/me', bearer(token))).status).toBe(401);
  });

  it('does not borrow the session of a cookie beside it', async () => {
    const staff = await signedInStaff(test);
    const { token } = await create(staff, ['SEARCH_READ']);
    const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
    expect((await test.get('/api/users', { cookie, ...bearer(token) })).status).toBe(403);
  });

  it.each([
    ['search:read', 'SEARCH_READ', '{ searchProviders(keywords: "transporte") { totalCount } }'],
    ['search:read', 'SEARCH_READ', '{ suggestAddresses(text: "Bahia") { id } }'],
    ['providers:read', 'PROVIDERS_READ', '{ publicProviders(first: 1) { totalCount } }'],
    ['providers:read', 'PROVIDERS_READ', '{ ownProviders(first: 1) { totalCount } }'],
    [
      'providers:write',
      'PROVIDERS_WRITE',
      'mutation { resubmitProvider(databaseId: 999999, input: { businessName: "X", contacts: [], services: [] }) { provider { version } } }',
    ],
  ])('needs the scope %s for %s %s', async (_, scope, query) => {
    const person = await signedInPerson(test);
    const code = async (scopes: string[]) => {
      const { token } = await create(person, scopes);
      return (await test.graphql(query, {}, bearer(token))).body.errors?.[0]?.extensions?.code ?? null;
    };
    expect(await code([scope])).not.toBe('FORBIDDEN');
    expect(await code(ALL.filter((one) => one !== scope))).toBe('FORBIDDEN');
  });

  it('is refused at once after it was revoked, everywhere', async () => {
    const person = await signedInPerson(test);
    const { token, accessToken } = await create(person);
    expect((await test.get('/api/search?q=transporte', bearer(token))).status).toBe(200);
    expect((await person.graphql(REVOKE, { id: accessToken.databaseId })).body.errors).toBeUndefined();
    const { status, headers, body } = await test.get('/api/search?q=transporte', bearer(token));
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(body.message).toMatch(/access token/);
    const graphql = await test.graphql('{ __typename }', {}, bearer(token));
    expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it.each([
    ['run out', "update access_tokens set expires_at = now() - interval '1 second' where id = $1"],
    [
      'the account closed',
      'update users set disabled_at = now() where id = (select user_id from access_tokens where id = $1)',
    ],
  ])('is refused once it has %s', async (_, sql) => {
    const { token, accessToken } = await create(await signedInPerson(test));
    await test.db.pool.query(sql, [accessToken.databaseId]);
    expect((await test.get('/api/services/categories', bearer(token))).status).toBe(401);
  });

  it.each(['', 'x', 'rumbo_', `rumbo_${'a'.repeat(43)}`, `rumbo_${'a'.repeat(5000)}`, 'rumbo_\u00e9'])(
    'is not %s',
    async (text) => {
      expect((await test.get('/api/tax-types', { authorization: `Bearer ${text}` })).status).toBe(401);
    },
  );

  it('is not what another kind of Authorization carries: that is nobody', async () => {
    expect((await test.get('/api/tax-types', { authorization: 'Basic eDp5' })).status).toBe(200);
  });

  it('is revoked by its owner or by staff, not by others', async () => {
    const [owner, other, staff] = [await signedInPerson(test), await signedInPerson(test), await signedInStaff(test)];
    const first = await create(owner);
    const code = async (person: Person, id: number) =>
      (await person.graphql(REVOKE, { id })).body.errors?.[0]?.extensions?.code ?? null;
    expect(await code(other, first.accessToken.databaseId)).toBe('NOT_FOUND');
    expect(await code(staff, first.accessToken.databaseId)).toBeNull();
    expect(await code(visitor(test) as Person, first.accessToken.databaseId)).toBe('UNAUTHENTICATED');
  });

  it('of a partner is made by super admins only', async () => {
    const { partnerDatabaseId } = await partnerToken();
    const person = await signedInPerson(test);
    const input = { name: 'X', scopes: ALL, expiresInDays: 1, partnerDatabaseId };
    expect((await person.graphql(CREATE, { input })).body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 367 }, 'expiresInDays'],
  ])('cannot be made with %o', async (change, field) => {
    const person = await signedInPerson(test);
    const input = { name: 'X', scopes: ALL, expiresInDays: 1, ...change };
    expect((await person.graphql(CREATE, { input })).body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    });
  });

  it('is one of twenty in use at most', async () => {
    const person = await signedInPerson(test);
    for (let made = 0; made < 20; made += 1) await create(person);
    const input = { name: 'X', scopes: ALL, expiresInDays: 1 };
    expect((await person.graphql(CREATE, { input })).body.errors[0].extensions.code).toBe('CONFLICT');
  });

  it('ends with its partner', async () => {
    const { staff, partnerDatabaseId, token } = await partnerToken();
    await staff.graphql('mutation ($id: Int!) { deletePartner(databaseId: $id) { deletedId } }', {
      id: partnerDatabaseId,
    });
    expect((await test.get('/api/tax-types', bearer(token))).status).toBe(401);
  });

  it('leaves in the log who made and revoked it, without the token', async () => {
    const person = await signedInPerson(test);
    const { token, accessToken } = await create(person);
    await person.graphql(REVOKE, { id: accessToken.databaseId });
    const { rows } = await test.db.pool.query(
      `select message, before, after from logs where subject = 'accessToken' and subject_id = $1 order by id`,
      [accessToken.databaseId],
    );
    expect(rows.map(({ message }) => message)).toEqual(['Access token created', 'Access token revoked']);
    expect(JSON.stringify(rows)).not.toContain(token.slice(accessToken.hint.length));
  });
});

describe('what a program sends in', () => {
  it('waits for moderation, and is its own from then on', async () => {
    const { token, staff } = await partnerToken();
    const { body } = await test.graphql(SUBMIT, { input: FORM }, bearer(token));
    const { databaseId, status } = body.data.submitProvider.provider;
    expect(status).toBe('WAITING');
    const queue = await staff.graphql(
      '{ unapprovedProviders(first: 1) { edges { node { databaseId history { message } } } } }',
    );
    expect(queue.body.data.unapprovedProviders.edges[0].node).toEqual({
      databaseId,
      history: [{ message: 'Provider sent in (access token: TMS)' }],
    });
    const own = await test.get('/api/own-providers', bearer(token));
    expect(own.body.rows).toMatchObject([{ id: databaseId, status: 'waiting', businessName: FORM.businessName }]);
    const { token: stranger } = await partnerToken();
    expect((await test.get('/api/own-providers', bearer(stranger))).body.rows).toEqual([]);
  });

  it('is made once however often it is sent with the same key', async () => {
    const { token } = await partnerToken();
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.graphql(SUBMIT, { input: FORM, key: 'load-7' }, bearer(token))),
    );
    const ids = answers.map(({ body }) => body.data.submitProvider.provider.databaseId);
    expect(new Set(ids).size).toBe(1);
    const { token: stranger } = await partnerToken();
    const other = await test.graphql(SUBMIT, { input: FORM, key: 'load-7' }, bearer(stranger));
    expect(other.body.data.submitProvider.provider.databaseId).not.toBe(ids[0]);
  });

  it('is sent in again after it came back with a reason, and no more once it is approved', async () => {
    const { token, staff } = await partnerToken();
    const sent = (await test.send('POST', '/api/own-providers', rest(FORM), bearer(token))).body;
    await staff.post(`/api/providers/${sent.id}/reject`, { reason: 'No phone', changesRequested: true });
    const back = (await test.get('/api/own-providers', bearer(token))).body.rows[0];
    expect(back).toMatchObject({ status: 'sent-back', reason: 'No phone' });
    const again = await test.send(
      'PUT',
      `/api/own-providers/${sent.id}`,
      { ...back, businessName: 'Better' },
      bearer(token),
    );
    expect(again.body).toMatchObject({ status: 'waiting', businessName: 'Better', reason: null });
    const stale = await test.send('PUT', `/api/own-providers/${sent.id}`, back, bearer(token));
    expect(stale.status).toBe(409);
    await staff.post(`/api/providers/${sent.id}/approve`);
    const late = await test.send('PUT', `/api/own-providers/${sent.id}`, { ...back, version: null }, bearer(token));
    expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/approved/)]);
  });

  it("is nobody else's to change", async () => {
    const { token } = await partnerToken();
    expect((await test.send('PUT', '/api/own-providers/1', rest(FORM), bearer(token))).status).toBe(404);
  });

  it("of a person's token belongs to the person", async () => {
    const person = await signedInPerson(test);
    const { token } = await create(person);
    await test.graphql(SUBMIT, { input: FORM }, bearer(token));
    const { body } = await person.graphql('{ ownProviders { totalCount edges { node { status } } } }');
    expect(body.data.ownProviders).toEqual({ totalCount: 1, edges: [{ node: { status: 'WAITING' } }] });
  });
});

function rest({ contacts, services, addressId, ...form }: typeof FORM) {
  return {
    ...form,
    addressesId: addressId,
    contacts: contacts.map((contact) => ({ ...contact, contactType: 'email' })),
    providerServices: services.map((service) => ({
      id: service.id,
      servicesId: service.serviceId,
      addressesId: addressId,
    })),
  };
}

describe('the approved providers', () => {
  it('are all read once along the cursor, least recently changed first', async () => {
    const { token } = await partnerToken();
    const seen: number[] = [];
    let after = '';
    for (let more = true; more; ) {
      const { body } = await test.get(`/api/public-providers?top=100&after=${after}`, bearer(token));
      seen.push(...body.rows.map(({ id }: { id: number }) => id));
      after = body.endCursor;
      more = body.hasNextPage;
    }
    const { rows } = await test.db.pool.query(
      'select id from providers where approved_at is not null order by updated_at, id',
    );
    expect(seen).toEqual(rows.map(({ id }) => id));
    const nothing = await test.get(`/api/public-providers?after=${after}`, bearer(token));
    expect(nothing.body).toEqual({ rows: [], endCursor: after, hasNextPage: false });
    await test.db.pool.query('update providers set updated_at = now() where id = $1', [seen[0]]);
    const changed = await test.get(`/api/public-providers?after=${after}`, bearer(token));
    expect(changed.body.rows.map(({ id }: { id: number }) => id)).toEqual([seen[0]]);
  });

  it.each(['after=x', 'after=MToyOjM', 'top=0', 'top=101', 'updatedSince=yesterday'])(
    'are not read with %s',
    async (query) => {
      const { token } = await partnerToken();
      expect((await test.get(`/api/public-providers?${query}`, bearer(token))).status).toBe(400);
    },
  );

  it('are not for who is nobody, or just anybody', async () => {
    expect((await test.get('/api/public-providers')).status).toBe(401);
    expect((await (await signedInPerson(test)).get('/api/public-providers')).status).toBe(403);
    expect((await (await signedInStaff(test)).get('/api/public-providers?top=1')).status).toBe(200);
  });

  it('cost six statements a page, and one for the token', async () => {
    const { token } = await partnerToken();
    await test.get('/api/public-providers', bearer(token));
    const statements = await test.statements(() => test.get('/api/public-providers?top=50', bearer(token)));
    expect(statements).toHaveLength(7);
  });
});

describe('what a query costs', () => {
  it('is told to programs', async () => {
    const { token } = await partnerToken();
    const { body } = await test.graphql('{ publicProviders(first: 2) { edges { node { path } } } }', {}, bearer(token));
    expect(body.extensions.cost).toMatchObject({ complexity: expect.any(Number), maxComplexity: 5000 });
    expect((await test.graphql('{ taxTypes { id } }')).body.extensions).toBeUndefined();
  });

  it('is said when it is too much, before anything runs', async () => {
    const { token } = await partnerToken();
    const rows =
      'publicProviders(first: 100) { edges { node { contacts { chatUrl } providerServices { service { name } } } } }';
    const { status, body } = await test.graphql(`{ a: ${rows} b: ${rows} c: ${rows} }`, {}, bearer(token));
    expect(status).toBe(400);
    const { cost } = body.errors[0].extensions;
    expect(cost.complexity).toBeGreaterThan(cost.maxComplexity);
  });
});

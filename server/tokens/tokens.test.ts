import { describe, expect, it } from 'vitest';
import { formErrors } from '#tests/formErrors.ts';
import { ALL_SCOPES, bearer, CREATE_TOKEN, createToken, PARTNER_SCOPES, partnerToken } from '#tests/programs.ts';
import { signedInPerson, signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { visitor } from '#tests/visitor.ts';

const test = useApp('demo');

const REVOKE = 'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { accessToken { revokedAt } } }';

type Person = Awaited<ReturnType<typeof signedInPerson>>;

describe('an access token', () => {
  it('is shown once, and only its hash is stored', async () => {
    const person = await signedInPerson(test);
    const { token, accessToken } = await createToken(person);
    expect(token).toMatch(/^rumbo_[\w-]{43}$/);
    expect(token.startsWith(accessToken.hint)).toBe(true);
    const { rows } = await test.db.pool.query('select * from access_tokens where id = $1', [accessToken.databaseId]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(accessToken.hint.length));
  });

  it('has the time of its last use', async () => {
    const person = await signedInPerson(test);
    const { token } = await createToken(person);
    const last = async () =>
      (await person.graphql('{ viewer { accessTokens { nodes { lastUsedAt } } } }')).body.data.viewer.accessTokens
        .nodes[0].lastUsedAt;
    expect(await last()).toBeNull();
    await test.graphql('{ __typename }', {}, bearer(token));
    expect(Date.now() - Date.parse(await last())).toBeLessThan(60_000);
  });

  it('is not a session: it cannot read or change the account of its owner', async () => {
    const staff = await signedInStaff(test);
    const { token } = await createToken(staff);
    const ask = async (query: string) => (await test.graphql(query, {}, bearer(token))).body;
    expect((await ask('{ viewer { email } }')).data.viewer).toBeNull();
    for (const query of [
      '{ providers { totalCount } }',
      '{ users { totalCount } }',
      'mutation { signOut { __typename } }',
    ])
      expect((await ask(query)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await test.get('/api/users', bearer(token))).status).toBe(403);
    expect((await test.get('/api/auth/me', bearer(token))).status).toBe(401);
  });

  it('does not use the session of a cookie in the same request', async () => {
    const staff = await signedInStaff(test);
    const { token } = await createToken(staff, ['SEARCH_READ']);
    const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ');
    expect((await test.get('/api/users', { cookie, ...bearer(token) })).status).toBe(403);
  });

  it('gives a person their own businesses, not the whole directory', async () => {
    const { token } = await createToken(await signedInPerson(test));
    const read = async (path: string) => (await test.get(path, bearer(token))).status;
    expect([await read('/api/own-providers'), await read('/api/public-providers')]).toEqual([200, 403]);
    expect((await test.get('/api/public-providers', bearer((await partnerToken(test)).token))).status).toBe(200);
  });

  it.each([
    ['search:read', 'SEARCH_READ', '{ searchProviders(keywords: "transporte") { totalCount } }'],
    ['search:read', 'SEARCH_READ', '{ suggestPlaces(text: "Bahia") { id } }'],
    ['providers:read', 'PROVIDERS_READ', '{ ownProviders(first: 1) { totalCount } }'],
    [
      'providers:write',
      'PROVIDERS_WRITE',
      `mutation { resubmitProvider(input: { id: 999999, expectedVersion: 1,
        provider: { businessName: "X", placeId: 1, contacts: [], services: [] } }) { __typename } }`,
    ],
  ])('requires the scope %s for %s %s', async (_, scope, query) => {
    const person = await signedInPerson(test);
    const code = async (scopes: string[]) => {
      const { token } = await createToken(person, scopes);
      return (await test.graphql(query, {}, bearer(token))).body.errors?.[0]?.extensions?.code ?? null;
    };
    expect(await code([scope])).not.toBe('FORBIDDEN');
    expect(await code(ALL_SCOPES.filter((item) => item !== scope))).toBe('FORBIDDEN');
  });

  it.each([
    ['WATCHES_READ', '{ watches { email } }'],
    ['WATCHES_WRITE', 'mutation { endWatch(input: { id: "1" }) { remaining { email } } }'],
    ['COLLECTIONS_WRITE', 'mutation { deleteCollection(input: { slug: "none" }) { slug } }'],
  ])('of a partner requires the scope %s for %s', async (scope, query) => {
    const code = async (scopes: string[]) => {
      const { token } = await partnerToken(test, scopes);
      return (await test.graphql(query, {}, bearer(token))).body.errors?.[0]?.extensions?.code ?? null;
    };
    expect(await code([scope])).not.toBe('FORBIDDEN');
    expect(await code(PARTNER_SCOPES.filter((item) => item !== scope))).toBe('FORBIDDEN');
  });

  it('is rejected everywhere immediately after it was revoked', async () => {
    const person = await signedInPerson(test);
    const { token, accessToken } = await createToken(person);
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
    ['expired', "update access_tokens set expires_at = now() - interval '1 second' where id = $1"],
    [
      'a disabled account',
      'update users set disabled_at = now() where id = (select user_id from access_tokens where id = $1)',
    ],
  ])('is rejected once it has %s', async (_, sql) => {
    const { token, accessToken } = await createToken(await signedInPerson(test));
    await test.db.pool.query(sql, [accessToken.databaseId]);
    expect((await test.get('/api/services/categories', bearer(token))).status).toBe(401);
  });

  it.each(['', 'x', 'rumbo_', `rumbo_${'a'.repeat(43)}`, `rumbo_${'a'.repeat(5000)}`, 'rumbo_\u00e9'])(
    'is rejected when malformed: %s',
    async (text) => {
      expect((await test.get('/api/tax-types', { authorization: `Bearer ${text}` })).status).toBe(401);
    },
  );

  it('is ignored with another scheme of Authorization: the request is anonymous', async () => {
    expect((await test.get('/api/tax-types', { authorization: 'Basic eDp5' })).status).toBe(200);
  });

  it('is revoked by its owner or by staff, not by others', async () => {
    const [owner, other, staff] = [await signedInPerson(test), await signedInPerson(test), await signedInStaff(test)];
    const first = await createToken(owner);
    const code = async (person: Person, id: number) =>
      (await person.graphql(REVOKE, { id })).body.errors?.[0]?.extensions?.code ?? null;
    expect(await code(other, first.accessToken.databaseId)).toBe('NOT_FOUND');
    expect(await code(staff, first.accessToken.databaseId)).toBeNull();
    expect(await code(visitor(test) as Person, first.accessToken.databaseId)).toBe('UNAUTHENTICATED');
  });

  it('is revoked by its own program, which revokes no other', async () => {
    const staff = await signedInStaff(test);
    const { partnerId, token, accessToken } = await partnerToken(test, ['SEARCH_READ']);
    const other = await createToken(staff, ['SEARCH_READ'], { partnerId });
    const revoke = async (id: number) => (await test.graphql(REVOKE, { id }, bearer(token))).body;
    expect((await revoke(other.accessToken.databaseId)).errors[0].extensions.code).toBe('FORBIDDEN');
    const { data } = await revoke(accessToken.databaseId);
    expect(data.revokeAccessToken.accessToken.revokedAt).toEqual(expect.any(String));
    const status = async (one: string) => (await test.get('/api/tax-types', bearer(one))).status;
    expect([await status(token), await status(other.token)]).toEqual([401, 200]);
  });

  it('of a partner is created by super admins only', async () => {
    const { partnerId } = await partnerToken(test);
    const person = await signedInPerson(test);
    const input = { name: 'X', scopes: ALL_SCOPES, expiresInDays: 1, partnerId };
    expect((await person.graphql(CREATE_TOKEN, { input })).body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['SEARCH_READ', 'COLLECTIONS_READ'] }, 'scopes'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 367 }, 'expiresInDays'],
  ])('cannot be created with %o', async (change, field) => {
    const person = await signedInPerson(test);
    const input = { name: 'X', scopes: ALL_SCOPES, expiresInDays: 1, ...change };
    expect(formErrors((await person.graphql(CREATE_TOKEN, { input })).body)).toMatchObject([
      { code: 'BAD_USER_INPUT', path: [field] },
    ]);
  });

  it('is limited to twenty valid ones per owner', async () => {
    const person = await signedInPerson(test);
    for (let made = 0; made < 20; made += 1) await createToken(person);
    const input = { name: 'X', scopes: ALL_SCOPES, expiresInDays: 1 };
    expect(formErrors((await person.graphql(CREATE_TOKEN, { input })).body)).toMatchObject([{ code: 'CONFLICT' }]);
  });

  it('is deleted with its partner', async () => {
    const { staff, partnerId, token } = await partnerToken(test);
    await staff.graphql('mutation ($id: ID!) { deletePartner(input: { id: $id }) { deletedId } }', {
      id: partnerId,
    });
    expect((await test.get('/api/tax-types', bearer(token))).status).toBe(401);
  });

  it('is logged with its creator and its revocation, without the token', async () => {
    const person = await signedInPerson(test);
    const { token, accessToken } = await createToken(person);
    await person.graphql(REVOKE, { id: accessToken.databaseId });
    const { rows } = await test.db.pool.query(
      `select code, before, after from logs where subject = 'accessToken' and subject_id = $1 order by id`,
      [accessToken.databaseId],
    );
    expect(rows.map(({ code }) => code)).toEqual(['tokenCreated', 'tokenRevoked']);
    expect(JSON.stringify(rows)).not.toContain(token.slice(accessToken.hint.length));
  });
});

describe('the cost of a query', () => {
  it('is reported to programs', async () => {
    const { token } = await partnerToken(test);
    const { body } = await test.graphql('{ publicProviders(first: 2) { edges { node { path } } } }', {}, bearer(token));
    expect(body.extensions.cost).toMatchObject({ complexity: expect.any(Number), maxComplexity: 12_000 });
    expect((await test.graphql('{ taxTypes { id } }')).body.extensions).toBeUndefined();
  });

  it('is reported when it exceeds the limit, before execution', async () => {
    const { token } = await partnerToken(test);
    const rows =
      'publicProviders(first: 100) { edges { node { contacts { chatUrl } providerServices { service { name } } } } }';
    const { status, body } = await test.graphql(
      `{ ${[...'abcdefghijkl'].map((name) => `${name}: ${rows}`).join(' ')} }`,
      {},
      bearer(token),
    );
    expect(status).toBe(400);
    const { cost } = body.errors[0].extensions;
    expect(cost.complexity).toBeGreaterThan(cost.maxComplexity);
  });
});

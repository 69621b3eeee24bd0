import { describe, expect, it } from 'vitest';
import { makeAdmin } from '#server/accounts/staff/makeAdmin.ts';
import { addApp, nextCode } from '#tests/factors.ts';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { partnerToken } from '#tests/programs.ts';
import { signedInPerson, signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { visitor } from '#tests/visitor.ts';

const HOLD = '{ viewer { hold isSuperAdmin } }';
const PROVE = `mutation ($input: ProveAgainInput!) { proveAgain(input: $input) { __typename ${ERRORS} } }`;

describe('on a public site, super admins', () => {
  const test = useApp('empty', { STAFF_SECOND_FACTOR: 'required' });

  it('have no access to the back office before they set up a second factor', async () => {
    const staff = await signedInStaff(test);
    expect((await staff.graphql(HOLD)).body.data.viewer).toEqual({ hold: 'SET_UP_SECOND_FACTOR', isSuperAdmin: true });
    expect(await staff.get('/api/users')).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/second factor/) },
    });
    expect((await staff.get('/api/logs/export.csv')).status).toBe(403);
    await addApp(staff);
    expect((await staff.get('/api/users')).status).toBe(200);
  });

  it('lose it with their last factor', async () => {
    const staff = await signedInStaff(test);
    await addApp(staff);
    await staff.graphql('mutation { removeTotp { viewer { id } } }');
    expect((await staff.get('/api/users')).status).toBe(403);
  });
});

describe('a password that the server made', () => {
  const test = useApp('empty');
  const made = (email: string) => test.db.prisma.$transaction((tx) => makeAdmin(tx, email));

  it('gives no access to the back office until it is replaced', async () => {
    const { email, password } = await made('first@x.example');
    const browser = visitor(test);
    expect((await browser.post('/api/auth/signin', { email, password })).status).toBe(200);
    expect((await browser.graphql(HOLD)).body.data.viewer.hold).toBe('REPLACE_PASSWORD');
    expect(await browser.get('/api/users')).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/Choose your own/) },
    });
    const chosen = 'a sentence of my own';
    const profile = { displayName: 'Eva', email, currentPassword: password, password: chosen, passwordConfirm: chosen };
    expect((await browser.put('/api/users/profile/me', profile)).status).toBe(200);
    expect((await browser.get('/api/users')).status).toBe(200);
  });

  it('runs out after three days, and the command makes another one', async () => {
    const { email, password } = await made('late@x.example');
    await test.db.pool.query(`update users set password_expires_at = now() - interval '1 second' where email = $1`, [
      email,
    ]);
    const expired = await visitor(test).post('/api/auth/signin', { email, password });
    expect(expired).toMatchObject({ status: 401, body: { message: expect.stringMatching(/has expired/) } });
    const again = await made(email);
    expect((await visitor(test).post('/api/auth/signin', { email, password: again.password })).status).toBe(200);
  });
});

describe('ten minutes after a proof', () => {
  const test = useApp('demo');
  const later = () => test.db.pool.query(`update sessions set proved_at = now() - interval '601 seconds'`);
  const CODE = (answer: { body: { errors?: { extensions: { code: string } }[] } }) =>
    answer.body.errors?.[0]?.extensions.code;
  const PERSONAL = [
    '{ personalData }',
    'mutation { createAccessToken(input: { name: "x", scopes: [SEARCH_READ], expiresInDays: 1 }) { __typename } }',
    'mutation { requestAccountDeletion(input: { currentPassword: "x" }) { __typename } }',
    'mutation { startTotp { secret } }',
    'mutation { startPasskey { options } }',
    'mutation { replaceRecoveryCodes { recoveryCodes } }',
  ];
  const SUPER_ADMIN = [
    'mutation { deleteUser(input: { id: 999999 }) { deletedId } }',
    'mutation { deleteProvider(input: { id: 999999 }) { deletedId } }',
    'mutation { deletePartner(input: { id: 999999 }) { deletedId } }',
    'mutation { updateUser(input: { id: 999999, expectedVersion: 1, user: { email: "a@x.example", isSuperAdmin: true } }) { __typename } }',
    'mutation { createUser(input: { user: { email: "a@x.example", isSuperAdmin: true } }) { __typename } }',
    'mutation { approveProviders(input: { providers: [{ id: 999998, expectedVersion: 1 }, { id: 999999, expectedVersion: 1 }] }) { decisions { id } } }',
    'mutation { endUserSessions(input: { userId: 999999 }) { __typename } }',
    'mutation { removeSecondFactor(input: { userId: 999999 }) { __typename } }',
  ];
  const DOWNLOADS = ['/api/users/export.csv', '/api/providers/export.csv', '/api/logs/export.csv'];

  it.each([...PERSONAL, ...SUPER_ADMIN])('%s asks for another one', async (query) => {
    const staff = await signedInStaff(test);
    expect(CODE(await staff.graphql(query))).not.toBe('PROOF_REQUIRED');
    await later();
    expect(CODE(await staff.graphql(query))).toBe('PROOF_REQUIRED');
  });

  it.each(DOWNLOADS)('%s asks for another one', async (path) => {
    const staff = await signedInStaff(test);
    expect((await staff.get(path)).status).toBe(200);
    await later();
    expect(await staff.get(path)).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/Confirm it’s you/) },
    });
  });

  it('REST asks before it reads the body, and reading stays open', async () => {
    const staff = await signedInStaff(test);
    await later();
    expect((await staff.remove('/api/users/999999')).status).toBe(403);
    expect((await staff.post('/api/providers/decisions', '{ not JSON')).status).toBe(403);
    expect((await staff.get('/api/users')).status).toBe(200);
  });

  it('the password is enough without a second factor', async () => {
    const person = await signedInPerson(test);
    await later();
    expect(formErrors((await person.graphql(PROVE, { input: { currentPassword: 'wrong' } })).body)).toMatchObject([
      { code: 'BAD_USER_INPUT', path: ['currentPassword'] },
    ]);
    expect(CODE(await person.graphql('{ personalData }'))).toBe('PROOF_REQUIRED');
    await person.graphql(PROVE, { input: { currentPassword: 'one long sentence' } });
    expect(CODE(await person.graphql('{ personalData }'))).toBeUndefined();
  });

  it('gives the session a new token, and the former cookie becomes invalid', async () => {
    const person = await signedInPerson(test);
    const former = `session=${person.cookies.get('session')}`;
    const input = { currentPassword: 'one long sentence' };
    await person.graphql(PROVE, {
      input,
    });
    expect((await person.get('/api/auth/me')).status).toBe(200);
    expect((await test.get('/api/auth/me', { cookie: former })).status).toBe(401);
  });

  it('with a second factor the password is not enough', async () => {
    const person = await signedInPerson(test);
    const { secret } = await addApp(person);
    await later();
    const byPassword = await person.graphql(PROVE, { input: { currentPassword: 'one long sentence' } });
    expect(formErrors(byPassword.body)).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['code'] }]);
    expect(formErrors((await person.graphql(PROVE, { input: { code: nextCode(secret) } })).body)).toBeUndefined();
    expect(CODE(await person.graphql('{ personalData }'))).toBeUndefined();
  });

  it('no access token ever passes, with any scope', async () => {
    const { token } = await partnerToken(test, ['SEARCH_READ', 'PROVIDERS_READ', 'PROVIDERS_WRITE']);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of [...PERSONAL, ...SUPER_ADMIN])
      expect([query, CODE(await test.graphql(query, {}, headers))]).toEqual([query, 'FORBIDDEN']);
    for (const path of DOWNLOADS) expect((await test.get(path, headers)).status).toBe(403);
  });
});

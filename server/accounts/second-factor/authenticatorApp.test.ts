import { afterEach, describe, expect, it, vi } from 'vitest';
import { addApp, codeOf, nextCode } from '#tests/factors.ts';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { signedInPerson } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { visitor } from '#tests/visitor.ts';
import { stepAt } from './totp.ts';

const test = useApp('empty');
afterEach(() => vi.useRealTimers());
const password = 'one long sentence';

/** A person with an app, and a browser that has signed in with the password only. */
async function withApp() {
  const person = await signedInPerson(test);
  const app = await addApp(person);
  const browser = visitor(test);
  const first = await browser.post('/api/auth/signin', { email: person.email, password });
  return { ...app, person, browser, first, second: (code: string) => browser.post('/api/auth/signin/code', { code }) };
}

describe('an authenticator app', () => {
  it('is requested after the right password, which alone creates no session', async () => {
    const { first, browser, second, secret } = await withApp();
    expect(first).toMatchObject({ status: 401, body: { message: expect.stringMatching(/authenticator app/) } });
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    expect((await second(nextCode(secret))).status).toBe(200);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
  });

  it('must be proved within ten minutes of the password', async () => {
    const { secret, second } = await withApp();
    await test.db.pool.query("update pending_sign_ins set expires_at = expires_at - interval '10 minutes'");
    expect((await second(nextCode(secret))).status).toBe(401);
  });

  it.each([-1, 1])('may be %i time steps of thirty seconds off, but no more', async (drift) => {
    const middleOfStep = (stepAt(Date.now()) + 0.5) * 30_000;
    vi.useFakeTimers({ toFake: ['Date'], now: middleOfStep });
    const { secret, second } = await withApp();
    // reset, so that no code counts as used
    await test.db.pool.query(`update totps set last_step = 0`);
    expect((await second(codeOf(secret, 2 * drift))).status).toBe(401);
    expect((await second(codeOf(secret, drift))).status).toBe(200);
  });

  it('ends the other sessions, and cannot be removed in a session that proved the password only', async () => {
    const owner = await signedInPerson(test);
    const thief = visitor(test);
    await thief.post('/api/auth/signin', { email: owner.email, password });
    expect((await thief.get('/api/auth/me')).status).toBe(200);
    await addApp(owner);
    expect((await thief.get('/api/auth/me')).status).toBe(401);
    const remove = 'mutation { removeTotp { viewer { hasAuthenticatorApp } } }';
    await test.db.pool.query('update sessions set is_strong = false');
    expect((await owner.graphql(remove)).body.errors[0].extensions.code).toBe('PROOF_REQUIRED');
    await test.db.pool.query('update sessions set is_strong = true');
    expect((await owner.graphql(remove)).body.data.removeTotp.viewer.hasAuthenticatorApp).toBe(false);
  });

  it('accepts each code once', async () => {
    const { secret, second, person } = await withApp();
    const code = nextCode(secret);
    expect((await second(code)).status).toBe(200);
    const other = visitor(test);
    await other.post('/api/auth/signin', { email: person.email, password });
    expect(await other.post('/api/auth/signin/code', { code })).toMatchObject({
      status: 401,
      body: { message: expect.stringMatching(/already used/) },
    });
  });

  it('accepts one of fifty sign-ins with the same code at once', async () => {
    const { secret, browser } = await withApp();
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const code = nextCode(secret);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test.send('POST', '/api/auth/signin/code', { code }, { cookie })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
  });

  it('is stored encrypted, and its secret is shown only once', async () => {
    const { secret, person } = await withApp();
    const { rows } = await test.db.pool.query('select secret from totps');
    expect(rows.every((row) => row.secret.startsWith('v2.') && !row.secret.includes(secret))).toBe(true);
    expect((await person.graphql('mutation { startTotp { secret } }')).body.errors[0].extensions.code).toBe('CONFLICT');
  });

  it('takes effect only once a code has confirmed it', async () => {
    const person = await signedInPerson(test);
    await person.graphql('mutation { startTotp { secret } }');
    const CONFIRM = `mutation { confirmTotp(input: { code: "000000" }) { ${ERRORS} } }`;
    expect(formErrors((await person.graphql(CONFIRM)).body)).toMatchObject([{ path: ['code'] }]);
    expect((await visitor(test).post('/api/auth/signin', { email: person.email, password })).status).toBe(200);
  });

  it('can be removed, and then the password is sufficient', async () => {
    const { person } = await withApp();
    const { body } = await person.graphql(
      'mutation { removeTotp { viewer { hasAuthenticatorApp recoveryCodesLeft } } }',
    );
    expect(body.data.removeTotp.viewer).toEqual({ hasAuthenticatorApp: false, recoveryCodesLeft: 0 });
    expect((await visitor(test).post('/api/auth/signin', { email: person.email, password })).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('are ten, each of which signs in once instead of the app', async () => {
    const { recoveryCodes, second, person } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await second(recoveryCodes[0]!.toUpperCase())).status).toBe(200);
    const other = visitor(test);
    await other.post('/api/auth/signin', { email: person.email, password });
    expect((await other.post('/api/auth/signin/code', { code: recoveryCodes[0] })).status).toBe(401);
    expect((await other.post('/api/auth/signin/code', { code: recoveryCodes[1] })).status).toBe(200);
    expect((await other.graphql('{ viewer { recoveryCodesLeft } }')).body.data.viewer.recoveryCodesLeft).toBe(8);
  });

  it('of one account are invalid for another', async () => {
    const { recoveryCodes } = await withApp();
    const { second } = await withApp();
    expect((await second(recoveryCodes[0]!)).status).toBe(401);
  });

  it('are all replaced together', async () => {
    const { recoveryCodes, second, person } = await withApp();
    const { body } = await person.graphql('mutation { replaceRecoveryCodes { recoveryCodes } }');
    expect(body.data.replaceRecoveryCodes.recoveryCodes).toHaveLength(10);
    expect((await second(recoveryCodes[0]!)).status).toBe(401);
    expect((await second(body.data.replaceRecoveryCodes.recoveryCodes[0])).status).toBe(200);
  });
});

describe('guessing', () => {
  const limited = useApp('empty', { RATE_LIMIT: 'on' });

  it('of codes is blocked after ten attempts in a quarter of an hour', async () => {
    const browser = visitor(limited);
    const email = 'ana@x.example';
    await browser.post('/api/auth/signup', { displayName: 'Ana', email, password });
    const { secret } = await addApp(browser);
    const other = visitor(limited);
    await other.post('/api/auth/signin', { email, password });
    for (let i = 0; i < 9; i++) await other.post('/api/auth/signin/code', { code: '000000' });
    await other.post('/api/auth/signin/code', { code: '000000' });
    expect((await other.post('/api/auth/signin/code', { code: nextCode(secret) })).status).toBe(429);
  });

  it('without the right password before is rejected', async () => {
    const answer = await visitor(limited).post('/api/auth/signin/code', { code: '123456' });
    expect(answer).toMatchObject({ status: 401, body: { message: expect.stringMatching(/Log in again/) } });
  });
});

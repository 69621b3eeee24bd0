import { describe, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const wrong = { email: 'ana@x.example', password: 'not the one' };

describe('a flood of sign-ins', () => {
  const test = useApp('demo', { RATE_LIMIT: 'on' });

  it('is rejected with 429 and Retry-After, while searches are still served', async () => {
    const flood = Array.from({ length: 120 }, () => test.send('POST', '/api/auth/signin', wrong));
    const searches = Array.from({ length: 20 }, () => test.get('/api/search?q=carga&f=Rosario'));
    const attempts = await Promise.all(flood);
    const rejected = attempts.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThanOrEqual(90);
    expect(rejected.every(({ headers }) => Number(headers.get('retry-after')) >= 1)).toBe(true);
    for (const { status, body } of await Promise.all(searches)) {
      expect(status).toBe(200);
      expect(body.rows.length).toBeGreaterThan(0);
    }
  });
});

describe('one account', () => {
  const test = useApp('empty', { RATE_LIMIT: 'on', TRUST_PROXY: '1' });

  it('cannot be locked by wrong passwords from other networks: the attacker is rejected, the owner is not', async () => {
    const account = { displayName: 'Ana', email: 'ana@x.example', password: 'one long sentence' };
    await test.send('POST', '/api/auth/signup', account);
    const from = (i: number, body: object) =>
      test.send('POST', '/api/auth/signin', body, { 'x-forwarded-for': `10.0.0.${i}` });
    for (let i = 0; i < 10; i++) expect((await from(1, wrong)).status).toBe(401);
    expect((await from(1, { ...account })).status).toBe(429);
    const start = performance.now();
    expect((await from(99, { ...account })).status).toBe(200);
    // unknown browsers are delayed briefly
    expect(performance.now() - start).toBeGreaterThan(450);
    expect((await from(1, { ...account, email: 'other@x.example' })).status).toBe(401);
  });
});

describe('requests for password reset mails', () => {
  const test = useApp('empty', { RATE_LIMIT: 'on', TRUST_PROXY: '1' });

  it('succeed equally with and without an account, and send at most ten mails', async () => {
    const account = { displayName: 'A', email: 'a@x.example', password: 'one long sentence' };
    await test.send('POST', '/api/auth/signup', account);
    for (const email of [account.email, 'b@x.example'])
      for (let i = 0; i < 12; i++) {
        const from = { 'x-forwarded-for': `10.0.0.${i}` };
        expect((await test.send('POST', '/api/auth/password-reset/request', { email }, from)).status).toBe(200);
      }
    const { rows } = await test.db.pool.query(
      `select payload->>'email' email, count(*)::int from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'mailPasswordReset'
       group by 1 order by 1`,
    );
    expect(rows).toEqual([
      // the sign-up was mailed, too
      { email: 'a@x.example', count: 9 },
      { email: 'b@x.example', count: 10 },
    ]);
  });
});

describe('a browser with an earlier sign-in to the account', () => {
  const test = useApp('empty', { RATE_LIMIT: 'on', TRUST_PROXY: '1' });

  it('is neither delayed nor rejected after wrong passwords from others in the same network', async () => {
    const account = { displayName: 'Ana', email: 'ana@x.example', password: 'one long sentence' };
    const here = { 'x-forwarded-for': '10.0.0.1' };
    await test.send('POST', '/api/auth/signup', account);
    const { headers } = await test.send('POST', '/api/auth/signin', account, here);
    const browser = headers
      .getSetCookie()
      .find((line) => line.startsWith('browser='))!
      .split(';')[0]!;
    for (let i = 0; i < 10; i++) await test.send('POST', '/api/auth/signin', { ...account, password: 'wrong' }, here);
    expect((await test.send('POST', '/api/auth/signin', account, here)).status).toBe(429);
    expect((await test.send('POST', '/api/auth/signin', account, { ...here, cookie: browser })).status).toBe(200);
  });

  it('has all its attempts again after the right password', async () => {
    const account = { displayName: 'Bea', email: 'bea@x.example', password: 'one long sentence' };
    const here = { 'x-forwarded-for': '10.0.0.2' };
    await test.send('POST', '/api/auth/signup', account, here);
    const signIn = (password: string, headers: object) =>
      test.send('POST', '/api/auth/signin', { ...account, password }, { ...here, ...headers });
    const cookie = (await signIn(account.password, {})).headers
      .getSetCookie()
      .find((line) => line.startsWith('browser='))!;
    for (const times of [1, 2]) {
      for (let i = 0; i < 9; i++) expect((await signIn('wrong', { cookie })).status, `${times}: ${i}`).toBe(401);
      expect((await signIn(account.password, { cookie })).status).toBe(200);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { useApp } from '../../tests/testApp.ts';

const wrong = { email: 'ana@x.example', password: 'not the one' };

describe('a flood of sign-ins', () => {
  const test = useApp('demo', { RATE_LIMIT: 'on' });

  it('is answered 429 with Retry-After, while searches keep being served', async () => {
    const flood = Array.from({ length: 120 }, () => test.send('POST', '/api/auth/signin', wrong));
    const searches = Array.from({ length: 20 }, () => test.get('/api/search?q=carga&f=Rosario'));
    const attempts = await Promise.all(flood);
    const refused = attempts.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(90);
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) >= 1)).toBe(true);
    for (const { status, body } of await Promise.all(searches)) {
      expect(status).toBe(200);
      expect(body.rows.length).toBeGreaterThan(0);
    }
  });
});

describe('one account', () => {
  const test = useApp('empty', { RATE_LIMIT: 'on', TRUST_PROXY: '1' });

  it('cannot be guessed at from many addresses, not even with the right password for a while', async () => {
    const account = { displayName: 'Ana', email: 'ana@x.example', password: 'one long sentence' };
    await test.send('POST', '/api/auth/signup', account);
    const from = (i: number, body: object) =>
      test.send('POST', '/api/auth/signin', body, { 'x-forwarded-for': `10.0.0.${i}` });
    for (let i = 0; i < 10; i++) expect((await from(i, wrong)).status).toBe(401);
    expect((await from(99, { ...account })).status).toBe(429);
    expect((await from(99, { ...account, email: 'other@x.example' })).status).toBe(401);
  });
});

describe('asking for reset mails', () => {
  const test = useApp('empty', { RATE_LIMIT: 'on' });

  it('ends in 429, the same with and without an account, so that nobody is flooded with mail', async () => {
    await test.send('POST', '/api/auth/signup', {
      displayName: 'A',
      email: 'a@x.example',
      password: 'one long sentence',
    });
    const ask = async (email: string) =>
      (await test.send('POST', '/api/auth/password-reset/request', { email })).status;
    const statuses = async (email: string) => [
      await ask(email),
      await ask(email),
      await ask(email),
      await ask(email),
      await ask(email),
      await ask(email),
    ];
    expect(await statuses('a@x.example')).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses('b@x.example')).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

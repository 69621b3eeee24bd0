import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { solveBotCheck } from '#tests/solveBotCheck.ts';
import { useApp } from '#tests/testApp.ts';

// a stand-in for Google's siteverify
const seen: string[] = [];
let answer: object | null = { success: true, score: 0.9 };
const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  seen.push(text);
  response.writeHead(answer ? 200 : 500).end(answer ? JSON.stringify(answer) : 'broken');
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());

const account = (email: string) => ({ displayName: 'Ana', email, password: 'one long sentence' });
const REJECTED = {
  code: 'BAD_USER_INPUT',
  field: 'recaptchaToken',
  message: 'We could not confirm that you are not a robot. Try again.',
};

describe('the bot check by default', () => {
  const test = useApp('empty', { BOT_CHECK: 'altcha' });

  const solve = (change?: Parameters<typeof solveBotCheck>[1]) => solveBotCheck(test, change);

  it('accepts a solved puzzle once', async () => {
    const recaptchaToken = await solve();
    const first = await test.send('POST', '/api/auth/signup', { ...account('a@x.example'), recaptchaToken });
    expect(first.status).toBe(200);
    const second = await test.send('POST', '/api/auth/signup', { ...account('b@x.example'), recaptchaToken });
    expect(second).toMatchObject({ status: 400, body: REJECTED });
  });

  it.each([
    ['/api/auth/signup', account('c@x.example')],
    ['/api/auth/signin', { email: 'a@x.example', password: 'one long sentence' }],
    ['/api/auth/password-reset/request', { email: 'a@x.example' }],
  ])('is required by %s', async (path, body) => {
    expect(await test.send('POST', path, body)).toMatchObject({ status: 400, body: REJECTED });
  });

  it.each<[string, Parameters<typeof solve>[0]]>([
    ['a wrong solution', (payload) => ({ ...payload, solution: { counter: 1, derivedKey: '00'.repeat(32) } })],
    [
      'an easier puzzle',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '0' } },
        solution,
      }),
    ],
    [
      'a cheaper puzzle',
      ({ challenge, solution }) => ({
        challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } },
        solution,
      }),
    ],
    [
      'a forged puzzle',
      ({ challenge, solution }) => ({ challenge: { ...challenge, signature: '00'.repeat(32) }, solution }),
    ],
    ['nothing', () => ({})],
  ])('rejects %s', async (_, change) => {
    const recaptchaToken = await solve(change);
    const { status, body } = await test.send('POST', '/api/auth/signup', { ...account('d@x.example'), recaptchaToken });
    expect([status, body]).toEqual([400, REJECTED]);
  });

  it('rejects a malformed payload', async () => {
    for (const recaptchaToken of ['x', '{}', 'bnVsbA==', 'a'.repeat(9_999)])
      expect((await test.send('POST', '/api/auth/signup', { ...account('e@x.example'), recaptchaToken })).status).toBe(
        400,
      );
  });
});

describe('the bot check with another cost', () => {
  const test = useApp('empty', { BOT_CHECK: 'altcha', BOT_CHECK_COST: '50' });

  it('requires the configured number of rounds, and accepts their solution', async () => {
    const recaptchaToken = await solveBotCheck(test, (payload) => {
      expect(payload.challenge.parameters).toMatchObject({ cost: 50 });
      return payload;
    });
    const answer = await test.send('POST', '/api/auth/signup', { ...account('a@x.example'), recaptchaToken });
    expect(answer.status).toBe(200);
  });
});

describe('reCAPTCHA', () => {
  const test = useApp('empty', {
    BOT_CHECK: 'recaptcha',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_SECRET_KEY: 'top secret',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
  });
  const signUp = (email: string) =>
    test.send('POST', '/api/auth/signup', { ...account(email), recaptchaToken: 'their token' });

  it('verifies the token with Google, using the secret', async () => {
    expect((await signUp('a@x.example')).status).toBe(200);
    expect(Object.fromEntries(new URLSearchParams(seen.at(-1)))).toEqual({
      secret: 'top secret',
      response: 'their token',
      remoteip: '127.0.0.1',
    });
  });

  it('rejects a low score', async () => {
    answer = { success: true, score: 0.1 };
    expect(await signUp('b@x.example')).toMatchObject({ status: 400, body: REJECTED });
    answer = { success: false };
    expect(await signUp('b@x.example')).toMatchObject({ status: 400, body: REJECTED });
  });

  it('reports an error when Google does not respond', async () => {
    answer = null;
    expect((await signUp('c@x.example')).status).toBe(503);
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const person = { displayName: 'Ana Pérez', email: 'transportes.sur@x.example' };
const signUp = (test: ReturnType<typeof useApp>, password: string) =>
  test.send('POST', '/api/auth/signup', { ...person, email: `${crypto.randomUUID()}.${person.email}`, password });

describe('a new password', () => {
  const test = useApp('empty');

  it.each(['iloveyou1', 'Dragon123', 'qwerty12345', 'contraseña', 'abcabcabc'])(
    'may not be common: %s',
    async (password) => {
      const { status, body } = await signUp(test, password);
      expect([status, body.message]).toEqual([400, expect.stringMatching(/too common/)]);
    },
  );

  it.each(['Rumbo2026!', 'ANA.PEREZ.90', 'Perez-Rumbo-1', 'transportes-1', 'sur.x.example'])(
    'may not be little more than own words: %s',
    async (password) => {
      const { status, body } = await signUp(test, password);
      expect([status, body.message]).toEqual([400, expect.stringMatching(/just your name/)]);
    },
  );

  it.each(['Ana walks to the harbour', 'x rumbo y otras cosas', '🚚🚚🚛 seven wheels', '        a        b'])(
    'may contain them among others, and any character: %s',
    async (password) => expect((await signUp(test, password)).status).toBe(200),
  );
});

describe('HIBP_RANGE_URL', () => {
  const breached = 'a sentence of other people';
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url!);
    // the suffix of the SHA-1 hash of the passphrase, and a padding line
    response.end(`0018A45C4D1DEF81644B54AB7F969B88D65:0\r\n371D1664C6A2C88403C35D569CB84348BFA:7\r\n`);
  });
  const test = useApp('empty', { HIBP_RANGE_URL: 'http://127.0.0.1:9/range/' });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());

  it('receives a prefix of the hash only, and its passwords are refused', async () => {
    const { breachReader } = await import('./breaches.ts');
    const { port } = server.address() as AddressInfo;
    const isBreached = breachReader(`http://127.0.0.1:${port}/range/`, () => {});
    expect(await isBreached(breached)).toBe(true);
    expect(await isBreached('a sentence of my own')).toBe(false);
    expect(asked[0]).toMatch(/^\/range\/[0-9A-F]{5}$/);
  });

  it('refuses no password when it does not respond', async () => {
    expect((await signUp(test, breached)).status).toBe(200);
  });
});

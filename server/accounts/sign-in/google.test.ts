import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { CLIENT_ID, startGoogle } from '#tests/googleKeys.ts';
import { useApp } from '#tests/testApp.ts';
import { visitor } from '#tests/visitor.ts';

const google = await startGoogle();
afterAll(() => google.close());
const PATH = '/api/auth/signin/oauth/google';

describe('signing in with Google', () => {
  const test = useApp('empty', { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_JWKS_URL: google.url });

  /** A browser that has requested a nonce, as the page does before it opens Google's popup. */
  async function browserWithNonce() {
    const browser = visitor(test);
    const { body } = await browser.post(`${PATH}/nonce`);
    return { browser, nonce: body.nonce as string };
  }

  it('creates an account at first, with a verified e-mail and without a password', async () => {
    const { browser, nonce } = await browserWithNonce();
    const answer = await browser.post(PATH, { token: await google.token({ nonce }) });
    expect(answer).toMatchObject({
      status: 200,
      body: { displayName: 'Ana Pérez', email: 'ana@cargas.example', localAuth: false },
    });
    expect((await browser.graphql('{ viewer { emailVerified } }')).body.data.viewer.emailVerified).toBe(true);
  });

  it('identifies the user by the subject, also with another e-mail', async () => {
    const first = await browserWithNonce();
    const known = await first.browser.post(PATH, {
      token: await google.token({ nonce: first.nonce, sub: '77', email: 'b@x.example' }),
    });
    const { browser, nonce } = await browserWithNonce();
    const again = await browser.post(PATH, { token: await google.token({ nonce, sub: '77', email: 'c@x.example' }) });
    expect(again.body).toEqual(known.body);
  });

  it('works over GraphQL', async () => {
    const browser = visitor(test);
    const start = await browser.graphql('mutation { startProviderSignIn(input: { provider: GOOGLE }) { nonce } }');
    const token = await google.token({
      nonce: start.body.data.startProviderSignIn.nonce,
      sub: '9',
      email: 'g@x.example',
    });
    const { body } = await browser.graphql(
      'mutation ($token: String!) { signInWithProvider(input: { provider: GOOGLE, token: $token }) { viewer { email } } }',
      { token },
    );
    expect(body.data.signInWithProvider.viewer.email).toBe('g@x.example');
  });

  it('works after Google rotates its keys, and rejects the previous key', async () => {
    const { browser, nonce } = await browserWithNonce();
    const old = await google.token({ nonce, sub: '5', email: 'old@x.example' });
    await browser.post(PATH, { token: await google.token({ nonce, sub: '5', email: 'old@x.example' }) });
    await google.rotate();
    // keys are fetched at most once within seconds
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 });
    try {
      const next = await browserWithNonce();
      const token = await google.token({ nonce: next.nonce, sub: '5', email: 'old@x.example' });
      expect((await next.browser.post(PATH, { token })).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
    const late = await browserWithNonce();
    expect((await late.browser.post(PATH, { token: old })).status).toBe(401);
  });

  it.each<[string, (nonce: string) => Promise<string> | string]>([
    ['for another audience', (nonce) => google.token({ nonce, aud: 'somebody-else' })],
    ['of another issuer', (nonce) => google.token({ nonce, iss: 'https://evil.example' })],
    ['for another browser', () => google.token({ nonce: 'not the one' })],
    ['without a nonce', () => google.token({})],
    ['that has expired', (nonce) => google.token({ nonce, exp: Math.floor(Date.now() / 1000) - 60 })],
    ['without an expiry time', (nonce) => google.token({ nonce, exp: undefined })],
    ['without an e-mail', (nonce) => google.token({ nonce, email: undefined })],
    [
      'signed by an unknown key',
      async (nonce) => google.token({ nonce }, {}, (await generateKeyPair('RS256')).privateKey),
    ],
    ['that names an unknown key', (nonce) => google.token({ nonce }, { kid: 'unknown' })],
    [
      'without a signature',
      (nonce) =>
        new UnsecuredJWT({ sub: '1', nonce, email: 'a@x.example' })
          .setAudience(CLIENT_ID)
          .setIssuer('https://accounts.google.com')
          .setIssuedAt()
          .setExpirationTime('1h')
          .encode(),
    ],
    [
      'signed with the public key as if it were a secret (HS256)',
      (nonce) =>
        new SignJWT({ sub: '1', nonce, email: 'a@x.example', email_verified: true })
          .setProtectedHeader({ alg: 'HS256' })
          .setAudience(CLIENT_ID)
          .setIssuer('https://accounts.google.com')
          .setIssuedAt()
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode(JSON.stringify(google.publicKeys()[0]))),
    ],
    ['that is malformed', () => 'abc.def.ghi'],
  ])('rejects a token %s', async (_, forge) => {
    const { browser, nonce } = await browserWithNonce();
    const { status, body } = await browser.post(PATH, { token: await forge(nonce) });
    expect([status, body.message]).toEqual([401, 'Google could not confirm your identity. Try again.']);
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('accepts a token once, also in two concurrent requests', async () => {
    const { browser, nonce } = await browserWithNonce();
    const cookie = `nonce=${browser.cookies.get('nonce')}`;
    const token = await google.token({ nonce, sub: '42', email: 'once@x.example' });
    const use = () => test.send('POST', PATH, { token }, { cookie });
    const responses = await Promise.all([use(), use(), use()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await use()).status).toBe(401);
  });

  it('reports a missing token', async () => {
    const { browser } = await browserWithNonce();
    const { status, body } = await browser.post(PATH, {});
    expect([status, body.message]).toEqual([400, 'No token received from Google']);
  });

  it('does not give the account to a user who signed up with the e-mail of another person', async () => {
    const squatter = visitor(test);
    await squatter.post('/api/auth/signup', {
      displayName: 'S',
      email: 'victim@x.example',
      password: 'I wait for you',
    });
    const { browser, nonce } = await browserWithNonce();
    const token = await google.token({ nonce, sub: '666', email: 'victim@x.example' });
    expect((await browser.post(PATH, { token })).status).toBe(200);
    expect((await squatter.get('/api/auth/me')).status).toBe(401);
    const again = { email: 'victim@x.example', password: 'I wait for you' };
    expect((await visitor(test).post('/api/auth/signin', again)).status).toBe(401);
  });

  it('rejects an e-mail that Google has not verified', async () => {
    const { browser, nonce } = await browserWithNonce();
    const token = await google.token({ nonce, sub: '8', email: 'maybe@x.example', email_verified: false });
    expect((await browser.post(PATH, { token })).status).toBe(400);
  });

  it('rejects an unknown provider', async () => {
    expect((await test.send('POST', '/api/auth/signin/oauth/nobody', { token: 'x' })).status).toBe(400);
  });
});

describe("when Google's keys are unavailable", () => {
  const test = useApp('empty', { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_JWKS_URL: google.url });

  it('sign-in with Google reports an error, and passwords still work', async () => {
    const browser = visitor(test);
    const { nonce } = (await browser.post(`${PATH}/nonce`)).body;
    google.setUp(false);
    expect((await browser.post(PATH, { token: await google.token({ nonce }) })).status).toBe(503);
    google.setUp(true);
    const body = { displayName: 'A', email: 'a@x.example', password: 'with a password' };
    expect((await test.send('POST', '/api/auth/signup', body)).status).toBe(200);
  });
});

describe('without a client id', () => {
  const test = useApp('empty');

  it('sign-in with Google reports that it is not configured', async () => {
    const { status, body } = await test.send('POST', PATH, { token: 'x' });
    expect([status, body.message]).toEqual([400, expect.stringContaining('not available')]);
  });
});

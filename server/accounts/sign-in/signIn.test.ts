import { describe, expect, it } from 'vitest';
import { HASH_COST, hashCost } from '#server/accounts/credentials/passwords.ts';
import { useApp } from '#tests/testApp.ts';
import { visitor } from '#tests/visitor.ts';

const ana = { displayName: 'Ana María Pérez', email: 'ana@cargas.example', password: 'one long sentence' };

describe('signing up', () => {
  const test = useApp('empty');

  it('creates an account, signs in and returns the user', async () => {
    const browser = visitor(test);
    const { status, body } = await browser.post('/api/auth/signup', { ...ana, email: ' Ana@Cargas.example ' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(Number),
      displayName: 'Ana María Pérez',
      email: 'ana@cargas.example',
      imageUrl: null,
      isModerator: false,
      isSuperAdmin: false,
      localAuth: true,
    });
    expect((await browser.get('/api/auth/me')).body).toEqual(body);
  });

  it('stores the accepted agreement, the time and the language for mails', async () => {
    await visitor(test, { 'accept-language': 'pt-BR' }).post('/api/auth/signup', { ...ana, email: 'rui@x.example' });
    const { rows } = await test.db.pool.query("select * from users where email = 'rui@x.example'");
    expect(rows[0]).toMatchObject({ agreement_version: expect.stringMatching(/^\d{4}-/), language: 'pt' });
    expect(Date.now() - rows[0].agreement_accepted_at).toBeLessThan(60_000);
  });

  it('stores argon2id with the configured cost, but neither the password nor the session token', async () => {
    const cheap = { ...hashCost };
    Object.assign(hashCost, HASH_COST);
    const browser = visitor(test);
    await browser.post('/api/auth/signup', { ...ana, email: 'hash@x.example' });
    Object.assign(hashCost, cheap);
    const { rows } = await test.db.pool.query("select password_hash from users where email = 'hash@x.example'");
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    const { rows: all } = await test.db.pool.query(
      'select json_agg(users)::text || json_agg(sessions)::text || json_agg(logs)::text "text" from users, sessions, logs',
    );
    expect(all[0].text).not.toContain(ana.password);
    expect(all[0].text).not.toContain(browser.cookies.get('session'));
  });

  it.each([
    [{ displayName: ' ' }, 'displayName', 'Full name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: undefined }, 'email', 'Email is required'],
    [{ email: 'ana@' }, 'email', 'Invalid email format'],
    [{ email: `${'a'.repeat(300)}@x.example` }, 'email', 'Too long: at most 254 characters'],
    [{ email: 7 }, 'email', 'email must be a string'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: 'short' }, 'password', 'Password must be 8 to 128 characters long'],
    [{ password: 'a'.repeat(129) }, 'password', 'Password must be 8 to 128 characters long'],
    [{ password: 'Password123' }, 'password', 'This password is too common. Choose another one.'],
    [{ password: 'Snowboard' }, 'password', 'This password is too common. Choose another one.'],
    [{ password: 'aZ7!aZ7!aZ7!' }, 'password', 'This password is too common. Choose another one.'],
    [{ password: 'contrasen\u0303a' }, 'password', 'This password is too common. Choose another one.'],
    [
      { password: 'New@X.example' },
      'password',
      'Your password cannot be just your name, your email or “Rumbo”. Choose another one.',
    ],
    [
      { email: 'transandina@x.example', password: 'TransAndina' },
      'password',
      'Your password cannot be just your name, your email or “Rumbo”. Choose another one.',
    ],
    [{ displayName: 'A\u0000B' }, 'displayName', 'The text has characters we cannot read. Type it again.'],
  ])('rejects %o with a helpful message', async (wrong, field, message) => {
    const answer = await test.send('POST', '/api/auth/signup', { ...ana, email: 'new@x.example', ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { field, message } });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('accepts a password from any keyboard, but not one with similar characters', async () => {
    const email = 'keyboard@x.example';
    await test.send('POST', '/api/auth/signup', { ...ana, email, password: 'camión ﬁnal ½ verde' });
    const signIn = async (password: string) =>
      (await test.send('POST', '/api/auth/signin', { email, password })).status;
    expect(await signIn('camio\u0301n ﬁnal ½ verde')).toBe(200);
    expect(await signIn('camión final 1⁄2 verde')).toBe(401);
  });

  it('does not reveal that the e-mail has an account', async () => {
    const body = { ...ana, password: 'another long sentence' };
    const [taken, free] = [
      await test.send('POST', '/api/auth/signup', { ...body, email: 'ANA@cargas.example' }),
      await test.send('POST', '/api/auth/signup', { ...body, email: 'free@cargas.example' }),
    ];
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
  });

  it('creates one account from two concurrent requests', async () => {
    const body = { ...ana, email: 'twice@x.example' };
    const both = await Promise.all([1, 2].map(() => test.send('POST', '/api/auth/signup', body)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await test.db.prisma.user.count({ where: { email: body.email } })).toBe(1);
  });
});

describe('signing in', () => {
  const test = useApp('empty');
  const signedUp = async (email: string) => {
    await test.send('POST', '/api/auth/signup', { ...ana, email });
    return email;
  };

  it('returns the user and a session cookie that scripts and other sites cannot use', async () => {
    const email = await signedUp('cookie@x.example');
    const answer = await test.send('POST', '/api/auth/signin', { email, password: ana.password, recaptchaToken: '' });
    expect(answer).toMatchObject({ status: 200, body: { email } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/),
      // the cookie of a known browser, which grants no access
      expect.stringMatching(/^browser=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/),
    ]);
  });

  it('responds equally to a wrong password, an unknown e-mail and a disabled account', async () => {
    const email = await signedUp('alike@x.example');
    const closed = await signedUp('closed@x.example');
    await test.db.pool.query('update users set disabled_at = now() where email = $1', [closed]);
    const attempts = [
      { email, password: 'not the one' },
      { email: 'nobody@x.example', password: ana.password },
      { email: closed, password: ana.password },
    ];
    for (const attempt of attempts) {
      const { status, body, headers } = await test.send('POST', '/api/auth/signin', attempt);
      expect([status, body, headers.getSetCookie()]).toEqual([
        401,
        { code: 'UNAUTHENTICATED', message: 'Wrong email or password' },
        [],
      ]);
    }
  });

  it('returns errors in the language of the request', async () => {
    const attempt = { email: 'nobody@x.example', password: 'some password' };
    const { body } = await test.send('POST', '/api/auth/signin', attempt, { 'accept-language': 'es' });
    expect(body.message).toBe('Correo o contraseña incorrectos');
  });

  it.each(['{"email": "a', '[]', '"text"', 'null', '{"email":"\ud800"'])('rejects the body %s', async (text) => {
    expect(await test.send('POST', '/api/auth/signin', text)).toMatchObject({
      status: 400,
      body: { message: 'The body is not valid JSON' },
    });
  });

  it('rejects a body that is too large', async () => {
    const { status } = await test.send('POST', '/api/auth/signin', { email: 'a'.repeat(300_000) });
    expect(status).toBe(413);
  });

  it('logs successes and failures with the user, never the password', async () => {
    const email = await signedUp('logged@x.example');
    await test.send('POST', '/api/auth/signin', { email, password: 'my other secret' });
    await test.send('POST', '/api/auth/signin', { email, password: ana.password });
    const { rows } = await test.db.pool.query(
      `select l.code, l.severity, l.request_id from logs l join users u on u.id = l.user_id where u.email = $1 order by l.id`,
      [email],
    );
    expect(rows.map((row) => [row.code, row.severity])).toEqual([
      ['signedUp', 'info'],
      ['signInFailed', 'warning'],
      ['signedIn', 'info'],
    ]);
    expect(rows.every((row) => row.request_id)).toBe(true);
  });

  it('creates a new session each time, and ends the previous one of this browser', async () => {
    const email = await signedUp('again@x.example');
    const browser = visitor(test);
    await browser.post('/api/auth/signin', { email, password: ana.password });
    const first = browser.cookies.get('session')!;
    await browser.post('/api/auth/signin', { email, password: ana.password });
    expect(browser.cookies.get('session')).not.toBe(first);
    expect((await test.get('/api/auth/me', { cookie: `session=${first}` })).status).toBe(401);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
  });
});

describe('a session', () => {
  const test = useApp('empty');
  const signedIn = async (email: string) => {
    const browser = visitor(test);
    await browser.post('/api/auth/signup', { ...ana, email });
    return browser;
  };

  it('ends immediately when the user signs out, and signing out twice is not an error', async () => {
    const browser = await signedIn('out@x.example');
    const cookie = `session=${browser.cookies.get('session')}`;
    const { status, body } = await browser.post('/api/auth/signout');
    expect([status, body]).toEqual([204, '']);
    // only the id of a known browser, which grants nothing
    expect([...browser.cookies.keys()]).toEqual(['browser']);
    expect((await test.get('/api/auth/me', { cookie })).status).toBe(401);
    expect((await browser.post('/api/auth/signout')).status).toBe(204);
  });

  it.each([
    ["last_seen_at = now() - interval '7 days 1 second'", 'a week without use'],
    ["expires_at = now() - interval '1 second', created_at = now() - interval '30 days 1 second'", 'thirty days'],
  ])('expires with %s: %s', async (change) => {
    const browser = await signedIn(`${crypto.randomUUID()}@x.example`);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
    await test.db.pool.query(`update sessions set ${change}`);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
  });

  it('is extended while it is used', async () => {
    const browser = await signedIn('used@x.example');
    await test.db.pool.query("update sessions set last_seen_at = now() - interval '6 days'");
    await browser.get('/api/auth/me');
    const { rows } = await test.db.pool.query(
      "select max(last_seen_at) > now() - interval '1 minute' fresh from sessions",
    );
    expect(rows[0].fresh).toBe(true);
  });

  it('ends when the account is disabled', async () => {
    const browser = await signedIn('ends@x.example');
    await test.db.pool.query("update users set disabled_at = now() where email = 'ends@x.example'");
    expect((await browser.get('/api/auth/me')).status).toBe(401);
  });

  it.each(['', 'x', 'a'.repeat(43), '../../etc', `${'a'.repeat(5000)}`])(
    'does not exist for the cookie %s',
    async (token) => {
      expect((await test.get('/api/auth/me', { cookie: `session=${token}` })).status).toBe(401);
    },
  );

  it('rejects a write from another site with its cookie', async () => {
    const browser = await signedIn('cross@x.example');
    const headers = { cookie: `session=${browser.cookies.get('session')}`, origin: 'https://evil.example' };
    expect((await test.send('POST', '/api/auth/signout', undefined, headers)).status).toBe(403);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
  });
});

describe('over https', () => {
  const test = useApp('empty', { PUBLIC_URL: 'https://rumbo.example' });

  it('the cookie is Secure and bound to this host', async () => {
    const { headers } = await test.send('POST', '/api/auth/signup', ana);
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-session=[\w-]{43}; .*HttpOnly; SameSite=Strict; Secure$/);
  });
});

describe('over GraphQL', () => {
  const test = useApp('empty');
  const VIEWER = '{ viewer { email localAuth emailVerified providers { businessName } } }';

  it('signs up, out and in, and the viewer is the signed-in user', async () => {
    const browser = visitor(test);
    expect((await browser.graphql(VIEWER)).body.data.viewer).toBeNull();
    const viewer = { email: ana.email, localAuth: true, emailVerified: false, providers: [] };
    const signUp = await browser.graphql(
      `mutation ($input: SignUpInput!) { signUp(input: $input) { ... on SignUpPayload ${VIEWER} } }`,
      {
        input: ana,
      },
    );
    expect(signUp.body).toEqual({ data: { signUp: { viewer } } });
    expect((await browser.graphql(VIEWER)).body.data.viewer).toEqual(viewer);
    await browser.graphql('mutation { signOut { __typename } }');
    expect((await browser.graphql(VIEWER)).body.data.viewer).toBeNull();
    const input = { email: ana.email, password: ana.password };
    const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInPayload { viewer { email } } } }`;
    expect((await browser.graphql(signIn, { input })).body.data.signIn.viewer).toEqual({ email: ana.email });
    const rejected = await browser.graphql(signIn, { input: { ...input, password: 'no' } });
    expect(rejected).toMatchObject({
      status: 401,
      body: { errors: [{ message: 'Wrong email or password', extensions: { code: 'UNAUTHENTICATED' } }] },
    });
  });

  it('users cannot read other users', async () => {
    const { rows } = await test.db.pool.query('select id from users limit 1');
    const id = Buffer.from(`User:${rows[0].id}`).toString('base64');
    const node = 'query ($id: ID!) { node(id: $id) { ... on User { email } } }';
    const { body } = await test.graphql(node, { id });
    expect(body).toEqual({ data: { node: null } });
    const other = visitor(test);
    await other.post('/api/auth/signup', { ...ana, email: 'other@x.example' });
    expect((await other.graphql(node, { id })).body).toEqual({ data: { node: null } });
  });
});

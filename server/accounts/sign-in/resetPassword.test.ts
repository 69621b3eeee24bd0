import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { mailTo as waitForMail } from '#tests/mailTo.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

const REQUEST = '/api/auth/password-reset/request';
const reset = (token: string) => `/api/auth/password-reset/reset/${token}`;
const NEW = { password: 'another long sentence', passwordConfirm: 'another long sentence' };

describe('a forgotten password', () => {
  const test = useApp('empty');
  const mailbox = useWorker(test);

  const mailTo = (email: string, subject: RegExp) => waitForMail(mailbox, email, subject);

  async function person(language = 'en') {
    const email = `${crypto.randomUUID()}@x.example`;
    const browser = visitor(test, { 'accept-language': language });
    await browser.post('/api/auth/signup', { displayName: 'Ana Pérez', email, password: 'one long sentence' });
    return { email, browser };
  }

  async function tokenFor(email: string): Promise<string> {
    await test.send('POST', REQUEST, { email });
    const { text } = await mailTo(email, /new password/);
    return text!.match(/http:\/\/localhost\/users\/password-reset\?token=([\w-]{43})/)![1]!;
  }

  it('is reset by a mailed link, which ends all sessions and notifies the user', async () => {
    const { email, browser } = await person();
    const token = await tokenFor(email);
    expect(await test.send('POST', reset(token), NEW)).toMatchObject({ status: 200 });
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    const signIn = (password: string) => test.send('POST', '/api/auth/signin', { email, password });
    expect((await signIn('one long sentence')).status).toBe(401);
    expect((await signIn(NEW.password)).status).toBe(200);
    expect((await mailTo(email, /password was changed/)).text).toContain('/users/forgot');
  });

  it('has the same response for an address without an account, which gets no mail', async () => {
    const { email } = await person();
    const known = await test.send('POST', REQUEST, { email });
    const unknown = await test.send('POST', REQUEST, { email: 'nobody@x.example' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await mailTo(email, /new password/);
    const { email: last } = await person();
    await tokenFor(last);
    expect(mailbox.mails.filter((mail) => mail.to?.[0]?.address === 'nobody@x.example')).toEqual([]);
  });

  it('is mailed as text and HTML, in the language of the user, from one sender', async () => {
    const { email } = await person('pt-BR');
    await test.send('POST', REQUEST, { email }, { 'accept-language': 'en' });
    const mail = await mailTo(email, /Escolha uma nova senha/);
    expect(mail.text).toMatch(/^Olá, Ana!/);
    expect(mail.html).toContain('lang="pt"');
    expect(mail.html).toMatch(/<a href="http:\/\/localhost\/users\/password-reset\?token=[\w-]{43}"/);
    expect(mail.from?.address).toBe('no-reply@localhost');
  });

  it('has a token that is stored nowhere, neither in the table nor in the queue', async () => {
    const { email } = await person();
    const token = await tokenFor(email);
    const { rows } = await test.db.pool.query(
      `select (select json_agg(p)::text from mailed_links p) || (select json_agg(l)::text from logs l)
        || coalesce((select json_agg(j)::text from graphile_worker._private_jobs j), '') "text"`,
    );
    expect(rows[0].text).not.toContain(token);
  });

  it('is reset once by concurrent requests', async () => {
    const { email } = await person();
    const token = await tokenFor(email);
    const responses = await Promise.all(Array.from({ length: 50 }, () => test.send('POST', reset(token), NEW)));
    const counts = Map.groupBy(responses, ({ status }) => status);
    expect(counts.get(200)).toHaveLength(1);
    expect(responses.every(({ status }) => [200, 400, 429].includes(status))).toBe(true);
  });

  it.each(['x', 'a'.repeat(43), '%00', '..%2f', `${'a'.repeat(3000)}`])(
    'rejects the forged token %s',
    async (token) => {
      expect((await test.send('POST', reset(token), NEW)).status).toBe(400);
    },
  );

  it('rejects a used or expired token, and suggests to request a new one', async () => {
    const { email } = await person();
    const token = await tokenFor(email);
    await test.send('POST', reset(token), NEW);
    const rejected = {
      status: 400,
      body: { message: 'This link has expired or was already used. Request a new one.' },
    };
    expect(await test.send('POST', reset(token), NEW)).toMatchObject(rejected);
    const other = await person();
    const late = await tokenFor(other.email);
    await test.db.pool.query('update mailed_links set expires_at = now()');
    expect(await test.send('POST', reset(late), NEW)).toMatchObject(rejected);
  });

  it('has a link that is valid for half an hour', async () => {
    const { email } = await person();
    await tokenFor(email);
    const { rows } = await test.db.pool.query(
      `select extract(epoch from expires_at - now()) seconds from mailed_links where kind = 'password' order by id desc limit 1`,
    );
    expect(Number(rows[0].seconds)).toBeGreaterThan(29 * 60);
    expect(Number(rows[0].seconds)).toBeLessThanOrEqual(30 * 60);
  });

  it.each([
    [{ ...NEW, password: '' }, 'Password is required'],
    [{ ...NEW, passwordConfirm: '' }, 'Password confirmation is required'],
    [{ ...NEW, passwordConfirm: 'something else' }, "Password confirmation doesn't match"],
    [{ password: 'password1', passwordConfirm: 'password1' }, 'This password is too common. Choose another one.'],
    [{ password: 'abc', passwordConfirm: 'abc' }, 'Password must be 8 to 128 characters long'],
  ])('is not reset to %o, and the link stays valid', async (body, message) => {
    const { email } = await person();
    const token = await tokenFor(email);
    expect(await test.send('POST', reset(token), body)).toMatchObject({ status: 400, body: { message } });
    expect((await test.send('POST', reset(token), NEW)).status).toBe(200);
  });

  it('is not reset to the e-mail, and the link stays valid', async () => {
    const { email } = await person();
    const token = await tokenFor(email);
    const body = { password: email, passwordConfirm: email };
    expect(await test.send('POST', reset(token), body)).toMatchObject({
      status: 400,
      body: {
        field: 'password',
        message: 'Your password cannot be just your name, your email or “Rumbo”. Choose another one.',
      },
    });
    expect((await test.send('POST', reset(token), NEW)).status).toBe(200);
  });

  it.each([
    ['', 'Email is required'],
    ['ana', 'Invalid email format'],
  ])('cannot be requested with %j', async (email, message) => {
    expect(await test.send('POST', REQUEST, { email })).toMatchObject({ status: 400, body: { message } });
  });
});

describe('an e-mail', () => {
  const test = useApp('empty');
  const mailbox = useWorker(test);

  it('is verified by the link mailed at sign-up, in the language of the user; a second use is not an error', async () => {
    const browser = visitor(test, { 'accept-language': 'es' });
    const email = 'eva@x.example';
    await browser.post('/api/auth/signup', { displayName: 'Eva', email, password: 'one long sentence' });
    const { text } = await eventually(() => {
      expect(mailbox.mails).toHaveLength(1);
      return mailbox.mails[0]!;
    });
    const token = text!.match(/verify-email\?token=([\w-]{43})/)![1];
    const verify = `mutation ($token: String!) { verifyEmail(input: { token: $token }) { ... on VerifyEmailPayload { email } ${ERRORS} } }`;
    for (const _ of [1, 2])
      expect((await browser.graphql(verify, { token })).body).toEqual({ data: { verifyEmail: { email } } });
    expect((await browser.graphql('{ viewer { emailVerified } }')).body.data.viewer.emailVerified).toBe(true);
    const forged = await test.graphql(verify, { token: 'a'.repeat(43) });
    expect(formErrors(forged.body)).toMatchObject([{ code: 'BAD_USER_INPUT', path: ['token'] }]);
  });
});

describe('mail', () => {
  const test = useApp('empty');
  const mailbox = useWorker(test);

  it('is retried while the mail server is down, and delivered when it is up; none is sent for a failed write', async () => {
    const signUp = (email: string) =>
      test.send('POST', '/api/auth/signup', { displayName: 'Ana', email, password: 'one long sentence' });
    await mailbox.close();
    const emails = Array.from({ length: 5 }, (_, i) => `down${i}@x.example`);
    for (const email of emails) await signUp(email);
    expect((await test.send('POST', '/api/auth/signup', { email: 'down9@x.example', password: 'x' })).status).toBe(400);
    const tried = () => test.db.pool.query('select min(attempts) least from graphile_worker._private_jobs');
    await eventually(async () => expect((await tried()).rows[0].least).toBeGreaterThan(0));
    expect(mailbox.mails).toEqual([]);
    await mailbox.open();
    await eventually(() => expect(mailbox.mails.length).toBeGreaterThanOrEqual(5));
    expect(mailbox.mails.map((mail) => mail.to![0]!.address).sort()).toEqual(emails);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { CLIENT_ID, startGoogle } from '#tests/googleKeys.ts';
import { mailTo } from '#tests/mailTo.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

const PROFILE = '/api/users/profile/me';
const PASSWORD = 'one long sentence';

const google = await startGoogle();
afterAll(() => google.close());

describe("a user's own profile", () => {
  const test = useApp('empty');
  const mailbox = useWorker(test);

  async function person(email = `${crypto.randomUUID()}@x.example`) {
    const browser = visitor(test);
    const { body } = await browser.post('/api/auth/signup', { displayName: 'Ana Pérez', email, password: PASSWORD });
    return { browser, email, id: body.id as number, profile: { displayName: 'Ana Pérez', email } };
  }

  it('is read and written by its owner', async () => {
    const { browser, email, id, profile } = await person();
    const { status, body } = await browser.put(PROFILE, { ...profile, displayName: ' Ana P. ' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      displayName: 'Ana P.',
      email,
      imageUrl: null,
      isModerator: false,
      isSuperAdmin: false,
      localAuth: true,
    });
    expect((await browser.get(PROFILE)).body).toEqual(body);
  });

  it('requires a session', async () => {
    expect(await test.get(PROFILE)).toMatchObject({ status: 401, body: { message: 'Log in first' } });
    expect((await test.send('PUT', PROFILE, { displayName: 'X', email: 'x@x.example' })).status).toBe(401);
  });

  it('changes the password with the current one, and ends all other sessions', async () => {
    const { browser, email, profile } = await person();
    const elsewhere = visitor(test);
    await elsewhere.post('/api/auth/signin', { email, password: PASSWORD });
    const password = 'a new long sentence';
    const answer = await browser.put(PROFILE, {
      ...profile,
      currentPassword: PASSWORD,
      password,
      passwordConfirm: password,
    });
    expect(answer.status).toBe(200);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
    expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
    expect((await test.send('POST', '/api/auth/signin', { email, password })).status).toBe(200);
  });

  it.each([
    [{ password: 'a new sentence', passwordConfirm: 'another' }, 'passwordConfirm', 'Passwords do not match'],
    [
      { password: 'a new sentence', passwordConfirm: 'a new sentence' },
      'currentPassword',
      'Enter your current password to change your email or password',
    ],
    [
      { password: 'a new sentence', passwordConfirm: 'a new sentence', currentPassword: 'wrong' },
      'currentPassword',
      'The current password is wrong',
    ],
    [
      { password: 'qwerty123', passwordConfirm: 'qwerty123', currentPassword: PASSWORD },
      'password',
      'This password is too common. Choose another one.',
    ],
    [
      {
        email: 'new@x.example',
        password: 'new@x.example',
        passwordConfirm: 'new@x.example',
        currentPassword: PASSWORD,
      },
      'password',
      'Your password cannot be just your name, your email or “Rumbo”. Choose another one.',
    ],
    [{ email: 'new@x.example' }, 'currentPassword', 'Enter your current password to change your email or password'],
    [{ email: 'nonsense' }, 'email', 'Invalid email format'],
    [{ displayName: '' }, 'displayName', 'Full name is required'],
  ])('is not changed by %o', async (wrong, field, message) => {
    const { browser, profile } = await person();
    expect(await browser.put(PROFILE, { ...profile, ...wrong })).toMatchObject({
      status: 400,
      body: { field, message },
    });
    expect((await browser.get(PROFILE)).body).toMatchObject(profile);
  });

  it('has a new e-mail when its link is used, and notifies the previous address', async () => {
    const { browser, email, profile } = await person();
    const fresh = `${crypto.randomUUID()}@x.example`;
    await test.db.pool.query('update users set email_verified_at = now() where email = $1', [email]);
    expect((await browser.put(PROFILE, { ...profile, email: fresh, currentPassword: PASSWORD })).body.email).toBe(
      email,
    );
    const viewer = async () =>
      (await browser.graphql('{ viewer { email emailVerified pendingEmail } }')).body.data.viewer;
    expect(await viewer()).toEqual({ email, emailVerified: true, pendingEmail: fresh });
    const { text } = await mailTo(mailbox, fresh, /Confirm your email for Rumbo/);
    const token = text!.match(/verify-email\?token=([\w-]{43})/)![1];
    const VERIFY = `mutation ($t: String!) { verifyEmail(input: { token: $t }) { ... on VerifyEmailPayload { email } ${ERRORS} } }`;
    // without the owner's session, access to the mailbox does not change the address
    expect(formErrors((await test.graphql(VERIFY, { t: token })).body)).toMatchObject([
      { message: expect.stringMatching(/^Log in to the account/) },
    ]);
    await browser.graphql(VERIFY, { t: token });
    expect(await viewer()).toEqual({ email: fresh, emailVerified: true, pendingEmail: null });
    await mailTo(mailbox, email, /Your Rumbo account email has changed/);
  });

  it('does not accept the e-mail of another user, does not reveal it, and notifies that user', async () => {
    const { email } = await person();
    await test.db.pool.query('update users set email_verified_at = now() where email = $1', [email]);
    const { browser, profile } = await person();
    const answer = await browser.put(PROFILE, { ...profile, email, currentPassword: PASSWORD });
    expect([answer.status, answer.body.email]).toEqual([200, profile.email]);
    expect((await mailTo(mailbox, email, /You already have a Rumbo account/)).text).not.toContain('token=');
  });

  it('without a password, setting the first one requires a recent sign-in', async () => {
    const { browser, email, profile } = await person();
    await test.db.pool.query('update users set password_hash = null where email = $1', [email]);
    const choose = () =>
      browser.put(PROFILE, { ...profile, password: 'a very new sentence', passwordConfirm: 'a very new sentence' });
    await test.db.pool.query(`update sessions set proved_at = now() - interval '11 minutes'`);
    expect(await choose()).toMatchObject({
      status: 403,
      body: { message: 'Confirm it’s you, then try again.' },
    });
    await test.db.pool.query('update sessions set proved_at = now()');
    expect((await choose()).status).toBe(200);
  });

  it('with a new password has a new session, and the previous cookie becomes invalid', async () => {
    const { browser, profile } = await person();
    const former = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const password = 'a very new sentence';
    await browser.put(PROFILE, { ...profile, currentPassword: PASSWORD, password, passwordConfirm: password });
    expect((await test.get('/api/auth/me', { cookie: former })).status).toBe(401);
    expect((await browser.get('/api/auth/me')).status).toBe(200);
  });

  it('logs changes, without the password', async () => {
    const { browser, id, profile } = await person();
    const password = 'a very new sentence';
    await browser.put(PROFILE, {
      ...profile,
      displayName: 'Eva',
      currentPassword: PASSWORD,
      password,
      passwordConfirm: password,
    });
    const { rows } = await test.db.pool.query(
      `select code, before, after from logs where subject = 'user' and subject_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(rows[0]).toEqual({
      code: 'profileAndPasswordChanged',
      before: { displayName: 'Ana Pérez', email: profile.email },
      after: { displayName: 'Eva', email: profile.email },
    });
  });
});

describe('a user without a password', () => {
  const test = useApp('empty', { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_JWKS_URL: google.url });

  it('sets the first one without a current one', async () => {
    const browser = visitor(test);
    const { nonce } = (await browser.post('/api/auth/signin/oauth/google/nonce')).body;
    const { body } = await browser.post('/api/auth/signin/oauth/google', { token: await google.token({ nonce }) });
    const change = { displayName: body.displayName, email: body.email, password: PASSWORD, passwordConfirm: PASSWORD };
    expect(await browser.put(PROFILE, change)).toMatchObject({ status: 200, body: { localAuth: true } });
  });
});

describe('the last super admin', () => {
  const test = useApp('empty');

  it('cannot be demoted, disabled or deleted, not even by two concurrent deletions', async () => {
    const { pool } = test.db;
    const { rows } = await pool.query(
      `insert into users (email, display_name, is_super_admin, email_verified_at)
       values ('a@x.example', 'A', true, now()), ('b@x.example', 'B', true, now()) returning id`,
    );
    const [a, b] = rows.map(({ id }) => id);
    const both = await Promise.allSettled([
      pool.query('delete from users where id = $1', [a]),
      pool.query('update users set is_super_admin = false where id = $1', [b]),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    // a user with an unverified address could not sign in
    await pool.query(`insert into users (email, display_name, is_super_admin) values ('c@x.example', 'C', true)`);
    for (const change of ['is_super_admin = false', 'disabled_at = now()', 'email_verified_at = null'])
      await expect(pool.query(`update users set ${change} where is_super_admin`)).rejects.toThrow(/last super admin/);
    await expect(pool.query('delete from users where is_super_admin')).rejects.toThrow(/last super admin/);
  });
});

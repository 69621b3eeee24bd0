import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { mailTo } from '#tests/mailTo.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

const PASSWORD = 'one long sentence';
const OTHER = 'another long sentence';

const test = useApp('empty');
const mailbox = useWorker(test);

const newEmail = () => `${crypto.randomUUID()}@x.example`;

async function signedUp(email = newEmail(), password = PASSWORD) {
  const browser = visitor(test);
  await browser.post('/api/auth/signup', { displayName: 'Mallory', email, password });
  return { ...browser, email };
}

async function mailedToken(email: string, subject: RegExp): Promise<string> {
  const { text } = await mailTo(mailbox, email, subject);
  return text!.match(/token=([\w-]+)/)![1]!;
}

async function resetLink(email: string): Promise<string> {
  await test.send('POST', '/api/auth/password-reset/request', { email });
  return mailedToken(email, /new password/);
}

const reset = (token: string, password = OTHER) =>
  test.send('POST', `/api/auth/password-reset/reset/${token}`, { password, passwordConfirm: password });

const signIn = (email: string, password: string) => visitor(test).post('/api/auth/signin', { email, password });

const prove = (email: string) =>
  test.db.pool.query('update users set email_verified_at = now() where email = $1', [email]);

/** One row of each kind that grants access to an account. */
async function everyWayIn(email: string): Promise<number> {
  const { rows } = await test.db.pool.query<{ id: number }>('select id from users where email = $1', [email]);
  const { id } = rows[0]!;
  await test.db.pool.query(`insert into user_identities (user_id, provider, subject) values ($1, 'google', $2)`, [
    id,
    email,
  ]);
  await test.db.pool.query(
    `insert into access_tokens (name, token_hash, hint, scopes, user_id, expires_at)
     values ('x', sha256($2::bytea), 'rumbo_x', '{search:read}', $1, now() + interval '1 day')`,
    [id, email],
  );
  return id;
}

async function waysIn(id: number): Promise<Record<string, number>> {
  const { rows } = await test.db.pool.query(
    `select (select count(*)::int from sessions where user_id = $1) sessions,
       (select count(*)::int from user_identities where user_id = $1) identities,
       (select count(*)::int from access_tokens where user_id = $1 and revoked_at is null) tokens,
       (select count(*)::int from mailed_links where user_id = $1 and used_at is null) links`,
    [id],
  );
  return rows[0];
}

const NONE = { sessions: 0, identities: 0, tokens: 0, links: 0 };

describe('other people lose access to an account', () => {
  it('by a reset, also through sessions, links, identities and tokens that they have added', async () => {
    const { email } = await signedUp();
    const id = await everyWayIn(email);
    const token = await resetLink(email);
    expect(Object.values(await waysIn(id)).every((count) => count > 0)).toBe(true);
    expect((await reset(token)).status).toBe(200);
    expect(await waysIn(id)).toEqual(NONE);
    expect((await signIn(email, OTHER)).status).toBe(200);
  });

  it('when staff set another password', async () => {
    const { email } = await signedUp();
    const id = await everyWayIn(email);
    const staff = await signedInStaff(test);
    expect((await staff.put(`/api/users/${id}`, { email, displayName: 'M', password: OTHER })).status).toBe(200);
    expect(await waysIn(id)).toEqual(NONE);
  });

  it('when its deletion is confirmed', async () => {
    const person = await signedUp();
    const id = await everyWayIn(person.email);
    await person.post('/api/users/profile/me/deletion', { currentPassword: PASSWORD });
    const token = await mailedToken(person.email, /deletion/);
    expect((await test.send('POST', `/api/users/profile/me/deletion/confirm/${token}`)).status).toBe(200);
    expect(await waysIn(id)).toEqual(NONE);
  });
});

describe('a mailed link', () => {
  it('verifies the address that it was mailed to, not one entered later', async () => {
    const mallory = await signedUp();
    const victim = newEmail();
    const token = await resetLink(mallory.email);
    await mallory.put('/api/users/profile/me', { displayName: 'M', email: victim, currentPassword: PASSWORD });
    expect((await mallory.get('/api/auth/me')).body.email).toBe(mallory.email);
    expect((await reset(token)).status).toBe(200);
    const { rows } = await test.db.pool.query(
      'select email, email_verified_at is not null proved from users where email = any ($1)',
      [[mallory.email, victim]],
    );
    expect(rows).toEqual([{ email: mallory.email, proved: true }]);
  });

  it("to choose a password is invalid when the account's e-mail has changed since", async () => {
    const person = await signedUp();
    const token = await resetLink(person.email);
    await test.db.pool.query('update users set email = $2 where email = $1', [person.email, newEmail()]);
    expect((await reset(token)).status).toBe(400);
  });

  it('to choose a password is invalid after a change of the password', async () => {
    const person = await signedUp();
    const token = await resetLink(person.email);
    await person.put('/api/users/profile/me', {
      displayName: 'M',
      email: person.email,
      currentPassword: PASSWORD,
      password: OTHER,
      passwordConfirm: OTHER,
    });
    expect((await reset(token, 'a third long sentence')).status).toBe(400);
  });
});

describe('a link to verify an e-mail', () => {
  it('returns an error when it was ended before it was used', async () => {
    const person = await signedUp();
    const token = await mailedToken(person.email, /Confirm your email/);
    await person.put('/api/users/profile/me', {
      displayName: 'M',
      email: person.email,
      currentPassword: PASSWORD,
      password: OTHER,
      passwordConfirm: OTHER,
    });
    const verify = `mutation ($token: String!) { verifyEmail(input: { token: $token }) { ${ERRORS} } }`;
    expect(formErrors((await test.graphql(verify, { token })).body)).toMatchObject([{ path: ['token'] }]);
    expect((await person.graphql('{ viewer { emailVerified } }')).body.data.viewer.emailVerified).toBe(false);
  });
});

describe('an address', () => {
  it('belongs to the account that verifies it: others with the same address are deleted', async () => {
    const email = newEmail();
    const squatter = await signedUp(email);
    const owner = await signedUp(email, OTHER);
    const tokens = await eventually(() => {
      const mails = mailbox.mails.filter((mail) => mail.to?.[0]?.address === email);
      expect(mails).toHaveLength(2);
      return mails.map(({ text }) => text!.match(/token=([\w-]+)/)![1]!);
    });
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect((await test.db.pool.query('select id from users where email = $1', [email])).rows).toHaveLength(2);
    await owner.graphql('mutation ($t: String!) { verifyEmail(input: { token: $t }) { __typename } }', {
      t: tokens[1],
    });
    expect((await test.db.pool.query('select id from users where email = $1', [email])).rows).toHaveLength(1);
    const left = [squatter, owner].map(async (browser) => (await browser.get('/api/auth/me')).status);
    expect(await Promise.all(left)).toEqual([401, 200]);
  });

  it('that has an account gets the same response at sign-up, and its owner is notified', async () => {
    const { email } = await signedUp();
    await prove(email);
    const again = await visitor(test).post('/api/auth/signup', { displayName: 'M', email, password: OTHER });
    const fresh = await visitor(test).post('/api/auth/signup', {
      displayName: 'M',
      email: newEmail(),
      password: OTHER,
    });
    expect([again.status, Object.keys(again.body).sort()]).toEqual([fresh.status, Object.keys(fresh.body).sort()]);
    const { text } = await mailTo(mailbox, email, /You already have a Rumbo account/);
    expect(text).not.toMatch(/token=/);
    expect((await signIn(email, OTHER)).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('that is not verified grants access to neither businesses nor access tokens', async () => {
    const person = await signedUp();
    const { body } = await person.graphql(
      'mutation { createAccessToken(input: { name: "X", scopes: [SEARCH_READ], expiresInDays: 1 }) { __typename } }',
    );
    expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect(body.errors[0].message).toMatch(/Confirm your email first/);
  });
});

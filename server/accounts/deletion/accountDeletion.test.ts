import { describe, expect, it } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { DELETION, leavers, PASSWORD } from '#tests/leavers.ts';
import { mailTo } from '#tests/mailTo.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

const DAY_MS = 86_400_000;

const test = useApp('empty');
const mailbox = useWorker(test);
const { person, mailedToken, ask, confirm, signIn, dueAt, logOf } = leavers(test, mailbox);

/** Requests the deletion again, and returns the token of the mail. */
async function askAgain(who: Awaited<ReturnType<typeof person>>) {
  const former = await mailedToken(who);
  await who.post(DELETION, { currentPassword: PASSWORD });
  return eventually(async () => {
    const token = await mailedToken(who);
    expect(token).not.toBe(former);
    return token;
  });
}

describe("deleting one's own account", () => {
  it('requires the password, mails a link, and changes nothing until it is confirmed', async () => {
    const ana = await person();
    expect(await ana.post(DELETION, {})).toMatchObject({
      status: 400,
      body: { field: 'currentPassword', message: 'Enter your password to delete your account' },
    });
    expect(await ana.post(DELETION, { currentPassword: 'wrong', confirm: ana.email })).toMatchObject({
      status: 400,
      body: { field: 'currentPassword' },
    });
    await ask(ana);
    expect(await dueAt(ana)).toBeNull();
    expect(
      mailbox.mails.filter((mail) => mail.to?.[0]?.address === ana.email && /deletion/.test(mail.subject!)),
    ).toHaveLength(1);
  });

  it('requires users without a password to type their e-mail', async () => {
    const ana = await person();
    await test.db.pool.query('update users set password_hash = null where id = $1', [ana.id]);
    expect(await ana.post(DELETION, { currentPassword: PASSWORD, confirm: 'yes' })).toMatchObject({
      status: 400,
      body: { field: 'confirm', message: 'Type the email of your account exactly as shown' },
    });
    expect((await ana.post(DELETION, { confirm: ` ${ana.email.toUpperCase()} ` })).status).toBe(200);
    expect((await confirm(await mailedToken(ana))).status).toBe(200);
  });

  it('requires a session, except for the link', async () => {
    expect((await test.send('POST', DELETION, { currentPassword: PASSWORD })).status).toBe(401);
    expect((await test.send('DELETE', DELETION)).status).toBe(401);
    expect((await confirm('nonsense')).status).toBe(400);
  });

  it('is scheduled by the link: all sessions end, and a mail names the deadline for undoing it and the data that remain', async () => {
    const ana = await person();
    const elsewhere = visitor(test);
    await elsewhere.post('/api/auth/signin', { email: ana.email, password: PASSWORD });
    const { status, body } = await ana.post(`${DELETION}/confirm/${await ask(ana)}`);
    expect(status).toBe(200);
    expect(Date.parse(body.deletionDueAt) - Date.now()).toBeGreaterThan(29.9 * DAY_MS);
    expect(Date.parse(body.deletionDueAt) - Date.now()).toBeLessThanOrEqual(30 * DAY_MS);
    expect(ana.cookies.has('session')).toBe(false);
    for (const item of [ana, elsewhere]) expect((await item.get('/api/auth/me')).status).toBe(401);
    const { text } = await mailTo(mailbox, ana.email, /will be deleted/);
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(body.deletionDueAt),
    );
    expect(text).toContain(day);
    expect(text).toMatch(
      /Keep the account[\s\S]*What is deleted[\s\S]*What stays[\s\S]*five years[\s\S]*\/users\/login/,
    );
  });

  it.each([
    ['es', /Confirme que quiere eliminar/, /se eliminará/, /Qué queda/],
    ['pt', /Confirme a exclusão da sua conta/, /será excluída/, /O que fica/],
  ])('is notified by mail in %s', async (language, asked, scheduled, stays) => {
    const ana = await person(language);
    await ana.post(DELETION, { currentPassword: PASSWORD });
    expect((await mailTo(mailbox, ana.email, asked)).text).toMatch(stays);
    await confirm(await mailedToken(ana, asked));
    expect((await mailTo(mailbox, ana.email, scheduled)).text).toMatch(stays);
  });

  it('has a token that works once, is stored nowhere, and invalidates the other mailed ones', async () => {
    const ana = await person();
    const [first, second] = [await ask(ana), await askAgain(ana)];
    const { rows } = await test.db.pool.query(
      `select (select json_agg(d)::text from mailed_links d) || (select json_agg(l)::text from logs l) ||
         (select coalesce(json_agg(j)::text, '') from graphile_worker._private_jobs j) as "all"`,
    );
    expect(rows[0].all).not.toContain(second);
    expect((await confirm(second)).status).toBe(200);
    for (const used of [second, first])
      expect(await confirm(used)).toMatchObject({
        status: 400,
        body: {
          field: 'token',
          message: 'This link has expired or was already used. Request a new one in your profile.',
        },
      });
  });

  it('is confirmed once by two concurrent requests', async () => {
    const token = await ask(await person());
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('has a token that expires after a day', async () => {
    const ana = await person();
    const token = await ask(ana);
    const { rows } = await test.db.pool.query(
      `update mailed_links set expires_at = now() where kind = 'deletion' and user_id = $1
       returning extract(epoch from old.expires_at - created_at)::float hours`,
      [ana.id],
    );
    expect(rows[0].hours / 3600).toBeCloseTo(24, 1);
    expect((await confirm(token)).status).toBe(400);
    expect(await dueAt(ana)).toBeNull();
  });

  it('is not confirmed by a link to a previous e-mail of the account', async () => {
    const ana = await person();
    const token = await ask(ana);
    const email = `${crypto.randomUUID()}@x.example`;
    await ana.put('/api/users/profile/me', { displayName: 'Ana', email, currentPassword: PASSWORD });
    const { text } = await mailTo(mailbox, email, /Confirm your email/);
    const proof = text!.match(/token=([\w-]{43})/)![1];
    await ana.graphql('mutation ($t: String!) { verifyEmail(input: { token: $t }) { __typename } }', { t: proof });
    expect((await confirm(token)).status).toBe(400);
    expect(await dueAt(ana)).toBeNull();
  });

  it('is cancelled by the user after signing in again, and earlier links become invalid', async () => {
    const ana = await person();
    const [unused, token] = [await ask(ana), await askAgain(ana)];
    await confirm(token);
    await signIn(ana);
    expect(await dueAt(ana)).toEqual(expect.any(String));
    expect(await ana.post(DELETION, { currentPassword: PASSWORD })).toMatchObject({
      status: 409,
      body: { message: 'Your account is already scheduled for deletion' },
    });
    expect(await ana.remove(DELETION)).toMatchObject({ status: 200, body: { id: ana.id, email: ana.email } });
    expect(await dueAt(ana)).toBeNull();
    expect((await ana.remove(DELETION)).status).toBe(200);
    for (const old of [unused, token]) expect((await confirm(old)).status).toBe(400);
    expect((await logOf(ana)).map(({ code }) => code)).toEqual([
      'signedUp',
      'accountDeletionRequested',
      'accountDeletionRequested',
      'accountDeletionConfirmed',
      'accountDeletionCancelled',
    ]);
  });

  it('is rejected for the last super admin, not counting those with a pending deletion', async () => {
    const [one, two] = [await signedInStaff(test), await signedInStaff(test)];
    const { pool } = test.db;
    const { prisma } = test.db;
    await pool.query(`update users set is_super_admin = email = any ($1)`, [[one.email, two.email]]);
    await prisma.user.updateMany({ where: { email: { in: [one.email, two.email] } }, data: { passwordHash: null } });
    await one.post(DELETION, { confirm: one.email });
    const token = await mailedToken(one);
    await two.post(DELETION, { confirm: two.email });
    const other = await mailedToken(two);
    expect((await confirm(token)).status).toBe(200);
    const rejected = {
      status: 409,
      body: { message: 'This is the last super admin. Make someone else a super admin first.' },
    };
    expect(await two.post(DELETION, { confirm: two.email })).toMatchObject(rejected);
    expect(await confirm(other)).toMatchObject(rejected);
  });
});

describe('repeated requests for the mail', () => {
  const limited = useApp('empty', { RATE_LIMIT: 'on' });

  it('are rejected with 429, as is guessing the password', async () => {
    const start = async () => {
      const browser = visitor(limited);
      const email = `${crypto.randomUUID()}@x.example`;
      await browser.post('/api/auth/signup', { displayName: 'A', email, password: PASSWORD });
      return browser;
    };
    const [ana, eva] = [await start(), await start()];
    for (let i = 0; i < 9; i++) expect((await ana.post(DELETION, { currentPassword: PASSWORD })).status).toBe(200);
    expect((await ana.post(DELETION, { currentPassword: PASSWORD })).status).toBe(429);
    for (let i = 0; i < 10; i++) expect((await eva.post(DELETION, { currentPassword: 'wrong' })).status).toBe(400);
    expect((await eva.post(DELETION, { currentPassword: PASSWORD })).status).toBe(429);
  });

  it('are rejected with 429, as is guessing tokens', async () => {
    const guess = () => limited.send('POST', `${DELETION}/confirm/${crypto.randomUUID()}`);
    for (let i = 0; i < 20; i++) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

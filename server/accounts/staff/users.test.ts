import { beforeAll, describe, expect, it } from 'vitest';
import { mailTo as waitForMail } from '#tests/mailTo.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

const PASSWORD = 'one long sentence';
const test = useApp('empty');
const mailbox = useWorker(test);
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  staff = await signedInStaff(test, 'ana@staff.example');
});

const form = (changes: object = {}) => ({
  email: `${crypto.randomUUID()}@x.example`,
  firstName: 'Eva',
  lastName: 'Gómez',
  displayName: 'Eva G.',
  password: PASSWORD,
  isSuperAdmin: false,
  isModerator: false,
  ...changes,
});
const created = async (changes: object = {}) => (await staff.post('/api/users', form(changes))).body;
const signIn = (email: string, password: string, browser = visitor(test)) =>
  browser.post('/api/auth/signin', { email, password });
const mailTo = (email: string, subject: RegExp) => waitForMail(mailbox, email, subject);
const lastLog = (id: number) =>
  test.db.prisma.log.findFirst({ where: { subject: 'user', subjectId: id }, orderBy: { id: 'desc' } });

const IS_EMAIL = 'Your password cannot be just your name, your email or “Rumbo”. Choose another one.';

describe('a user', () => {
  it('is created by staff, read as documented, and can sign in', async () => {
    const input = form();
    const { status, body } = await staff.post('/api/users', input);
    expect(status).toBe(200);
    const { password, ...rest } = input;
    expect(body).toEqual({ id: expect.any(Number), ...rest, version: 1 });
    expect((await staff.get(`/api/users/${body.id}`)).body).toEqual(body);
    expect((await signIn(input.email, password)).status).toBe(200);
    expect((await mailTo(input.email, /Confirm your email/)).text).toContain('Hello Eva,');
  });

  it('has not accepted the usage agreement when created', async () => {
    const { id } = await created();
    expect(await test.db.prisma.user.findUnique({ where: { id } })).toMatchObject({ agreementAcceptedAt: null });
  });

  it.each([
    [{ displayName: '' }, 'Eva Gómez'],
    [{ displayName: null, lastName: '' }, 'Eva'],
    [{ displayName: ' ', firstName: null, lastName: null, email: 'Rosa.M@x.example' }, 'rosa.m'],
  ])('with %o has the display name %s', async (changes, displayName) => {
    expect(await created(changes)).toMatchObject({ displayName });
  });

  it('without a password is invited by mail to set one, once, in the language of the creator', async () => {
    const browser = { 'accept-language': 'pt' };
    const portuguese = visitor(test, browser);
    for (const [name, value] of staff.cookies) portuguese.cookies.set(name, value);
    const email = `${crypto.randomUUID()}@x.example`;
    await portuguese.post('/api/users', form({ email, password: '' }));
    const { text } = await mailTo(email, /Sua conta no Rumbo está pronta/);
    const token = text!.match(/http:\/\/localhost\/users\/password-reset\?token=([\w-]{43})/)![1];
    const days = await test.db.pool.query(
      `select round(extract(epoch from expires_at - now()) / 86400) as days from mailed_links where kind = 'password' order by id desc limit 1`,
    );
    expect(Number(days.rows[0].days)).toBe(7);
    const set = () =>
      test.send('POST', `/api/auth/password-reset/reset/${token}`, { password: PASSWORD, passwordConfirm: PASSWORD });
    expect((await set()).status).toBe(200);
    expect((await set()).status).toBe(400);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it.each<[object, string, string]>([
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'eva' }, 'email', 'Invalid email format'],
    [{ password: 'short' }, 'password', 'Password must be 8 to 128 characters long'],
    [{ password: 'password1' }, 'password', 'This password is too common. Choose another one.'],
    [{ email: 'transandina@x.example', password: 'TransAndina' }, 'password', IS_EMAIL],
    [{ displayName: 'x'.repeat(121) }, 'displayName', 'Too long: at most 120 characters'],
    [{ firstName: 'x'.repeat(121) }, 'firstName', 'Too long: at most 120 characters'],
    [{ displayName: '', lastName: 'x'.repeat(119) }, 'displayName', 'Too long: at most 120 characters'],
    [{ lastName: 'a\0b' }, 'lastName', 'The text has characters we cannot read. Type it again.'],
    [{ firstName: 5 }, 'firstName', 'firstName must be a string'],
  ])('with %o is rejected', async (wrong, field, message) => {
    expect(await staff.post('/api/users', form(wrong))).toMatchObject({ status: 400, body: { field, message } });
    const { id } = await created();
    expect(await staff.put(`/api/users/${id}`, form(wrong))).toMatchObject({ status: 400, body: { field, message } });
  });

  it('is not made a super admin by a string', async () => {
    expect((await staff.post('/api/users', form({ isSuperAdmin: 'true' }))).status).toBe(400);
  });

  it('cannot have the e-mail of another user, in any spelling', async () => {
    const one = await created();
    const taken = { status: 409, body: { field: 'email', message: 'User already exists' } };
    expect(await staff.post('/api/users', form({ email: one.email.toUpperCase() }))).toMatchObject(taken);
    const other = await created();
    expect(await staff.put(`/api/users/${other.id}`, { ...other, email: one.email })).toMatchObject(taken);
  });

  it('keeps the password and the super admin flag when the form omits them', async () => {
    const { id, email } = await created({ isSuperAdmin: true });
    const { status, body } = await staff.put(`/api/users/${id}`, { email, displayName: 'Eva', password: null });
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      email,
      displayName: 'Eva',
      firstName: null,
      lastName: null,
      isSuperAdmin: true,
      isModerator: false,
      version: 2,
    });
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('is signed out everywhere by a new password, and notified by mail without the password', async () => {
    const { id, email, ...rest } = await created();
    const browser = visitor(test);
    await signIn(email, PASSWORD, browser);
    await test.send('POST', '/api/auth/password-reset/request', { email });
    const link = (await mailTo(email, /Choose a new password/)).text!.match(/token=([\w-]{43})/)![1];
    const password = 'a sentence that staff chose';
    expect((await staff.put(`/api/users/${id}`, { ...rest, email, password })).status).toBe(200);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(200);
    const { text, html } = await mailTo(email, /Our team set a new password/);
    expect(text).toContain('/users/forgot');
    expect(text! + html!).not.toContain(password);
    const other = { password: PASSWORD, passwordConfirm: PASSWORD };
    expect((await test.send('POST', `/api/auth/password-reset/reset/${link}`, other)).status).toBe(400);
    const log = await lastLog(id);
    expect(log).toMatchObject({ code: 'userChanged', after: { password: 'changed' } });
    expect(JSON.stringify(log, (_, value) => (typeof value === 'bigint' ? null : value))).not.toContain(password);
  });

  it('who is staff and changes their own password stays signed in only in that browser', async () => {
    const email = `${crypto.randomUUID()}@staff.example`;
    const own = await signedInStaff(test, email);
    const { id } = (await own.get('/api/auth/me')).body;
    const password = 'my own new sentence';
    expect((await own.put(`/api/users/${id}`, { email, password })).status).toBe(200);
    expect((await own.get('/api/auth/me')).status).toBe(200);
    await mailTo(email, /Your Rumbo password was changed/);
  });

  it('has a new e-mail when its link is used, and the previous address is notified', async () => {
    const made = await created();
    await test.db.pool.query('update users set email_verified_at = now() where id = $1', [made.id]);
    const email = `${crypto.randomUUID()}@x.example`;
    await staff.put(`/api/users/${made.id}`, { ...made, email });
    const query = 'query ($id: ID!) { user(id: $id) { email pendingEmail } }';
    const user = async () => (await staff.graphql(query, { id: made.id })).body.data.user;
    expect(await user()).toEqual({ email: made.email, pendingEmail: email });
    const token = (await mailTo(email, /Confirm your email/)).text!.match(/token=([\w-]{43})/)![1];
    const person = visitor(test);
    await person.post('/api/auth/signin', { email: made.email, password: PASSWORD });
    await person.graphql('mutation ($t: String!) { verifyEmail(input: { token: $t }) { __typename } }', { t: token });
    expect(await user()).toEqual({ email, pendingEmail: null });
    await mailTo(made.email, /Your Rumbo account email has changed/);
  });

  it('is not made a super admin before the e-mail is verified', async () => {
    const made = await created();
    expect(await staff.put(`/api/users/${made.id}`, { ...made, isSuperAdmin: true })).toMatchObject({
      status: 400,
      body: { field: 'isSuperAdmin' },
    });
  });

  it('who was invited at a misspelt e-mail is invited at the correct one, and the first link becomes invalid', async () => {
    const made = await created({ password: '' });
    const first = (await mailTo(made.email, /account is ready/)).text!.match(/token=([\w-]{43})/)![1];
    const email = `${crypto.randomUUID()}@x.example`;
    await staff.put(`/api/users/${made.id}`, { ...made, email });
    const second = (await mailTo(email, /account is ready/)).text!.match(/token=([\w-]{43})/)![1];
    const set = (token: string) =>
      test.send('POST', `/api/auth/password-reset/reset/${token}`, { password: PASSWORD, passwordConfirm: PASSWORD });
    expect((await set(first!)).status).toBe(400);
    expect((await set(second!)).status).toBe(200);
  });

  it('is saved by one of two concurrent edits of a version, and the other changes nothing', async () => {
    const made = await created();
    const save = (displayName: string) => staff.put(`/api/users/${made.id}`, { ...made, displayName });
    const both = await Promise.all([save('mine'), save('yours')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.body).toMatchObject({
      field: 'version',
      message: 'Someone else saved this user in the meantime. Compare both versions and save again.',
    });
    const kept = (await staff.get(`/api/users/${made.id}`)).body;
    expect(kept).toEqual(both.find(({ status }) => status === 200)!.body);
  });

  it('has a history with author, before and after', async () => {
    const made = await created({ displayName: 'first' });
    expect(await lastLog(made.id)).toMatchObject({
      code: 'userCreated',
      before: null,
      after: { displayName: 'first' },
    });
    await staff.put(`/api/users/${made.id}`, { ...made, displayName: 'second' });
    expect(await lastLog(made.id)).toMatchObject({
      code: 'userChanged',
      before: { email: made.email, displayName: 'first', isSuperAdmin: false },
      after: { email: made.email, displayName: 'second', isSuperAdmin: false },
    });
    await staff.remove(`/api/users/${made.id}`);
    const { id } = (await staff.get('/api/auth/me')).body;
    const deleted = await lastLog(made.id);
    expect(deleted).toMatchObject({ code: 'userDeleted', userId: id, after: null });
    expect(deleted!.before).toEqual({ isSuperAdmin: false, isModerator: false });
  });

  it('that is deleted is signed out, and records of their actions remain without their name', async () => {
    const { id, email } = await created();
    const browser = visitor(test);
    await signIn(email, PASSWORD, browser);
    expect(await test.db.prisma.log.count({ where: { userId: id } })).toBe(1);
    const done = await test.db.prisma.log.findFirstOrThrow({ where: { userId: id } });
    expect((await staff.remove(`/api/users/${id}`)).status).toBe(204);
    expect((await browser.get('/api/auth/me')).status).toBe(401);
    expect(await test.db.prisma.log.findUnique({ where: { id: done.id } })).toEqual({ ...done, userId: null });
    expect((await staff.get(`/api/users/${id}`)).status).toBe(404);
  });

  it.each(['get', 'put', 'remove'] as const)('that does not exist causes 404 for %s', async (method) => {
    const answer = await staff[method]('/api/users/999999', form());
    expect(answer).toMatchObject({ status: 404, body: { message: 'User not found' } });
  });

  it.each(['0', 'abc', '99999999999', '1;drop'])('with the id %s causes 400', async (id) => {
    expect((await staff.get(`/api/users/${encodeURIComponent(id)}`)).status).toBe(400);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { addApp } from '#tests/factors.ts';
import { linkTo, NEW_PASSWORD, newEmail, reset, verify } from '#tests/mailedLetters.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { visitor } from '#tests/visitor.ts';

describe('super admins', () => {
  const test = useApp('empty');
  let staff: Awaited<ReturnType<typeof signedInStaff>>;
  beforeAll(async () => {
    staff = await signedInStaff(test, 'ana@staff.example');
  });

  it('cannot delete themselves', async () => {
    const { id } = (await staff.get('/api/auth/me')).body;
    expect(await staff.remove(`/api/users/${id}`)).toMatchObject({
      status: 400,
      body: { message: 'You cannot delete your own account. Ask another super admin.' },
    });
  });

  it('lose all permissions when they are demoted', async () => {
    const other = await signedInStaff(test);
    const { id, email, displayName } = (await other.get('/api/auth/me')).body;
    expect((await other.get('/api/users')).status).toBe(200);
    await staff.put(`/api/users/${id}`, { email, displayName, isSuperAdmin: false });
    expect((await other.get('/api/users')).status).toBe(403);
  });
});

describe('a super admin promoted by another one', () => {
  const test = useApp('empty');
  const mailbox = useWorker(test);
  let staff: Awaited<ReturnType<typeof signedInStaff>>;
  beforeAll(async () => {
    staff = await signedInStaff(test);
  });
  const made = async (password: string) => {
    const email = newEmail();
    const form = { email, displayName: 'Eva', password, isSuperAdmin: true };
    expect((await staff.post('/api/users', form)).status).toBe(200);
    return email;
  };

  it('has no rights before verifying the email, even with a password and a second factor', async () => {
    const password = 'a sentence that staff chose';
    const email = await made(password);
    const eva = visitor(test);
    expect((await eva.post('/api/auth/signin', { email, password })).status).toBe(200);
    const refused = { status: 403, body: { message: expect.stringMatching(/^Confirm your email first/) } };
    expect(await eva.get('/api/users')).toMatchObject(refused);
    await addApp(eva);
    for (const path of ['/api/users', '/api/providers/unapproved']) expect(await eva.get(path)).toMatchObject(refused);
    expect((await eva.graphql('{ viewer { hold } }')).body.data.viewer.hold).toBe('PROVE_EMAIL');
    await verify(eva, { token: await linkTo(mailbox, email, 'users/verify-email?token') });
    expect((await eva.get('/api/users')).status).toBe(200);
    expect((await eva.graphql('{ viewer { hold } }')).body.data.viewer.hold).toBeNull();
  });

  it('has them after choosing a password with the link of the invitation, which verifies the email', async () => {
    const email = await made('');
    const eva = visitor(test);
    await reset(eva, { token: await linkTo(mailbox, email, 'users/password-reset?token') });
    expect((await eva.get('/api/users')).status).toBe(401);
    await eva.post('/api/auth/signin', { email, password: NEW_PASSWORD });
    expect((await eva.get('/api/users')).status).toBe(200);
  });
});

describe('the last super admin', () => {
  const alone = useApp('empty');

  it('cannot be demoted, with an error in the language of the request', async () => {
    const admin = await signedInStaff(alone, 'eva@staff.example');
    const { id } = (await admin.get('/api/auth/me')).body;
    const spanish = visitor(alone, { 'accept-language': 'es' });
    for (const [name, value] of admin.cookies) spanish.cookies.set(name, value);
    expect(await spanish.put(`/api/users/${id}`, { email: admin.email, isSuperAdmin: false })).toMatchObject({
      status: 409,
      body: { field: 'isSuperAdmin', message: 'Es el último superadministrador. Primero nombre a otra persona.' },
    });
    expect((await admin.get('/api/users')).body.rows[0]).toMatchObject({ id, isSuperAdmin: true });
  });

  it('remains when two demote or delete each other concurrently, twenty times', async () => {
    for (let round = 0; round < 20; round++) {
      await alone.db.pool.query(`update users set is_super_admin = true`);
      const [one, two] = [await signedInStaff(alone), await signedInStaff(alone)];
      await alone.db.pool.query(`update users set is_super_admin = false where not email = any ($1)`, [
        [one.email, two.email],
      ]);
      const idOf = async (who: typeof one) => (await who.get('/api/auth/me')).body.id as number;
      const [a, b] = [await idOf(one), await idOf(two)];
      const demote = (who: typeof one, id: number, email: string) =>
        who.put(`/api/users/${id}`, { email, isSuperAdmin: false });
      const both =
        round % 2 === 0
          ? await Promise.all([demote(one, b, two.email), demote(two, a, one.email)])
          : await Promise.all([one.remove(`/api/users/${b}`), two.remove(`/api/users/${a}`)]);
      const done = both.filter(({ status }) => status < 300);
      expect(done).toHaveLength(1);
      // the second one has no permissions any more, or was deleted
      expect([401, 403]).toContain(both.find(({ status }) => status >= 300)!.status);
      expect(await alone.db.prisma.user.count({ where: { isSuperAdmin: true } })).toBe(1);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { decideOne } from '#tests/decideOne.ts';
import { addApp } from '#tests/factors.ts';
import { signedInModerator, signedInPerson, signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

describe('moderators', () => {
  const test = useApp('demo');

  it('are appointed by a super admin, and lose the right when the flag is removed', async () => {
    const [admin, person] = [await signedInStaff(test), await signedInPerson(test)];
    const { id, email, displayName } = (await person.get('/api/auth/me')).body;
    const save = (isModerator: boolean) => admin.put(`/api/users/${id}`, { email, displayName, isModerator });
    expect((await save(true)).body).toMatchObject({ isModerator: true, isSuperAdmin: false });
    expect((await person.get('/api/providers/unapproved')).status).toBe(200);
    await save(false);
    expect((await person.get('/api/providers/unapproved')).status).toBe(403);
  });

  it('need a verified e-mail', async () => {
    const [admin, person] = [await signedInStaff(test), await signedInPerson(test)];
    await test.db.pool.query('update users set email_verified_at = null where email = $1', [person.email]);
    const { id, email, displayName } = (await person.get('/api/auth/me')).body;
    expect(await admin.put(`/api/users/${id}`, { email, displayName, isModerator: true })).toMatchObject({
      status: 400,
      body: { field: 'isModerator' },
    });
  });

  it('cannot promote themselves or others', async () => {
    const moderator = await signedInModerator(test);
    const { id, email, displayName } = (await moderator.get('/api/auth/me')).body;
    expect((await moderator.put(`/api/users/${id}`, { email, displayName, isSuperAdmin: true })).status).toBe(403);
    expect((await moderator.get('/api/auth/me')).body).toMatchObject({ isModerator: true, isSuperAdmin: false });
  });

  it('see who approved by name, and neither accounts, linked people nor the history', async () => {
    const [admin, moderator] = [await signedInStaff(test), await signedInModerator(test)];
    const { rows } = await test.db.pool.query('select min(id) id from providers where approved_at is null');
    await decideOne(admin, rows[0].id, { kind: 'APPROVED' });
    await test.db.pool.query('insert into provider_users (provider_id, user_id) select $1, min(id) from users', [
      rows[0].id,
    ]);
    const ask = (fields: string) => moderator.graphql(`{ provider(id: ${rows[0].id}) { moderation { ${fields} } } }`);
    const { body } = await ask('approvedBy { displayName } people { since } history { nodes { id } } claims { email }');
    expect(body.data.provider.moderation).toEqual({
      approvedBy: { displayName: 'Super Admin' },
      people: null,
      history: null,
      claims: null,
    });
    expect((await ask('approver { email }')).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await moderator.get(`/api/providers/${rows[0].id}`)).body.users).toEqual([]);
  });
});

describe('on a public site, moderators', () => {
  const test = useApp('empty', { STAFF_SECOND_FACTOR: 'required' });

  it('moderate only with a second factor, which gives them no further rights', async () => {
    const moderator = await signedInModerator(test);
    expect((await moderator.get('/api/providers')).status).toBe(403);
    await addApp(moderator);
    expect((await moderator.get('/api/providers')).status).toBe(200);
    expect((await moderator.get('/api/users')).status).toBe(403);
  });
});

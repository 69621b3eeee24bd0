import { describe, expect, it } from 'vitest';
import { addJob } from '#server/jobs/addJob.ts';
import { eventually } from '#tests/eventually.ts';
import { useFewProviders } from '#tests/fewProviders.ts';
import { DELETION, leavers } from '#tests/leavers.ts';
import { signedInStaff } from '#tests/staff.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { deleteDueAccounts } from './accountDeletion.ts';

const test = useApp('demo');
useFewProviders(test, 40);
const { person, ask, confirm, signIn, dueAt, logOf } = leavers(test, useWorker(test));

/** Sets the end of the grace period of these accounts to a few minutes ago. */
const letTimePass = (ids: number[]) =>
  test.db.pool.query(`update users set deletion_due_at = now() - interval '5 minutes' where id = any ($1)`, [ids]);

/** The nightly job, run by the real worker. */
async function night() {
  await addJob(test.db.prisma, 'housekeeping', {}, { key: 'night' });
  await eventually(async () => {
    const { rowCount } = await test.db.pool.query(`select 1 from graphile_worker.jobs where key = 'night'`);
    expect(rowCount).toBe(0);
  });
}

describe('the nightly job', () => {
  it('deletes only the accounts that are due', async () => {
    const [gone, early, kept, never] = [await person(), await person(), await person(), await person()];
    for (const item of [gone, early, kept]) {
      await confirm(await ask(item));
      await signIn(item);
    }
    await letTimePass([gone.id, kept.id]);
    await kept.remove(DELETION);
    await night();
    const left = await test.db.prisma.user.findMany({
      where: { id: { in: [gone, early, kept, never].map(({ id }) => id) } },
    });
    expect(left.map(({ id }) => id).sort()).toEqual([early.id, kept.id, never.id].sort());
    expect((await gone.get('/api/auth/me')).status).toBe(401);
    expect((await signIn(gone)).status).toBe(401);
    expect(await dueAt(early)).toEqual(expect.any(String));
  });

  it('spares an account that its owner keeps concurrently', async () => {
    const ana = await person();
    await confirm(await ask(ana));
    await letTimePass([ana.id]);
    const client = await test.db.pool.connect();
    await client.query('begin');
    await client.query('update users set deletion_due_at = null where id = $1', [ana.id]);
    const done = deleteDueAccounts(test.db, test.parts.log);
    await eventually(async () => {
      const { rowCount } = await test.db.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    });
    await client.query('commit');
    client.release();
    await done;
    expect(await test.db.prisma.user.count({ where: { id: ana.id } })).toBe(1);
  });

  it('removes the name and e-mail of the user from all tables, and keeps the log entries', async () => {
    const staff = await signedInStaff(test);
    const ana = await person();
    await ana.put('/api/users/profile/me', { displayName: 'Ana Sol', email: ana.email });
    await staff.put(`/api/users/${ana.id}`, {
      email: ana.email,
      firstName: 'Ana',
      lastName: 'Luna',
      displayName: 'Luna',
    });
    await submit(test, { email: ana.email, businessName: 'Andes que Queda' });
    const { id: providerId } = await test.db.prisma.provider.findFirstOrThrow({ where: { status: 'approved' } });
    await test.db.prisma.providerInvitation.create({
      data: { providerId, email: ana.email, role: 'editor', expiresAt: new Date(Date.now() + 86_400_000) },
    });
    await ana.post(`${DELETION}/confirm/${await ask(ana)}`);
    await signIn(ana);
    await letTimePass([ana.id]);
    await night();
    const { pool } = test.db;
    const tables = await pool.query(
      `select table_schema || '.' || table_name name from information_schema.tables
       where table_schema in ('public', 'graphile_worker', 'search') and table_type = 'BASE TABLE'`,
    );
    for (const { name } of tables.rows) {
      const { rows } = await pool.query(`select t::text row from ${name} t where t::text like $1`, [`%${ana.email}%`]);
      expect([name, rows]).toEqual([name, []]);
    }
    for (const table of ['sessions', 'user_identities', 'mailed_links', 'provider_users'])
      expect((await pool.query(`select 1 from ${table} where user_id = $1`, [ana.id])).rows).toEqual([]);
    const log = await logOf(ana);
    expect(log.map(({ code, userId }) => [code, userId !== null])).toEqual([
      ['signedUp', false],
      ['profileChanged', false],
      ['userChanged', true],
      ['accountDeletionRequested', false],
      ['accountDeletionConfirmed', false],
      ['accountDeleted', false],
    ]);
    expect(log[2]).toMatchObject({
      before: { email: null, firstName: null, lastName: null, displayName: null, isSuperAdmin: false },
      after: { email: null, firstName: null, lastName: null, displayName: null, isSuperAdmin: false },
    });
    expect(JSON.stringify(log)).not.toMatch(/Ana|Luna|Sol/);
    const { rows } = await pool.query(`select applicant_email from providers where business_name = 'Andes que Queda'`);
    expect(rows).toEqual([{ applicant_email: null }]);
  });

  it('keeps the last super admin, and still deletes the other due accounts', async () => {
    const admin = await signedInStaff(test);
    await test.db.pool.query('update users set is_super_admin = email = $1', [admin.email]);
    const { id } = (await admin.get('/api/auth/me')).body;
    const ana = await person();
    await letTimePass([id, ana.id]);
    await night();
    const left = await test.db.prisma.user.findMany({ where: { id: { in: [id, ana.id] } } });
    expect(left.map((user) => user.id)).toEqual([id]);
  });

  it('is the only one permitted to remove a name from the log, and nothing else', async () => {
    const ana = await person();
    await ana.put('/api/users/profile/me', { displayName: 'Ana Sol', email: ana.email });
    const change = async (person: number, set: string) => {
      const client = await test.db.pool.connect();
      try {
        await client.query('begin');
        await client.query(`select set_config('rumbo.forget_user', $1, true)`, [String(person)]);
        await client.query(`update logs set ${set} where subject = 'user' and subject_id = $1`, [ana.id]);
        return 'done';
      } catch (error) {
        return (error as { code: string }).code;
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    const blank = 'before = rules.without_person(before), after = rules.without_person(after)';
    expect(await change(ana.id, blank)).toBe('done');
    expect(await change(ana.id + 1, blank)).toBe('RB002');
    expect(await change(ana.id, `${blank}, code = 'nothing'`)).toBe('RB002');
    expect(await change(ana.id, `${blank}, parameters = '{}'`)).toBe('RB002');
    expect(await change(ana.id, `${blank}, user_id = null`)).toBe('RB002');
    expect(await change(ana.id, `before = null, after = null`)).toBe('RB002');
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { startWorker } from '#server/app/work/worker.ts';
import { csvForm } from '#tests/csvForm.ts';
import { jobParts } from '#tests/jobParts.ts';
import { settledImport } from '#tests/settledImport.ts';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const children: ChildProcess[] = [];
const workers: { stop: () => Promise<void> }[] = [];
const staff = useStaff(test);
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const worker of workers.splice(0)) await worker.stop();
});

/** Runs jobs in a child process. */
function workInChild(): ChildProcess {
  const child = spawn(process.execPath, ['tests/workerProcess.ts', test.databaseUrl], { stdio: 'ignore' });
  children.push(child);
  return child;
}

async function workHere(): Promise<void> {
  const context = { ...jobParts(test.parts), publicUrl: '', mail: { send: async () => {} } };
  workers.push(await startWorker(test.databaseUrl, context));
}

const file = (prefix: string, count: number) => {
  const lines = Array.from({ length: count }, (_, at) => `${prefix}-${at},Grande ${prefix} ${at},3838583,[29@3838583]`);
  return `reference,businessName,cityId,services\n${lines.join('\n')}\n`;
};
const send = async (text: string) => (await staff.form('/api/providers/import', csvForm(text))).body.id as number;
const written = async (prefix: string) => {
  const { rows } = await test.db.pool.query(
    `select count(*)::int as count, count(distinct business_name)::int as names from providers where import_key like $1`,
    [`reference:${prefix}-%`],
  );
  return rows[0] as { count: number; names: number };
};

const SLEEPERS = `pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;

/** Starts writing an import, and kills the worker in the last batch. */
async function commitAndKill(id: number, child: ChildProcess): Promise<void> {
  const { pool } = test.db;
  await pool.query(`
    create function sleeps() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$;
    create trigger sleeps before insert on providers for each row when (new.business_name ~ ' ${ROWS - 1}$')
      execute function sleeps()`);
  await staff.post(`/api/providers/import/${id}/commit`);
  await expect.poll(async () => (await pool.query(`select from ${SLEEPERS}`)).rowCount).toBe(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await pool.query(`select pg_terminate_backend(pid, 50000) from ${SLEEPERS}`);
  await pool.query('drop function sleeps cascade');
}

/** Three batches: two are written, and one is not. */
const ROWS = 600;
const WRITTEN = 400;

describe('an import whose process is killed', () => {
  it('of many rows is completed by the same file uploaded again, without duplicates', async () => {
    const text = file('big', ROWS);
    const child = workInChild();
    const id = await send(text);
    expect(await settledImport(staff, id)).toMatchObject({ status: 'checked', createdCount: ROWS });
    await commitAndKill(id, child);
    expect(await written('big')).toEqual({ count: WRITTEN, names: WRITTEN });
    // the rows and their progress are written in one transaction
    expect(await test.db.prisma.providerImportRow.count({ where: { importId: id, isDone: true } })).toBe(WRITTEN);

    // by this upload, not by its own second attempt a minute later
    await test.db.pool.query(
      `update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where key = $1`,
      [`import:${id}:second`],
    );
    await workHere();
    const again = await send(text);
    expect(await settledImport(staff, again)).toMatchObject({
      status: 'checked',
      unchangedCount: WRITTEN,
      createdCount: ROWS - WRITTEN,
    });
    await staff.post(`/api/providers/import/${again}/commit`);
    expect(await settledImport(staff, again)).toMatchObject({ status: 'done', refusedCount: 0 });
    expect(await written('big')).toEqual({ count: ROWS, names: ROWS });
  });

  it('continues automatically after the last complete batch', async () => {
    const child = workInChild();
    const id = await send(file('self', ROWS));
    await settledImport(staff, id);
    await commitAndKill(id, child);
    await workHere();
    // run the second job now instead of in a minute
    const second = `import:${id}:second`;
    const due = await test.db.pool.query(
      `update graphile_worker._private_jobs set run_at = now() where key = $1 and locked_at is null`,
      [second],
    );
    expect(due.rowCount).toBe(1);
    expect(await settledImport(staff, id)).toMatchObject({ status: 'done', createdCount: ROWS, refusedCount: 0 });
    expect(await written('self')).toEqual({ count: ROWS, names: ROWS });
    // the last second job finds nothing to do, and queues none
    await test.db.pool.query(`update graphile_worker._private_jobs set run_at = now() where key = $1`, [second]);
    const left = 'select 1 from graphile_worker.jobs where key = $1';
    await expect.poll(async () => (await test.db.pool.query(left, [second])).rowCount).toBe(0);
  });
});

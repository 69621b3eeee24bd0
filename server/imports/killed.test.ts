import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startWorker } from '#server/app/work/worker.ts';
import { csvForm } from '#tests/csvForm.ts';
import { jobParts } from '#tests/jobParts.ts';
import { settledImport } from '#tests/settledImport.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const children: ChildProcess[] = [];
const workers: { stop: () => Promise<void> }[] = [];
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  staff = await signedInStaff(test);
});
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
const commit = (id: number) => staff.post(`/api/providers/import/${id}/commit`);
const written = async (prefix: string) => {
  const { rows } = await test.db.pool.query(
    `select count(*)::int as count, count(distinct business_name)::int as names from providers where import_key like $1`,
    [`reference:${prefix}-%`],
  );
  return rows[0] as { count: number; names: number };
};

/** Lets an import run until it has written `least` rows, then kills the worker. */
async function killAt(id: number, least: number, child: ChildProcess): Promise<void> {
  for (;;) {
    const { body } = await staff.get(`/api/providers/import/${id}`);
    if (body.status === 'importing' && body.doneCount >= least) break;
    expect(body.status).not.toBe('done');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Six batches, so that one is written while the next ones are pending. */
const ROWS = 1_200;

describe('an import whose process is killed', () => {
  it('of many rows is completed by the same file uploaded again, without duplicates', async () => {
    const text = file('big', ROWS);
    const child = workInChild();
    const id = await send(text);
    expect(await settledImport(staff, id)).toMatchObject({ status: 'checked', createdCount: ROWS });
    await commit(id);
    await killAt(id, 400, child);
    const { count, names } = await written('big');
    expect(count).toBe(names);
    expect(count).toBeGreaterThanOrEqual(400);
    expect(count).toBeLessThan(ROWS);
    // the rows and their progress are written in one transaction
    expect(await test.db.prisma.providerImportRow.count({ where: { importId: id, isDone: true } })).toBe(count);

    // by this upload, not by its own second attempt in a minute
    await test.db.pool.query(
      `update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where key = $1`,
      [`import:${id}:second`],
    );
    await workHere();
    const again = await send(text);
    expect(await settledImport(staff, again)).toMatchObject({
      status: 'checked',
      unchangedCount: count,
      createdCount: ROWS - count,
    });
    await commit(again);
    expect(await settledImport(staff, again)).toMatchObject({ status: 'done', refusedCount: 0 });
    expect(await written('big')).toEqual({ count: ROWS, names: ROWS });
  }, 60_000);

  it('continues automatically behind the last complete batch', async () => {
    const child = workInChild();
    const id = await send(file('self', ROWS));
    await settledImport(staff, id);
    await commit(id);
    await killAt(id, 400, child);
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
    await expect
      .poll(
        async () => (await test.db.pool.query('select 1 from graphile_worker.jobs where key = $1', [second])).rowCount,
        {
          timeout: 10_000,
        },
      )
      .toBe(0);
  }, 60_000);
});

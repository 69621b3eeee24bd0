import { readdirSync, readFileSync } from 'node:fs';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import type { MailTransport } from '#server/mail/transport.ts';
import { createLog } from '#server/platform/log.ts';
import { requestScope } from '#server/platform/requestScope.ts';
import { jobParts } from '#tests/jobParts.ts';
import { adminQuery } from '#tests/postgres.ts';
import { useApp } from '#tests/testApp.ts';
import { isLong } from '#tests/tier.ts';
import { releaseJobs } from './releaseJobs.ts';
import { startWorker } from './worker.ts';
import { keepWorkProcess } from './workProcess.ts';

const test = useApp('empty');

const signUp = () =>
  test.send('POST', '/api/auth/signup', {
    displayName: 'Ana',
    email: `${crypto.randomUUID()}@x.example`,
    password: 'one long sentence',
  });

const start = (send: MailTransport['send'] = async () => {}, endedWorkers: string[] = []) =>
  startWorker(test.databaseUrl, { ...jobParts(test.parts), db: test.db, publicUrl: '', mail: { send } }, endedWorkers);

const allowConnections = (isAllowed: boolean) =>
  adminQuery(
    inject('postgres'),
    `alter database ${new URL(test.databaseUrl).pathname.slice(1)} allow_connections ${isAllowed}`,
  );

const cutWorker = () =>
  adminQuery(
    inject('postgres'),
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${new URL(test.databaseUrl).pathname.slice(1)}' and application_name = 'rumbo worker'`,
  );

it('restarts the queue after a database outage at the end of a job, and sends the mails', async () => {
  const send = vi.fn(async () => {});
  const worker = await start(send);
  send.mockImplementationOnce(async () => {
    await allowConnections(false);
    await cutWorker();
  });
  await signUp();
  await expect.poll(() => worker.health.downSince).toEqual(expect.any(Date));
  await allowConnections(true);
  await signUp();
  await expect.poll(() => send.mock.calls.length).toBe(2);
  await expect.poll(() => worker.health.downSince).toBeNull();
  await worker.stop();
});

it('restarts the queue when the results of two jobs are lost together', async () => {
  const send = vi.fn(async () => {});
  const worker = await start(send);
  const ends: (() => void)[] = [];
  send.mockImplementation(() => new Promise<void>((resolve) => ends.push(resolve)));
  await signUp();
  await signUp();
  await expect.poll(() => ends.length).toBe(2);
  // both results are being written when the connections are lost
  const blocker = await test.db.pool.connect();
  await blocker.query('begin; lock table graphile_worker._private_jobs');
  const waiting = async () =>
    (
      await test.db.pool.query(
        `select from pg_stat_activity where datname = current_database() and application_name = 'rumbo worker'
         and wait_event_type = 'Lock' and query like '%delete from%'`,
      )
    ).rowCount;
  for (const [nth, end] of ends.entries()) {
    end();
    await expect.poll(waiting).toBe(nth + 1);
  }
  send.mockImplementation(async () => {});
  await allowConnections(false);
  await cutWorker();
  await blocker.query('commit');
  blocker.release();
  await expect.poll(() => worker.health.downSince).toEqual(expect.any(Date));
  await allowConnections(true);
  await expect.poll(() => worker.health.downSince).toBeNull();
  await signUp();
  await expect.poll(() => send.mock.calls.length).toBe(3);
  await worker.stop();
});

it('runs all jobs together that a process held which was killed a minute ago', async () => {
  const { pool } = test.db;
  await pool.query('truncate job_workers');
  await pool.query(`select graphile_worker.add_job('takeClaim', '{"claimId": 0}'),
    graphile_worker.add_job('housekeeping', '{}'), graphile_worker.add_job('refreshDirectory', '{}'),
    graphile_worker.add_job('refreshOffers', '{"serviceId": 0, "after": 0}')`);
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'killed'`,
  );
  const held = async () =>
    (
      await pool.query(`select from graphile_worker.jobs
        where task_identifier in ('takeClaim', 'refreshOffers', 'refreshDirectory', 'housekeeping')`)
    ).rowCount;
  const worker = await start();
  await expect.poll(held).toBe(0);
  // its own two are reported
  expect((await pool.query('select from job_workers')).rowCount).toBe(2);
  await worker.stop();
});

it('runs at once a job that the previous process held as it ended', async () => {
  const { pool } = test.db;
  await pool.query(`select graphile_worker.add_job('takeClaim', '{"claimId": 0}', job_key => 'held')`);
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed' where key = 'held'`,
  );
  await pool.query(`insert into job_workers (id) values ('killed')`);
  const worker = await start(undefined, ['killed']);
  await expect
    .poll(async () => (await pool.query(`select from graphile_worker.jobs where key = 'held'`)).rowCount)
    .toBe(0);
  await worker.stop();
});

it('leaves a job to a living process, however long it takes', async () => {
  const { pool } = test.db;
  await pool.query(`select graphile_worker.add_job('takeClaim', '{"claimId": 0}', job_key => 'long')`);
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour', locked_by = 'living'
     where key = 'long'`,
  );
  const isHeld = async () =>
    (await pool.query(`select from graphile_worker.jobs where key = 'long' and locked_by = 'living'`)).rowCount === 1;
  await pool.query(`insert into job_workers (id, seen_at) values ('living', now() - interval '30 seconds')`);
  await releaseJobs(pool, ['other']);
  expect(await isHeld()).toBe(true);
  await pool.query(`update job_workers set seen_at = now() - interval '1 minute'`);
  await releaseJobs(pool, ['other']);
  expect(await isHeld()).toBe(false);
});

it('runs a job, such as a mail, with the id of the request that caused it', async () => {
  const numbers: unknown[] = [];
  const worker = await start(async () => void numbers.push(requestScope.getStore()?.requestId));
  // in the context of each request
  await requestScope.run({ requestId: 'request of Ana' }, signUp);
  await expect.poll(() => numbers).toEqual(['request of Ana']);
  await worker.stop();
});

it('several processes share the jobs, and each mail is sent once', async () => {
  const sent: { worker: number; to: string }[] = [];
  const people = 12;
  // one process sends two at a time: a third one is sent by another process
  const third = Promise.withResolvers<void>();
  const workers = await Promise.all(
    [0, 1, 2].map((worker) =>
      start(async ({ to }) => {
        sent.push({ worker, to });
        if (sent.length === 3) third.resolve();
        await third.promise;
      }),
    ),
  );
  for (let i = 0; i < people; i++) expect((await signUp()).status).toBe(200);
  await expect.poll(() => sent.length).toBe(people);
  await Promise.all(workers.map(({ stop }) => stop()));
  expect(new Set(sent.map(({ to }) => to)).size).toBe(people);
  expect(new Set(sent.map(({ worker }) => worker)).size).toBeGreaterThan(1);
});

// uses /proc, and starts the process twice from its sources
it.runIf(isLong && process.platform === 'linux')(
  'restarts the job process when it is killed, and ends it with the server',
  async () => {
    vi.stubEnv('DATA_DIR', test.parts.env.dataDir);
    const health = { downSince: null as Date | null };
    const children = () =>
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && parentOf(name) === process.pid)
        .map(Number);
    // other tests of this process may have left some
    const others = children();
    const workers = () => children().filter((pid) => !others.includes(pid));
    const order = { databaseUrl: test.databaseUrl, publicUrl: 'http://localhost' };
    const work = keepWorkProcess(order, health, createLog('silent'));
    onTestFinished(() => work.stop());
    await expect.poll(() => health.downSince).toBeNull();
    const [killed] = workers();
    process.kill(killed!, 'SIGKILL');
    await expect.poll(() => health.downSince).not.toBeNull();
    await expect.poll(() => health.downSince).toBeNull();
    expect(workers()).not.toContain(killed);
    await work.stop();
    expect(workers()).toEqual([]);
    vi.unstubAllEnvs();
  },
);

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]);
  } catch {
    return 0;
  }
}

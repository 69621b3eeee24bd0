import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { formOf } from '../../server/credentials/registers/forms.ts';
import { loadRegister } from '../../server/credentials/registers/loadRegister.ts';
import { useApp } from '../../tests/testApp.ts';

const test = useApp('demo');

/** Fifteen batches, enough for the process to be killed in between. */
const COUNT = 3_000;
const KILLS = 2;
const FIRST = 100_000_000;
const SAO_PAULO = 3448439;
const OWN = `kind = 'rntrc' and number between '${FIRST}' and '${FIRST + COUNT - 1}'`;

let worker: ChildProcess | undefined;
afterAll(() => void worker?.kill('SIGKILL'));
const work = () => {
  worker = spawn(process.execPath, ['tests/workerProcess.ts', test.databaseUrl], { stdio: 'ignore' });
};

/** Publishes providers, each with another number, and loads a file with most of the numbers, some with another name. */
async function declareAndLoad(): Promise<void> {
  const { pool } = test.db;
  await pool.query(
    `with made as (
       insert into providers (business_name, address_id, status, approved_at)
       select 'Drill ' || n, $3, 'approved', now() from generate_series($1::int, $1::int + $2::int - 1) n
       returning id, business_name)
     insert into provider_credentials (provider_id, kind, number)
     select id, 'rntrc', split_part(business_name, ' ', 2) from made`,
    [FIRST, COUNT, SAO_PAULO],
  );
  const rows = Array.from({ length: COUNT }, (_, at) => ({ at, number: FIRST + at })).filter(({ at }) => at % 10 > 0);
  const lines = rows.map(
    ({ at, number }) => `${number},${at % 10 === 1 ? 'CARGAS DO SUL' : `DRILL ${number}`},São Paulo,active`,
  );
  const file = Readable.from([Buffer.from(['number,name,region,status', ...lines].join('\n'))]);
  await loadRegister(pool, formOf('rntrc')!, file, '2026-11-01');
}

const countOf = async (from: string) => {
  const { rows } = await test.db.pool.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]!.count;
};
const checks = () => countOf(`credential_checks where ${OWN}`);

it('each credential is checked once when the process that compares them is killed', async () => {
  await declareAndLoad();
  work();
  for (let kill = 1; kill <= KILLS; kill++) {
    await expect.poll(checks, { timeout: 300_000 }).toBeGreaterThan(((kill - 0.5) * COUNT) / KILLS);
    worker!.kill('SIGKILL');
    await once(worker!, 'exit');
    expect(await checks()).toBeLessThan(COUNT);
    work();
  }
  const jobs = `graphile_worker.jobs where task_identifier = 'compareCredentials'`;
  await expect.poll(() => countOf(jobs), { timeout: 300_000 }).toBe(0);
  expect([await checks(), await countOf(`(select distinct number from credential_checks where ${OWN}) once`)]).toEqual([
    COUNT,
    COUNT,
  ]);
  expect(await countOf(`credential_checks where ${OWN} and result = 'match'`)).toBe(COUNT * 0.8);
}, 900_000);

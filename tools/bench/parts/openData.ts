import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { currentEdition } from '../../../server/open-data/editions.ts';
import { beside, besideRow, quietly } from '../beside.ts';
import { type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { peakMb } from '../process.ts';

/** The time of making the open data of all providers in the job process, during searches. */
export async function benchOpenData(bench: Bench): Promise<Table[]> {
  await quietly(bench, 5);
  const before = await quietly(bench);
  const { run, seconds, result } = await beside(bench, () => make(bench));
  const after = await quietly(bench);
  const rows: Row[] = [
    besideRow('quiet', before, [before]),
    { ...besideRow('open data made', run, [before, after]), seconds: round(seconds), ...result },
  ];
  return [{ title: `searches by one client beside the open data of ${bench.size} providers`, rows }];
}

async function make({ db, url }: Bench): Promise<Row> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-open-data-'));
  let worker: ChildProcess | undefined;
  process.once('exit', () => worker?.kill('SIGKILL'));
  try {
    await db.pool.query("select graphile_worker.add_job('makeOpenData', '{}'::json)");
    worker = spawn(process.execPath, ['tests/workerProcess.ts', url], {
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: dataDir },
    });
    let mb = 0;
    const left = async () => {
      const jobs = "select last_error from graphile_worker.jobs where task_identifier = 'makeOpenData'";
      const { rows } = await db.pool.query<{ last_error: string | null }>(jobs);
      if (rows[0]?.last_error) throw new Error(rows[0].last_error);
      return rows.length;
    };
    while ((await left()) > 0) {
      mb = Math.max(mb, peakMb(worker.pid!) || 0);
      await wait(500);
    }
    worker.kill('SIGTERM');
    await once(worker, 'exit');
    const folder = (await currentEdition({ dataDir }))!;
    const megabytes = (name: string) => round(statSync(path.join(folder, name)).size / 2 ** 20);
    return {
      'MB of memory': round(mb),
      'MB of JSON': megabytes('providers.jsonl.gz'),
      'MB of CSV': megabytes('providers.csv.gz'),
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

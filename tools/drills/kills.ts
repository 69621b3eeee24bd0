import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDatabase } from '../../server/platform/db.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { freePort } from '../../tests/freePort.ts';
import { judge, percentile, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { compare, startRumbo, startWriters } from './rumbo.ts';

const WRITERS = 4;
const GOAL_MS = 5_000;

/** Kills the process during writes, and starts it again immediately, like a supervisor. */
export function killApp(times: number): Promise<Result> {
  return inFolder(async (DATA_DIR) => {
    const port = await freePort();
    const start = () => startRumbo(port, { DATA_DIR });
    let rumbo = start();
    await rumbo.ready();
    const writers = startWriters(WRITERS, () => rumbo.url);
    const readyMs: number[] = [];
    for (let i = 0; i < times; i++) {
      await wait(300 + 700 * Math.random());
      await rumbo.kill();
      rumbo = start();
      readyMs.push(await rumbo.ready());
    }
    await writers.stop();
    const postgres = await joinEmbeddedPostgres(DATA_DIR);
    const compared = await compare(postgres.url('rumbo'), writers.acknowledged);
    await rumbo.kill('SIGTERM');
    const figures = { kills: times, ...compared, readyP50: percentile(readyMs, 0.5), readyMax: percentile(readyMs, 1) };
    return judge(figures, [
      ['lost', 'is', 0],
      ['doubled', 'is', 0],
      ['readyMax', 'at most', GOAL_MS],
    ]);
  });
}

/** Kills PostgreSQL during writes: the embedded one, or a separate one that is restarted. */
export function killPostgres(times: number, kind: 'embedded' | 'own'): Promise<Result> {
  return inFolder(async (folder) => {
    const own = kind === 'own' ? await startEmbeddedPostgres(path.join(folder, 'server')) : null;
    const dataDir = path.join(folder, 'data');
    if (own) await ensureDatabase(own.url('postgres'), 'rumbo');
    const rumbo = startRumbo(await freePort(), {
      DATA_DIR: dataDir,
      ...(own && { DATABASE_URL: own.url('rumbo') }),
    });
    await rumbo.ready();
    const home = path.join(own ? path.join(folder, 'server') : dataDir, 'postgres', 'postmaster.pid');
    const writers = startWriters(WRITERS, () => rumbo.url);
    const servedMs: number[] = [];
    for (let i = 0; i < times; i++) {
      await wait(500 + 700 * Math.random());
      const killed = postmaster(home)!;
      process.kill(killed, 'SIGKILL');
      const began = performance.now();
      const isLate = () => performance.now() - began > 30_000;
      while ([killed, null].includes(postmaster(home)) && !isLate()) await wait(10);
      // requests in flight when PostgreSQL was killed do not count
      const before = writers.acknowledged.length;
      while (writers.acknowledged.length === before && !isLate()) await wait(10);
      servedMs.push(performance.now() - began);
    }
    await writers.stop();
    const url = own ? own.url('rumbo') : (await joinEmbeddedPostgres(dataDir)).url('rumbo');
    const compared = await compare(url, writers.acknowledged);
    await rumbo.kill('SIGTERM');
    await own?.stop();
    const figures = {
      kind,
      kills: times,
      ...compared,
      servingP50: percentile(servedMs, 0.5),
      servingMax: percentile(servedMs, 1),
    };
    return judge(figures, [
      ['lost', 'is', 0],
      ['doubled', 'is', 0],
      ['servingMax', 'at most', GOAL_MS],
    ]);
  });
}

/** The id of the server's process; null until the server has written its file. */
function postmaster(file: string): number | null {
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || null : null;
}

import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ensureDatabase } from '#server/platform/db.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { freePort } from '../freePort.ts';
import { judge, percentile, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { query } from './query.ts';
import { startRumbo } from './rumbo.ts';
import { startStandby } from './standby.ts';

interface Size {
  pausedMs: number;
  quietMs: number;
  perSecond: number;
}

/**
 * Searches read from a standby. It is paused, then goes on while the primary rebuilds search, then it is killed: nobody
 * sees an error, and what was approved before the pause is over is found in five seconds.
 */
export function replica({ pausedMs, quietMs, perSecond }: Size): Promise<Result> {
  return inFolder(async (folder) => {
    const primary = await startEmbeddedPostgres(path.join(folder, 'primary'));
    await ensureDatabase(primary.url('postgres'), 'rumbo');
    const standby = await startStandby(
      primary.url('postgres'),
      path.join(folder, 'primary'),
      path.join(folder, 'standby'),
    );
    const rumbo = startRumbo(await freePort(), {
      DATABASE_URL: primary.url('rumbo'),
      DATABASE_REPLICA_URLS: standby.url('rumbo'),
      DATA_DIR: path.join(folder, 'data'),
      SEED: 'demo',
      METRICS_ADDRESS: `127.0.0.1:${await freePort()}`,
    });
    await rumbo.ready();
    await wait(3_000);
    const phases: Record<string, { ms: number[]; errors: number }> = {};
    let phase = 'quiet';
    const search = async () => {
      phases[phase] ??= { ms: [], errors: 0 };
      const noted = phases[phase]!;
      const began = performance.now();
      const response = await fetch(`${rumbo.url}/api/search?q=transporte`).catch(() => null);
      noted.ms.push(performance.now() - began);
      if (!response?.ok) noted.errors += 1;
      await response?.arrayBuffer();
    };
    const asking = setInterval(() => void search(), 1_000 / perSecond);
    await wait(quietMs);
    phase = 'rebuild';
    const client = new pg.Client({ connectionString: primary.url('rumbo') });
    await client.connect();
    for (const until = Date.now() + quietMs; Date.now() < until; ) await client.query('call search.rebuild()');
    await client.end();
    phase = 'paused';
    await query(standby.url('rumbo'), 'select pg_wal_replay_pause()');
    const pausedAt = Date.now();
    await query(primary.url('rumbo'), `update search.size set rebuilt_at = now()`);
    await wait(5_000);
    // a new provider is found by everybody although the standby does not have it
    const seen = await seesNewService(rumbo.url, primary.url('rumbo'));
    await wait(Math.max(0, pausedMs - (Date.now() - pausedAt)));
    phase = 'killed';
    await standby.kill();
    await wait(quietMs);
    clearInterval(asking);
    await wait(1_000);
    await rumbo.kill('SIGTERM');
    await primary.stop();
    const p99 = (name: string) => percentile(phases[name]!.ms, 0.99);
    const figures = {
      searches: Object.values(phases).reduce((sum, { ms }) => sum + ms.length, 0),
      errors: Object.values(phases).reduce((sum, { errors }) => sum + errors, 0),
      pausedSeconds: pausedMs / 1_000,
      newsSeenWhilePaused: Number(seen),
      quietP99: p99('quiet'),
      rebuildP99: p99('rebuild'),
      rebuildTimesQuiet: Number((p99('rebuild') / p99('quiet')).toFixed(2)),
    };
    return judge(figures, [
      ['errors', 'is', 0],
      ['newsSeenWhilePaused', 'is', 1],
      ['rebuildTimesQuiet', 'at most', 2],
    ]);
  });
}

/** Hides a provider that a search finds, and looks whether it is still found. */
async function seesNewService(url: string, databaseUrl: string): Promise<boolean> {
  const find = async () => {
    const response = await fetch(`${url}/api/search?q=transporte`);
    return ((await response.json()) as { providers: { id: number }[] }).providers.map(({ id }) => id);
  };
  const [first] = await find();
  await query(
    databaseUrl,
    `with gone as (delete from search.document where provider_id = $1) delete from search.card where provider_id = $1`,
    [first],
  );
  for (const until = Date.now() + 8_000; Date.now() < until; await wait(200))
    if (!(await find()).includes(first!)) return true;
  return false;
}

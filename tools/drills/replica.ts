import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { runningPostmaster } from '../../server/postgres/processes.ts';
import { freePort } from '../../tests/freePort.ts';
import { prepareDatabase } from '../bench/database.ts';
import { judge, percentile, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { query } from './query.ts';
import { startRumbo, submitForm } from './rumbo.ts';
import { ADMIN_SETTINGS, signInStaff } from './staff.ts';
import { startStandby } from './standby.ts';
import { SEARCH } from './visitors.ts';

interface Size {
  pausedMs: number;
  quietMs: number;
  perSecond: number;
}

/** The number of providers, enough for a rebuild of some seconds. */
const PROVIDERS = 20_000;
/** A standby that lags further behind gets no reads; its lag is checked each second. */
const STALE_MS = 5_000;
const NOTICED_MS = 2_000;
/** The least limit of a p99: twice a p99 of a few milliseconds is within the noise of a shared processor. */
const LEAST_P99 = 50;

/**
 * Searches read from a standby: while nothing else happens, while the primary rebuilds search, while the standby is
 * paused, and after it was killed. No search fails. A provider approved during the pause is found immediately by the
 * person who approved it, and after five seconds by all users.
 */
export function replica({ pausedMs, quietMs, perSecond }: Size): Promise<Result> {
  return inFolder(async (folder) => {
    const primary = await startEmbeddedPostgres(path.join(folder, 'primary'));
    const database = await prepareDatabase(primary, PROVIDERS);
    // on a separate machine the primary would take no processor time from the standby
    setPriority(runningPostmaster(path.join(folder, 'primary/postgres'))!.pid, constants.priority.PRIORITY_LOW);
    const standby = await startStandby(
      primary.url('postgres'),
      path.join(folder, 'primary'),
      path.join(folder, 'standby'),
    );
    const standbyUrl = standby.url(new URL(database).pathname.slice(1));
    const metrics = `127.0.0.1:${await freePort()}`;
    const rumbo = startRumbo(await freePort(), {
      DATABASE_URL: database,
      DATABASE_REPLICA_URLS: standbyUrl,
      DATA_DIR: path.join(folder, 'data'),
      METRICS_ADDRESS: metrics,
      ...ADMIN_SETTINGS,
    });
    await rumbo.ready();
    await waitForReads(rumbo.url, metrics);
    const approve = await prepareApproval(rumbo.url, database);
    const phases: Record<string, { ms: number[]; errors: number }> = {};
    let phase = 'quiet';
    const search = async () => {
      phases[phase] ??= { ms: [], errors: 0 };
      const noted = phases[phase]!;
      const began = performance.now();
      const response = await fetch(`${rumbo.url}/api/search?${SEARCH}`).catch(() => null);
      await response?.arrayBuffer().catch(() => {});
      noted.ms.push(performance.now() - began);
      if (!response?.ok) noted.errors += 1;
    };
    const asking = setInterval(() => void search(), 1_000 / perSecond);
    const quiet = await readsDuring(metrics, () => wait(quietMs));
    phase = 'rebuild';
    const rebuilding = performance.now();
    const rebuild = await readsDuring(metrics, async () => {
      await query(database, 'call search.rebuild()');
    });
    const rebuildSeconds = Math.round((performance.now() - rebuilding) / 1_000);
    // searches delayed by the rebuild are over
    phase = 'rebuilt';
    await wait(STALE_MS);
    phase = 'paused';
    await query(standbyUrl, 'select pg_wal_replay_pause()');
    const pausedAt = Date.now();
    const seen = await approve();
    await wait(Math.max(0, STALE_MS + NOTICED_MS - (Date.now() - pausedAt)));
    const stale = await readsDuring(metrics, () => wait(Math.max(1_000, pausedMs - (Date.now() - pausedAt))));
    phase = 'killed';
    await standby.kill();
    await wait(quietMs);
    clearInterval(asking);
    await wait(1_000);
    await rumbo.kill('SIGTERM');
    await primary.stop();
    const p99 = (name: string) => percentile(phases[name]!.ms, 0.99);
    const figures = {
      perSecond,
      rebuildSeconds,
      searches: Object.values(phases).reduce((sum, { ms }) => sum + ms.length, 0),
      errors: Object.values(phases).reduce((sum, { errors }) => sum + errors, 0),
      pausedSeconds: pausedMs / 1_000,
      quietReadsOfStandby: quiet,
      rebuildReadsOfStandby: rebuild,
      staleReadsOfStandby: stale,
      ownSeenMs: seen.byAuthorMs,
      seenByAllMs: seen.byAllMs,
      quietP99: p99('quiet'),
      rebuildP99: p99('rebuild'),
      rebuildTimesQuiet: Number((p99('rebuild') / p99('quiet')).toFixed(2)),
    };
    return judge(figures, [
      ['errors', 'is', 0],
      // each search reads at least once
      ['quietReadsOfStandby', 'at least', 0.9 * phases.quiet!.ms.length],
      ['rebuildReadsOfStandby', 'at least', 1],
      ['staleReadsOfStandby', 'is', 0],
      ['ownSeenMs', 'at most', 1_000],
      ['seenByAllMs', 'at most', STALE_MS + NOTICED_MS],
      ['rebuildP99', 'at most', Math.max(2 * p99('quiet'), LEAST_P99)],
    ]);
  });
}

/** The number of reads served by the standby, as reported by the process. */
async function readsOfStandby(metrics: string): Promise<number> {
  const text = await (await fetch(`http://${metrics}/metrics`)).text();
  return Number(/^rumbo_replica_reads_total\{by="replica"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

async function readsDuring(metrics: string, run: () => Promise<unknown>): Promise<number> {
  const before = await readsOfStandby(metrics);
  await run();
  return (await readsOfStandby(metrics)) - before;
}

/** Waits until the standby answers a search; before, it has to replay the writes of the first start. */
async function waitForReads(url: string, metrics: string): Promise<void> {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(200))
    if ((await readsDuring(metrics, () => fetch(`${url}/api/search?${SEARCH}`))) > 0) return;
  throw new Error('No search is answered by the standby after a minute');
}

/** Submits a form. Returns functions that approve it, and measure the time until it is found. */
async function prepareApproval(url: string, databaseUrl: string) {
  const name = `Drill ${crypto.randomUUID().replaceAll('-', '')}`;
  await submitForm(url, name, crypto.randomUUID());
  const { rows } = await query(databaseUrl, 'select id from providers where business_name = $1', [name]);
  const { id } = rows[0] as { id: number };
  const staff = await signInStaff({ url });
  const search = `/api/search?q=${encodeURIComponent(name)}`;
  type Found = { rows: { id: number }[] } | null;
  const finds = (found: Found) => found?.rows.some((row) => row.id === id) ?? false;
  const timeUntil = async (isFound: () => Promise<boolean>): Promise<number> => {
    const began = performance.now();
    while (!(await isFound()) && performance.now() - began < 30_000) await wait(50);
    return Math.round(performance.now() - began);
  };
  return async () => {
    const { status } = await staff('POST', `/api/providers/${id}/approve`);
    if (status >= 300) throw new Error(`An approval was answered ${status}`);
    const approved = performance.now();
    const byAuthorMs = await timeUntil(async () => finds((await staff<Found>('GET', search)).body));
    await timeUntil(async () => finds((await (await fetch(url + search)).json()) as Found));
    return { byAuthorMs, byAllMs: Math.round(performance.now() - approved) };
  };
}

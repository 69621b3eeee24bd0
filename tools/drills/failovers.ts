import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, startCluster } from './cluster.ts';
import { judge, percentile, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { query } from './query.ts';
import { compare, startRumbo, startWriters } from './rumbo.ts';
import { startVisitors } from './visitors.ts';

type Kind = 'node' | 'postgres' | 'switchover';

/** Three nodes, their watchers, a proxy, a pool and three processes of Rumbo share the cores of this machine. */
const READS_A_SECOND = 5 * availableParallelism();
/** The maximum times until writes continue: a dead node is detected after Patroni's `ttl` of 20 s. */
const GOAL_MS = { node: 25_000, postgres: 6_000, switchover: 6_000 };

/** Longer than the 45 s after which jobs of a lost worker are released. */
const QUEUE_SECONDS = 120;

/**
 * Kills the leader of a cluster of deploy/cluster during writes and anonymous reads. CLUSTER_ROOT is a Debian 13
 * folder.
 */
export function failovers(kind: Kind, times: number): Promise<Result> {
  return inFolder(async (folder) => {
    const root = process.env.CLUSTER_ROOT;
    if (!root) throw new Error('CLUSTER_ROOT: the Debian folder with the cluster, see docs/operating.md');
    const cluster = await startCluster(root);
    const settings = {
      DATABASE_URL: cluster.pooledUrl,
      DATABASE_DIRECT_URL: cluster.directUrl,
      DATABASE_REPLICA_URLS: cluster.replicaUrls,
      DATA_DIR: path.join(folder, 'data'),
      SEED: 'demo',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '3',
      LOG_LEVEL: 'warn',
    };
    // the first process creates the tables
    const processes = [startRumbo(4000, { ...settings, ROLE: 'worker', HOST: cluster.address('worker') })];
    await processes[0]!.ready();
    for (const HOST of ['web1', 'web2'].map(cluster.address)) {
      const web = startRumbo(4000, { ...settings, ROLE: 'web', HOST, MIGRATE_AT_START: 'off' });
      processes.push(web);
      await web.ready();
    }
    // until HAProxy has detected both processes
    await wait(3_000);

    const failures: string[] = [];
    const visitors = await startVisitors(
      cluster.webUrl,
      READS_A_SECOND,
      ['search', 'facets', 'graphql', 'page', 'provider'],
      (reason) => failures.push(reason),
    );
    const writers = startWriters(2, () => cluster.webUrl);
    await wait(3_000);
    const backMs: number[] = [];
    for (let i = 0; i < times; i++) {
      await cluster.settled();
      await wait(2_000);
      backMs.push(await lose(kind, cluster, writers));
    }
    await wait(2_000);
    await visitors.stop();
    await writers.stop();
    const queueMs = await drainQueue(cluster.directUrl);
    await cluster.settled();
    const compared = await compare(cluster.directUrl, writers.acknowledged);
    for (const process of processes) await process.kill('SIGTERM');
    cluster.stop();
    for (const failure of new Set(failures)) console.error(failure);
    if (failures.length > 0 || queueMs > 1_000 * QUEUE_SECONDS)
      console.error(...processes.map(({ output }) => output()));
    const figures = {
      kind,
      times,
      ...compared,
      writesBackP50: percentile(backMs, 0.5),
      writesBackMax: percentile(backMs, 1),
      reads: visitors.ms.length,
      readsFailed: failures.length,
      readP99: percentile(visitors.ms, 0.99),
      queueDrainedSeconds: Math.round(queueMs / 100) / 10,
    };
    return judge(figures, [
      ['lost', 'is', 0],
      ['doubled', 'is', 0],
      ['writesBackMax', 'at most', GOAL_MS[kind]],
      ['readsFailed', 'is', 0],
      ['queueDrainedSeconds', 'at most', QUEUE_SECONDS],
    ]);
  });
}

/**
 * Kills the leader. Returns the longest time without an acknowledged form, in milliseconds, until forms succeed again.
 */
async function lose(kind: Kind, cluster: Cluster, writers: { acknowledged: string[] }): Promise<number> {
  const leader = (await cluster.leader())!;
  const began = performance.now();
  let last = began;
  let longest = 0;
  let count = writers.acknowledged.length;
  const watching = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    if (writers.acknowledged.length > count) last = now;
    count = writers.acknowledged.length;
  }, 10);
  if (kind === 'switchover') await cluster.switchOver();
  else if (kind === 'postgres') cluster.killPostgres(leader);
  else cluster.killNode(leader);
  const changed = async () => ![null, leader].includes(await cluster.leader());
  while (!(await changed()) && performance.now() - began < 90_000) await wait(100);
  const switched = performance.now();
  while ((last < switched || performance.now() - switched < 3_000) && performance.now() - began < 90_000)
    await wait(20);
  clearInterval(watching);
  if (kind === 'node') cluster.startNode(leader);
  return longest;
}

const RUNNABLE = `from graphile_worker.jobs
  where attempts < max_attempts and (run_at <= now() or locked_at is not null)`;

/** The milliseconds until no job can run: each is done, or is scheduled for later after an error. */
async function drainQueue(databaseUrl: string): Promise<number> {
  const began = performance.now();
  const runnable = async () => {
    const { rows } = await query(databaseUrl, `select count(*)::int as jobs ${RUNNABLE}`);
    return rows[0].jobs as number;
  };
  while ((await runnable()) > 0 && performance.now() - began < 2_000 * QUEUE_SECONDS) await wait(200);
  const { rows: left } = await query(
    databaseUrl,
    `select task_identifier as task, attempts, locked_at as "lockedAt", locked_by as "lockedBy", now() ${RUNNABLE}`,
  );
  if (left.length > 0) console.error(JSON.stringify(left));
  return performance.now() - began;
}

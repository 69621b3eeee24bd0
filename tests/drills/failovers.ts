import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, startCluster } from './cluster.ts';
import { judge, percentile, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { compare, startRumbo, startWriters } from './rumbo.ts';

type Kind = 'node' | 'postgres' | 'switchover';

const SEARCHES_A_SECOND = 20;
/** Until anonymous searches go on, and writes: a dead node is found after Patroni's `ttl` of 20 s. */
const GOAL_MS = { node: 25_000, postgres: 6_000, switchover: 6_000 };

/** The leader of a cluster of deploy/cluster is lost under writes and searches. CLUSTER_ROOT is a Debian 13 folder. */
export function failovers(kind: Kind, times: number): Promise<Result> {
  return inFolder(async (folder) => {
    const root = process.env.CLUSTER_ROOT;
    if (!root) throw new Error('CLUSTER_ROOT: the Debian folder with the cluster, see docs/operating.md');
    const cluster = await startCluster(root);
    const settings = {
      DATABASE_URL: cluster.pooledUrl,
      DATABASE_DIRECT_URL: cluster.directUrl,
      DATABASE_REPLICA_URLS: cluster.replicaUrl,
      DATA_DIR: path.join(folder, 'data'),
      SEED: 'demo',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '3',
    };
    const { web1, web2, worker } = cluster.hosts;
    // the first of them makes the tables
    const processes = [startRumbo(4000, { ...settings, ROLE: 'worker', HOST: worker }, process.cwd())];
    await processes[0]!.ready();
    for (const HOST of [web1, web2]) {
      const web = startRumbo(4000, { ...settings, ROLE: 'web', HOST, MIGRATE_AT_START: 'off' }, process.cwd());
      processes.push(web);
      await web.ready();
    }
    // HAProxy has seen both
    await wait(3_000);

    const searches: number[] = [];
    const failures: string[] = [];
    const search = async () => {
      const began = performance.now();
      const response = await fetch(`${cluster.webUrl}/api/search?q=carga`).catch((error: Error) => error);
      searches.push(performance.now() - began);
      if (response instanceof Error) failures.push(String(response.cause ?? response));
      else if (!response.ok) failures.push(`${response.status} ${(await response.text()).slice(0, 100)}`);
    };
    const asking = setInterval(() => void search(), 1_000 / SEARCHES_A_SECOND);
    const writers = startWriters(2, () => cluster.webUrl);
    await wait(3_000);
    const backMs: number[] = [];
    for (let i = 0; i < times; i++) {
      await cluster.settled();
      await wait(2_000);
      backMs.push(await lose(kind, cluster, writers));
    }
    clearInterval(asking);
    await wait(2_000);
    await writers.stop();
    await cluster.settled();
    const compared = await compare(cluster.directUrl, writers.acknowledged);
    for (const one of processes) await one.kill('SIGTERM');
    cluster.stop();
    for (const failure of new Set(failures)) console.error(failure);
    const figures = {
      kind,
      times,
      ...compared,
      writesBackP50: percentile(backMs, 0.5),
      writesBackMax: percentile(backMs, 1),
      searches: searches.length,
      searchesFailed: failures.length,
      searchP99: percentile(searches, 0.99),
    };
    return judge(figures, [
      ['lost', 'is', 0],
      ['doubled', 'is', 0],
      ['writesBackMax', 'at most', GOAL_MS[kind]],
      ['searchesFailed', 'is', 0],
    ]);
  });
}

/** The longest time without an acknowledged form, in milliseconds, from the loss of the leader until forms go on. */
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

// npm run drill -- NAME [SIZE]: causes a failure and prints the losses; without a name, lists the drills. SIZE is the
// number of kills, deploys, minutes or providers. PER_SECOND sets the request rate of `replica` and `migration`.
// docs/operating.md has the results.
import { availableParallelism } from 'node:os';
import { buildServer, buildWeb } from '../../scripts/build.ts';
import type { Result } from './figure.ts';
import { useRelease } from './rumbo.ts';

/**
 * The load, PostgreSQL and Rumbo share the cores of this machine: 100 requests a second during a rebuild need four
 * cores.
 */
const upTo = (perSecond: number) => Number(process.env.PER_SECOND) || Math.min(perSecond, 25 * availableParallelism());

const DRILLS: Record<string, (size?: number) => Promise<Result>> = {
  app: async (size = 50) => (await import('./kills.ts')).killApp(size),
  postgres: async (size = 20) => (await import('./kills.ts')).killPostgres(size, 'embedded'),
  'postgres-own': async (size = 20) => (await import('./kills.ts')).killPostgres(size, 'own'),
  races: async () => (await import('./races.ts')).races({ keys: 1_000, pairs: 100, approvals: 50 }),
  limits: async () => (await import('./limits.ts')).limits(),
  backups: async (size = 100_000) => (await import('./backups.ts')).backups(size),
  replica: async () =>
    (await import('./replica.ts')).replica({ pausedMs: 60_000, quietMs: 20_000, perSecond: upTo(100) }),
  rolling: async (deploys = 5) => (await import('./rolling.ts')).rolling({ deploys, perSecond: 100 }),
  pool: async () => (await import('./pool.ts')).pool({ clients: 2_000, perSecond: 200, ms: 30_000 }),
  uploads: async (size = 50) => (await import('./uploads.ts')).uploads(size),
  disk: async () => (await import('./disk.ts')).disk(),
  load: async (minutes = 10) =>
    (await import('./load.ts')).load({
      providers: 50_000,
      searchesPerSecond: 100,
      signInsPerSecond: 50,
      minutes,
    }),
  crowd: async (minutes = 10) => (await import('./crowd.ts')).crowd({ providers: 20_000, minutes }),
  floods: async (providers = 20_000) => (await import('./floods.ts')).floods({ providers, worst: 10, seconds: 60 }),
  migration: async (providers = 1_000_000) =>
    (await import('./migration.ts')).migration({ providers, perSecond: upTo(200) }),
  node: async (size = 10) => (await import('./failovers.ts')).failovers('node', size),
  leader: async (size = 10) => (await import('./failovers.ts')).failovers('postgres', size),
  switchover: async (size = 10) => (await import('./failovers.ts')).failovers('switchover', size),
  watches: async (watches = 100_000) =>
    (await import('./watches.ts')).sweepWatches({ watches, places: 500, news: 20, kills: 3 }),
  worker: async (kills = 10) => (await import('./worker.ts')).killWorker({ forms: 500, kills, downMs: 60_000 }),
};

const [name = '', size] = process.argv.slice(2);
const drill = DRILLS[name];
if (drill) {
  // a repeated signal, also through npm, must not end this process before its child processes
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  buildServer();
  buildWeb();
  useRelease(process.cwd());
  const { figures, misses } = await drill(size ? Number(size) : undefined);
  console.log(JSON.stringify({ drill: name, passed: misses.length === 0, ...figures }));
  for (const miss of misses) console.error(`Missed: ${miss}`);
  process.exit(misses.length === 0 ? 0 : 1);
}
console.log('npm run drill -- NAME [SIZE], one of:');
for (const key of Object.keys(DRILLS)) console.log(`  ${key}`);

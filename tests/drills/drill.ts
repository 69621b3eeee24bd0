// npm run drill -- NAME: pulls a plug and prints what was lost. Without a name: the list. docs/operating.md has results.
import { buildServer, buildWeb } from '../../scripts/build.ts';
import type { Result } from './figure.ts';

const DRILLS: Record<string, () => Promise<Result>> = {
  app: async () => (await import('./kills.ts')).killApp(50),
  postgres: async () => (await import('./kills.ts')).killPostgres(20, 'embedded'),
  'postgres-own': async () => (await import('./kills.ts')).killPostgres(20, 'own'),
  races: async () => (await import('./races.ts')).races({ keys: 1_000, pairs: 100, approvals: 50 }),
  limits: async () => (await import('./limits.ts')).limits(),
  backups: async () => (await import('./backups.ts')).backups(100_000),
  replica: async () => (await import('./replica.ts')).replica({ pausedMs: 60_000, quietMs: 20_000, perSecond: 100 }),
  rolling: async () => (await import('./rolling.ts')).rolling({ deploys: 5, perSecond: 100 }),
  pool: async () => (await import('./pool.ts')).pool({ clients: 2_000, perSecond: 200, ms: 30_000 }),
  uploads: async () => (await import('./uploads.ts')).uploads(50),
  disk: async () => (await import('./disk.ts')).disk(),
  load: async () =>
    (await import('./load.ts')).load({
      providers: 50_000,
      searchesPerSecond: 100,
      signInsPerSecond: 50,
      minutes: 10,
    }),
  migration: async () => (await import('./migration.ts')).migration({ providers: 1_000_000, perSecond: 200 }),
  node: async () => (await import('./failovers.ts')).failovers('node', 10),
  leader: async () => (await import('./failovers.ts')).failovers('postgres', 10),
  switchover: async () => (await import('./failovers.ts')).failovers('switchover', 10),
  worker: async () => (await import('./worker.ts')).killWorker({ mails: 500, kills: 10, downMs: 60_000 }),
};

const name = process.argv[2] ?? '';
const drill = DRILLS[name];
if (drill) {
  buildServer();
  buildWeb();
  const { figures, misses } = await drill();
  console.log(JSON.stringify({ drill: name, passed: misses.length === 0, ...figures }));
  for (const miss of misses) console.error(`Missed: ${miss}`);
  process.exit(misses.length === 0 ? 0 : 1);
}
console.log('npm run drill -- NAME, one of:');
for (const one of Object.keys(DRILLS)) console.log(`  ${one}`);

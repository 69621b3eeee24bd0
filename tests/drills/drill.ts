// npm run drill -- NAME: pulls a plug and prints what was lost. Without a name: the list. docs/operating.md has results.
import { buildServer, buildWeb } from '../../scripts/build.ts';
import type { Result } from './figure.ts';

interface Drill {
  /** What it needs beyond npm. */
  needs?: string;
  run: () => Promise<Result>;
}

const DRILLS: Record<string, Drill> = {
  app: { run: async () => (await import('./kills.ts')).killApp(50) },
  postgres: { run: async () => (await import('./kills.ts')).killPostgres(20, 'embedded') },
  'postgres-own': { run: async () => (await import('./kills.ts')).killPostgres(20, 'own') },
  worker: { run: async () => (await import('./worker.ts')).killWorker({ mails: 500, kills: 10, downMs: 60_000 }) },
  races: { run: async () => (await import('./races.ts')).races({ keys: 1_000, pairs: 100, approvals: 50 }) },
  backup: { run: async () => (await import('./backups.ts')).backups(100_000) },
  limits: { needs: 'redis-server', run: async () => (await import('./limits.ts')).limits() },
  rolling: {
    needs: 'haproxy',
    run: async () => (await import('./rolling.ts')).rolling({ deploys: 5, perSecond: 100 }),
  },
};

const name = process.argv[2] ?? '';
const drill = DRILLS[name];
if (drill) {
  buildServer();
  buildWeb();
  const { figures, misses } = await drill.run();
  console.log(JSON.stringify({ drill: name, passed: misses.length === 0, ...figures }));
  for (const miss of misses) console.error(`Missed: ${miss}`);
  process.exit(misses.length === 0 ? 0 : 1);
}
console.log('npm run drill -- NAME, one of:');
for (const [one, { needs }] of Object.entries(DRILLS)) console.log(`  ${one}${needs ? ` (needs ${needs})` : ''}`);

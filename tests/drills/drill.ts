// npm run drill -- NAME: pulls a plug and prints what was lost. Without a name: the list. docs/operating.md has results.
import { buildServer, buildWeb } from '../../scripts/build.ts';
import type { Result } from './figure.ts';

const DRILLS: Record<string, () => Promise<Result>> = {
  app: async () => (await import('./kills.ts')).killApp(50),
  postgres: async () => (await import('./kills.ts')).killPostgres(20, 'embedded'),
  'postgres-own': async () => (await import('./kills.ts')).killPostgres(20, 'own'),
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

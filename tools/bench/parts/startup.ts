import { spawnSync } from 'node:child_process';
import { median, type Row, round, type Table } from '../figures.ts';
import type { Bench } from '../part.ts';
import { residentMb, type ServerProcess, startBareServer, startRumbo } from '../process.ts';

const ROUNDS = 7;

/** Time from spawning the server to its first search response, compared with an empty Node process, in turns. */
export async function benchStartup({ url }: Bench): Promise<Table[]> {
  const times: Record<string, number[]> = { 'node -e 0': [], 'bare node:http': [], Rumbo: [] };
  const memory: number[] = [];
  const servers = {
    'bare node:http': { start: startBareServer, path: '/?q=transporte' },
    Rumbo: { start: startRumbo, path: '/api/search?q=transporte' },
  };
  for (let round = 0; round <= ROUNDS; round++) {
    const measured: Record<string, number> = { 'node -e 0': nothing() };
    for (const [name, { start, path }] of Object.entries(servers)) {
      const begun = performance.now();
      const server: ServerProcess = await start(url);
      const response = await fetch(server.url + path);
      await response.json();
      measured[name] = performance.now() - begun;
      if (response.status !== 200) throw new Error(`${name} returned ${response.status}`);
      if (name === 'Rumbo') memory.push(residentMb(server.pid));
      await server.stop();
    }
    if (round > 0) for (const [name, ms] of Object.entries(measured)) times[name]!.push(ms); // the first fills caches
  }
  const floor = median(times['node -e 0']!);
  const rows = Object.entries(times).map(
    ([name, list]): Row => ({
      name,
      ms: round(median(list)),
      'of node -e 0': round(median(list) / floor),
      'memory MB': name === 'Rumbo' ? Math.round(median(memory)) : null,
    }),
  );
  return [{ title: 'spawn to first answered search', rows }];
}

function nothing(): number {
  const begun = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - begun;
}

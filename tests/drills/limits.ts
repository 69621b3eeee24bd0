import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDatabase } from '#server/platform/db.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { freePort } from '../freePort.ts';
import { judge, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { startRumbo } from './rumbo.ts';

const PROCESSES = 3;
const SEARCHES_PER_SECOND = 30;

/** Three web processes are asked from one address; then the store of their limits is killed under load. */
export function limits(): Promise<Result> {
  return inFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'server'), { volatile: true });
    await ensureDatabase(postgres.url('postgres'), 'rumbo');
    const storePort = await freePort();
    const store = spawn('redis-server', ['--port', String(storePort), '--save', ''], { stdio: 'ignore' });
    const settings = {
      DATABASE_URL: postgres.url('rumbo'),
      DATA_DIR: path.join(folder, 'data'),
      REDIS_URL: `redis://127.0.0.1:${storePort}`,
      RATE_LIMIT: 'on',
    };
    const web: ReturnType<typeof startRumbo>[] = [];
    for (let i = 0; i < PROCESSES; i++) {
      web.push(startRumbo(await freePort(), { ...settings, ROLE: 'web' }));
      // the first makes the tables
      await web[i]!.ready();
    }
    const next = turns(web.map(({ url }) => url));
    const signIn = async (): Promise<number> => {
      const response = await fetch(`${next()}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${crypto.randomUUID()}@drill.example`, password: 'a wrong sentence' }),
      });
      return response.status;
    };
    const statuses: number[] = [];
    for (let i = 0; i < 40; i++) statuses.push(await signIn());

    const during: { at: number; status: number; ms: number }[] = [];
    const search = async () => {
      const began = performance.now();
      const response = await fetch(`${next()}/api/search?q=carga`).catch(() => null);
      during.push({ at: began, status: response?.status ?? 0, ms: performance.now() - began });
    };
    const asking = setInterval(() => void search(), 1_000 / SEARCHES_PER_SECOND);
    await wait(2_000);
    store.kill('SIGKILL');
    await once(store, 'exit');
    const killedAt = performance.now();
    await wait(5_000);
    clearInterval(asking);
    await wait(500);
    const after = during.filter(({ at }) => at >= killedAt);
    const late = after.filter(({ at, ms }) => at > killedAt + 1_000 && ms > 1_000);
    for (const one of web) await one.kill('SIGTERM');
    await postgres.stop();
    const figures = {
      processes: PROCESSES,
      signInsAllowed: statuses.filter((status) => status !== 429).length,
      searchesAfterKill: after.length,
      serverErrors: during.filter(({ status }) => status === 0 || status >= 500).length,
      slowestAfterKillMs: Math.round(Math.max(...after.map(({ ms }) => ms))),
      lateAfterOneSecond: late.length,
    };
    return judge(figures, [
      ['signInsAllowed', 'is', 30],
      ['serverErrors', 'is', 0],
      ['lateAfterOneSecond', 'is', 0],
    ]);
  });
}

function turns<Value>(values: Value[]): () => Value {
  let turn = 0;
  return () => values[turn++ % values.length]!;
}

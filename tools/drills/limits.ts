import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDatabase } from '../../server/platform/db.ts';
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { freePort } from '../../tests/freePort.ts';
import { judge, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { startProgram } from './program.ts';
import { startRumbo } from './rumbo.ts';

const PROCESSES = 3;
const SEARCHES_PER_SECOND = 30;
const SIGN_INS = 40;
/** More requests than one network may send in a minute. */
const BURST = 2_000;

/**
 * Three web processes receive requests from one address: sign-ins, and a burst of searches. Then the store of their
 * limits is killed under load, and another address gets the same limits.
 */
export function limits(): Promise<Result> {
  return inFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'server'), { volatile: true });
    await ensureDatabase(postgres.url('postgres'), 'rumbo');
    const storePort = await freePort();
    const store = await startProgram('redis-server', ['--port', String(storePort), '--save', ''], {
      package: 'redis-server',
      stdio: 'ignore',
    });
    const settings = {
      DATABASE_URL: postgres.url('rumbo'),
      DATA_DIR: path.join(folder, 'data'),
      REDIS_URL: `redis://127.0.0.1:${storePort}`,
      RATE_LIMIT: 'on',
      TRUST_PROXY: '1',
    };
    const web: ReturnType<typeof startRumbo>[] = [];
    for (let i = 0; i < PROCESSES; i++) {
      web.push(startRumbo(await freePort(), { ...settings, ROLE: 'web' }));
      // the first process creates the tables
      await web[i]!.ready();
    }
    const urls = web.map(({ url }) => url);
    // sign-ins and searches take turns separately, so that every process gets the same number of both
    const turn = { signIns: turns(urls), searches: turns(urls) };
    let errors = 0;
    /** The number of requests of one address that are not rate limited. */
    const allowed = async (count: number, ask: () => Promise<number>): Promise<number> => {
      let sum = 0;
      for (let i = 0; i < count; i++) {
        const status = await ask();
        if (status >= 500) errors += 1;
        else if (status !== 429) sum += 1;
      }
      return sum;
    };
    const signIn = (from: string) => async (): Promise<number> => {
      const response = await fetch(`${turn.signIns()}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ email: `${crypto.randomUUID()}@drill.example`, password: 'a wrong sentence' }),
      });
      await response.arrayBuffer();
      return response.status;
    };
    const searchFrom = (from: string) => async (): Promise<number> => {
      const response = await fetch(`${turn.searches()}/api/search?q=carga`, { headers: { 'x-forwarded-for': from } });
      await response.arrayBuffer();
      return response.status;
    };
    const signIns = await allowed(SIGN_INS, signIn('10.1.0.1'));
    const searches = await allowed(BURST, searchFrom('10.1.0.1'));

    const during: { at: number; status: number; ms: number }[] = [];
    let visitor = 0;
    const search = async () => {
      const began = performance.now();
      // each search is from another address, so that none is limited
      const status = await searchFrom(`10.2.${visitor >> 8}.${visitor++ & 255}`)().catch(() => 0);
      during.push({ at: began, status, ms: performance.now() - began });
    };
    const asking = setInterval(() => void search(), 1_000 / SEARCHES_PER_SECOND);
    await wait(2_000);
    store.kill('SIGKILL');
    await once(store, 'exit');
    const killedAt = performance.now();
    await wait(1_000);
    const insured = {
      signInsOfTheSame: await allowed(SIGN_INS, signIn('10.1.0.1')),
      signIns: await allowed(SIGN_INS, signIn('10.3.0.1')),
      searches: await allowed(BURST, searchFrom('10.3.0.1')),
    };
    await wait(4_000);
    clearInterval(asking);
    await wait(500);
    const after = during.filter(({ at }) => at >= killedAt);
    const late = after.filter(({ at, ms }) => at > killedAt + 1_000 && ms > 1_000);
    for (const server of web) await server.kill('SIGTERM');
    await postgres.stop();
    const figures = {
      processes: PROCESSES,
      signInsAllowed: signIns,
      searchesAllowed: searches,
      signInsOfTheSameInsured: insured.signInsOfTheSame,
      signInsInsured: insured.signIns,
      searchesInsured: insured.searches,
      errors,
      searchesAfterKill: after.length,
      failed: during.filter(({ status }) => status !== 200).length,
      slowestAfterKillMs: Math.round(Math.max(...after.map(({ ms }) => ms))),
      lateAfterOneSecond: late.length,
    };
    return judge(figures, [
      ['signInsAllowed', 'is', 30],
      ['searchesAllowed', 'at most', BURST - 1],
      ['signInsOfTheSameInsured', 'is', 0],
      ['signInsInsured', 'is', 30],
      ['searchesInsured', 'at least', 1],
      ['errors', 'is', 0],
      // each process counts its share, rounded up
      ['searchesInsured', 'at most', searches + PROCESSES],
      ['failed', 'is', 0],
      ['lateAfterOneSecond', 'is', 0],
    ]);
  });
}

function turns<Value>(values: Value[]): () => Value {
  let turn = 0;
  return () => values[turn++ % values.length]!;
}

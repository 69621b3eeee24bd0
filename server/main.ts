import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type { Progress } from '../prisma/seed/seed.ts';
import { readAtlas } from './addresses/atlasFile.ts';
import type { App } from './app.ts';
import { type Db, ensureDatabase, openDb } from './db.ts';
import type { Env } from './env.ts';
import { createLog } from './log.ts';
import { migrate } from './migrate.ts';
import { createParts, type Parts } from './parts.ts';
import type { EmbeddedPostgres } from './postgres/embedded.ts';
import { keepSettled } from './search/keepSettled.ts';
import { warmUp } from './search/warmUp.ts';
import { type FirstAdmin, firstAdmin } from './users/firstAdmin.ts';

export interface Running {
  url: string;
  admin: FirstAdmin;
  /** Ends once it also does the jobs of the queue; rejects when it cannot. */
  complete: Promise<void>;
  /** Lets running requests end, then closes everything. Takes at most ten seconds. */
  stop: () => Promise<void>;
}

export type Step = (text: string) => void;

const DRAINS_WITHIN_MS = 10_000;

/** What nobody waits for gives way to the first requests, which whoever starts a server sends at once. */
const REST_AFTER_MS = 1_000;

/**
 * Brings everything up. First what a search needs: database, migrations, data, server; the code of each step is loaded
 * when it is its turn, and what only some installations or later requests need is loaded by them. The rest follows once it
 * answers: see `complete`. `onStep` is told what takes time.
 */
export async function main(env: Env, onStep: Step, onProgress: Progress): Promise<Running> {
  const log = createLog(env.logLevel);
  if (!env.rateLimit) log.warn('RATE_LIMIT is off: anybody may ask as often as they like');
  let postgres: EmbeddedPostgres | undefined;
  let db: Db | undefined;
  try {
    if (env.databaseUrl === null) {
      onStep(`Starting PostgreSQL in ${path.relative(process.cwd(), env.dataDir) || env.dataDir}`);
      const { startEmbeddedPostgres } = await import('./postgres/embedded.ts');
      postgres = await startEmbeddedPostgres(env.dataDir);
      await ensureDatabase(postgres.url('postgres'), 'rumbo');
    }
    const databaseUrl = env.databaseUrl ?? postgres!.url('rumbo');
    db = openDb(databaseUrl);
    const atlas = readAtlas();
    const [applied] = await Promise.all([migrate(databaseUrl), connectAhead(db.pool)]);
    if (applied.length > 0) onStep(`Applied ${applied.length} migrations`);
    // while the database gets ready to search, the largest part of the code is loaded
    const warm = await warmUp(db.pool);
    const { createApp } = await import('./app.ts');
    await warm.ended;
    if (env.seed !== 'none') {
      const { seed } = await import('../prisma/seed/seed.ts');
      await seed(db, env.seed, onProgress);
    }
    const parts = await createParts(env, db, log, await atlas);
    const app = createApp(parts);
    const { port, close } = await listen(app, env);
    const url = env.port === 0 && env.ownOrigin === null ? `http://localhost:${port}` : env.publicUrl;
    // the last thing before it answers that can fail: its password is shown once, by whoever called this
    const admin = await firstAdmin(db, env);
    const rest = startRest(databaseUrl, app, parts, url);
    return {
      url,
      admin,
      complete: rest.complete,
      stop: async () => {
        app.drain();
        await parts.queueWatch.close();
        await close();
        await rest.stop();
        await db?.close();
        await postgres?.stop();
      },
    };
  } catch (error) {
    await db?.close();
    await postgres?.stop();
    throw error;
  }
}

/** The connection that the first search will have. When there is none to be had, whoever needs it is told. */
async function connectAhead(pool: Db['pool']): Promise<void> {
  const client = await pool.connect().catch(() => null);
  client?.release();
}

/** GraphQL over HTTP and Prisma's engine, which would hold up the first who needs them, and the queue's worker with all that jobs use. */
function startRest(databaseUrl: string, app: App, parts: Parts, publicUrl: string) {
  const ending = new AbortController();
  const start = async () => {
    const isDue = await after(REST_AFTER_MS, true, { signal: ending.signal }).catch(() => false);
    if (!isDue) return null;
    await app.loadRest();
    await parts.db.prisma.$connect();
    const [{ startWorker }, { openMail }] = await Promise.all([
      import('./jobs/worker.ts'),
      import('./mail/transport.ts'),
    ]);
    const worker = await startWorker(databaseUrl, { ...parts, publicUrl, mail: openMail(parts.env) });
    const settling = keepSettled(parts.db.pool, parts.log);
    return { stop: () => Promise.all([settling.stop(), worker.stop()]) };
  };
  const worker = start();
  return {
    complete: worker.then(() => {}),
    stop: async () => {
      ending.abort();
      await (await worker.catch(() => null))?.stop();
    },
  };
}

async function listen(app: App, env: Env): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer(app.handle);
  server.requestTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${env.port} is taken. Stop what uses it, or choose another: PORT=4001 npm start`)
          : error,
      ),
    );
    server.listen(env.port, env.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const giveUp = setTimeout(() => server.closeAllConnections(), DRAINS_WITHIN_MS);
      await closed;
      clearTimeout(giveUp);
    },
  };
}

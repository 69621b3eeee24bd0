import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Progress, seed } from '../prisma/seed/seed.ts';
import { type App, createApp } from './app.ts';
import { type Db, ensureDatabase, openDb } from './db.ts';
import type { Env } from './env.ts';
import { startWorker } from './jobs/worker.ts';
import { createLog } from './log.ts';
import { openMail } from './mail/transport.ts';
import { migrate } from './migrate.ts';
import { createParts } from './parts.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded.ts';
import { type FirstAdmin, firstAdmin } from './users/firstAdmin.ts';

export interface Running {
  url: string;
  admin: FirstAdmin;
  /** Lets running requests end, then closes everything. Takes at most ten seconds. */
  stop: () => Promise<void>;
}

export type Step = (text: string) => void;

const DRAINS_WITHIN_MS = 10_000;

/** Brings everything up: database, migrations, data, server. `onStep` is told what takes time. */
export async function main(env: Env, onStep: Step, onProgress: Progress): Promise<Running> {
  const log = createLog(env.logLevel);
  if (!env.rateLimit) log.warn('RATE_LIMIT is off: anybody may ask as often as they like');
  let postgres: EmbeddedPostgres | undefined;
  let db: Db | undefined;
  try {
    if (env.databaseUrl === null) {
      onStep(`Starting PostgreSQL in ${path.relative(process.cwd(), env.dataDir) || env.dataDir}`);
      postgres = await startEmbeddedPostgres(env.dataDir);
      await ensureDatabase(postgres.url('postgres'), 'rumbo');
    }
    const databaseUrl = env.databaseUrl ?? postgres!.url('rumbo');
    const applied = await migrate(databaseUrl);
    if (applied.length > 0) onStep(`Applied ${applied.length} migrations`);
    db = openDb(databaseUrl);
    await seed(db, env.seed, onProgress);
    const parts = await createParts(env, db, log);
    const app = createApp(parts);
    const { port, close } = await listen(app, env);
    const url = env.port === 0 && env.ownOrigin === null ? `http://localhost:${port}` : env.publicUrl;
    const worker = await startWorker(databaseUrl, { ...parts, publicUrl: url, mail: openMail(env) });
    // the last thing that can fail: its password is shown once, by whoever called this
    const admin = await firstAdmin(db.prisma, env);
    return {
      url,
      admin,
      stop: async () => {
        app.drain();
        await parts.queueWatch.close();
        await close();
        await worker.stop();
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

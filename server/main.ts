import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Progress } from '../prisma/seed/seed.ts';
import { seed } from '../prisma/seed/seed.ts';
import { readAtlas } from './addresses/atlasFile.ts';
import { type App, createApp } from './app.ts';
import { APP_ROLE, grantAppRole } from './appRole.ts';
import { ensureDatabase, openDb } from './db.ts';
import type { Env } from './env.ts';
import { keepWorkProcess } from './jobs/workProcess.ts';
import { createLog, type Log } from './log.ts';
import { migrate } from './migrate.ts';
import { createParts } from './parts.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded.ts';
import { warmUp } from './search/warmUp.ts';
import { type FirstAdmin, firstAdmin } from './users/firstAdmin.ts';

export interface Running {
  url: string;
  admin: FirstAdmin;
  /** Lets running requests end, then closes everything. Takes at most some twenty seconds. */
  stop: () => Promise<void>;
}

type Step = (text: string) => void;

interface Options {
  /** Says what takes time. */
  onStep: Step;
  onProgress: Progress;
  /** The database of the data folder is gone for good, or another process has it. */
  onLost: (error: Error) => void;
}

const DRAINS_WITHIN_MS = 10_000;
/** More connections are refused: each may hold a body that is being sent. */
const MOST_CONNECTIONS = 4_000;
const MAX_HEADER_BYTES = 8_192;

/** Brings everything up, in the order in which each needs the one before; the port opens when all of it can be served. */
export async function main(env: Env, { onStep, onProgress, onLost }: Options): Promise<Running> {
  const log = createLog(env.logLevel);
  if (!env.rateLimit) log.warn('RATE_LIMIT is off: anybody may ask as often as they like');
  const started: (() => Promise<unknown>)[] = [];
  const stop = () => endAll(started, log);
  let admin: FirstAdmin | null = null;
  try {
    let postgres: EmbeddedPostgres | null = null;
    if (env.databaseUrl === null) {
      onStep(`Starting PostgreSQL in ${path.relative(process.cwd(), env.dataDir) || env.dataDir}`);
      postgres = await startEmbeddedPostgres(env.dataDir, { onLost });
      started.push(postgres.stop);
      await ensureDatabase(postgres.url('postgres'), 'rumbo');
    }
    const urls = await prepareDatabase(env, postgres, onStep);
    await seedAsOwner(urls.owner, env, onProgress);
    const db = openDb(urls.app);
    started.push(db.close);
    await warmUp(db.pool);
    // before the port is open: nobody else can be it
    admin = await firstAdmin(db, env);
    const parts = await createParts(env, db, log, await readAtlas());
    started.push(async () => parts.loop.stop());
    const app = createApp(parts);
    const { port, close } = await listen(app, env);
    const url = env.port === 0 && env.ownOrigin === null ? `http://localhost:${port}` : env.publicUrl;
    const work = keepWorkProcess({ databaseUrl: urls.owner, publicUrl: url }, parts.jobs, log);
    // streams of events end before the server waits for its connections
    started.push(work.stop, close, parts.queueWatch.close, async () => app.drain());
    return { url, admin, stop };
  } catch (error) {
    await stop();
    // it is stored nowhere, and the next start finds the account
    if (admin?.password)
      throw new Error(
        `${(error as Error).message}\nThe first super admin was made: ${admin.email}, password ${admin.password} (shown only now)`,
        { cause: error },
      );
    throw error;
  }
}

/** Runs the migrations as the owner, and gives the role that serves requests its rights. */
async function prepareDatabase(env: Env, postgres: EmbeddedPostgres | null, onStep: Step) {
  const owner = env.databaseDirectUrl ?? env.databaseUrl ?? postgres!.url('rumbo');
  const applied = await migrate(owner);
  if (applied.length > 0) onStep(`Applied ${applied.length} migrations`);
  const app = new URL(env.databaseUrl ?? owner);
  if (postgres) {
    // a new one at each start: nobody else connects as it
    app.username = APP_ROLE;
    app.password = randomBytes(24).toString('hex');
    await grantAppRole(owner, { name: APP_ROLE, password: app.password });
  } else if (app.username !== new URL(owner).username)
    await grantAppRole(owner, { name: app.username, password: null });
  return { owner, app: String(app) };
}

async function seedAsOwner(url: string, env: Env, onProgress: Progress): Promise<void> {
  if (env.seed === 'none') return;
  const db = openDb(url, { prisma: 1, reads: 1 });
  try {
    await seed(db, env.seed, onProgress);
  } finally {
    await db.close();
  }
}

/** Ends what was started, the last first, all of it whatever fails. */
async function endAll(started: (() => Promise<unknown>)[], log: Log): Promise<void> {
  for (let end = started.pop(); end; end = started.pop())
    await end().catch((error: unknown) => log.error({ err: error }, 'something could not be ended in order'));
}

async function listen(app: App, env: Env): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, app.handle);
  server.requestTimeout = 60_000;
  server.maxConnections = MOST_CONNECTIONS;
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

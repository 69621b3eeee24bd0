import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Progress } from '#prisma/seed/seed.ts';
import { seed } from '#prisma/seed/seed.ts';
import { type FirstAdmin, firstAdmin } from '#server/accounts/staff/firstAdmin.ts';
import { listen } from '#server/http/listen.ts';
import { ensureDatabase, openDb } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { APP_ROLE, grantAppRole } from '#server/postgres/appRole.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { migrate } from '#server/postgres/migrate.ts';
import { createApp } from './app.ts';
import { createParts } from './parts.ts';
import { readSchemaFiles } from './sqlFiles.ts';
import { keepWorkProcess } from './work/workProcess.ts';

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

/** Starts everything, each step after what it needs. */
export async function main(env: Env, { onStep, onProgress, onLost }: Options): Promise<Running> {
  const log = createLog(env.logLevel);
  if (!env.rateLimit) log.warn('RATE_LIMIT is off: anybody may ask as often as they like');
  // what ends each part that was started; the last is ended first
  const ends: (() => Promise<unknown>)[] = [];
  const stop = () => endAll(ends, log);
  let admin: FirstAdmin | null = null;
  try {
    const postgres = env.databaseUrl === null ? await startPostgres(env, onStep, onLost) : null;
    if (postgres) ends.push(postgres.stop);
    const urls = await prepareDatabase(env, postgres, onStep);
    await seedAsOwner(urls.owner, env, onProgress);

    const db = openDb(urls.app);
    ends.push(db.close);
    // before the port is open: nobody else can be it
    admin = await firstAdmin(db, env);
    const parts = await createParts(env, db, log);
    ends.push(async () => parts.loop.stop());

    const app = createApp(parts);
    const { port, close } = await listen(app.handle, env);
    const url = env.port === 0 && env.ownOrigin === null ? `http://localhost:${port}` : env.publicUrl;
    const work = keepWorkProcess({ databaseUrl: urls.owner, publicUrl: url }, parts.jobs, log);
    // drained first; streams of events end before the server waits for its connections
    ends.push(work.stop, close, parts.queueWatch.close, async () => app.drain());
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

function startPostgres({ dataDir }: Env, onStep: Step, onLost: Options['onLost']): Promise<EmbeddedPostgres> {
  onStep(`Starting PostgreSQL in ${path.relative(process.cwd(), dataDir) || dataDir}`);
  return startEmbeddedPostgres(dataDir, { onLost });
}

/** Runs the migrations as the owner, and gives the role that serves requests its rights. */
async function prepareDatabase(env: Env, postgres: EmbeddedPostgres | null, onStep: Step) {
  if (postgres) await ensureDatabase(postgres.url('postgres'), 'rumbo');
  const owner = env.databaseDirectUrl ?? env.databaseUrl ?? postgres!.url('rumbo');
  const applied = await migrate(owner, readSchemaFiles());
  if (applied.length > 0) onStep(`Applied ${applied.length} files of SQL`);
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
async function endAll(ends: (() => Promise<unknown>)[], log: Log): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop())
    await end().catch((error: unknown) => log.error({ err: error }, 'something could not be ended in order'));
}

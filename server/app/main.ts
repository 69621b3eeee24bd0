import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type Progress, seed } from '#prisma/seed/seed.ts';
import { type FirstAdmin, firstAdmin } from '#server/accounts/staff/makeAdmin.ts';
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
  /** Waits for running requests, then closes everything. Takes at most about twenty seconds. */
  stop: () => Promise<void>;
}

type Step = (text: string) => void;

interface Options {
  /** Reports slow steps. */
  onStep: Step;
  onProgress: Progress;
  /** Called when the embedded database is lost, or another process owns it. */
  onLost: (error: Error) => void;
}

/** Starts all parts in the order of their dependencies. */
export async function main(env: Env, { onStep, onProgress, onLost }: Options): Promise<Running> {
  const log = createLog(env.logLevel);
  if (!env.rateLimit) log.warn('RATE_LIMIT is off: the number of requests is unlimited');
  // stops the started parts, in reverse order
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
    // before the port opens, so that no visitor can become the first admin
    admin = await firstAdmin(db, env);
    const parts = await createParts(env, db, log);
    ends.push(async () => parts.loop.stop(), parts.views.close);

    const app = createApp(parts);
    const { port, close } = await listen(app.handle, env);
    const url = env.port === 0 && env.ownOrigin === null ? `http://localhost:${port}` : env.publicUrl;
    const work = keepWorkProcess({ databaseUrl: urls.owner, publicUrl: url }, parts.jobs, log);
    // runs in reverse: drain first; event streams end before the server waits for its connections
    ends.push(work.stop, close, parts.queueWatch.close, async () => app.drain());
    return { url, admin, stop };
  } catch (error) {
    await stop();
    // the password is stored nowhere, and the next start finds the account
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

/** Runs the migrations as the owner, and grants permissions to the role that serves requests. */
async function prepareDatabase(env: Env, postgres: EmbeddedPostgres | null, onStep: Step) {
  if (postgres) await ensureDatabase(postgres.url('postgres'), 'rumbo');
  const owner = env.databaseDirectUrl ?? env.databaseUrl ?? postgres!.url('rumbo');
  const applied = await migrate(owner, readSchemaFiles());
  if (applied.length > 0) onStep(`Applied ${applied.length} files of SQL`);
  const app = new URL(env.databaseUrl ?? owner);
  if (postgres) {
    // a new password at each start: only this process connects with it
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

/** Stops the started parts in reverse order, and continues after errors. */
async function endAll(ends: (() => Promise<unknown>)[], log: Log): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop())
    await end().catch((error: unknown) => log.error({ err: error }, 'a part could not be stopped'));
}

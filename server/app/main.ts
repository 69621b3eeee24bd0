import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type FirstAdmin, firstAdmin, isNew } from '#server/accounts/staff/makeAdmin.ts';
import { fillDemoAccount } from '#server/app/seed/demoAccount.ts';
import type { Progress } from '#server/app/seed/seed.ts';
import { listen } from '#server/http/listen.ts';
import { openDb, type Queryable } from '#server/platform/db.ts';
import { type Env, missingSettings } from '#server/platform/env.ts';
import { createLog, type Log } from '#server/platform/log.ts';
import { watchQueries } from '#server/platform/watchQueries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { understandKeywords } from '#server/search/keywords/understandKeywords.ts';
import { createApp } from './app.ts';
import { joinFleet } from './fleet.ts';
import { startMetrics } from './metrics.ts';
import { createParts, endsOf } from './parts.ts';
import { prepareDatabase } from './prepare.ts';
import { startTracing } from './tracing.ts';
import { keepWorkProcess } from './work/workProcess.ts';
import { createWorkerApp } from './workerApp.ts';

export interface Running {
  /** The URL for visitors; for a process that only runs jobs, its own URL. */
  url: string;
  /** The first super admin; null for a process that only runs jobs. */
  admin: FirstAdmin | null;
  /** Waits for running requests, then closes everything. Takes at most about twenty seconds plus `DRAIN_SECONDS`. */
  stop: () => Promise<void>;
}

type Step = (text: string) => void;

interface Options {
  /** Called with a text about each slow step. */
  onStep: Step;
  onProgress: Progress;
  /** Called when the embedded database is lost, or when another process has taken it over. */
  onLost: (error: Error) => void;
}

/** Starts all parts in the order of their dependencies. */
export async function main(env: Env, { onStep, onProgress, onLost }: Options): Promise<Running> {
  const log = createLog(env.logLevel);
  if (!env.rateLimit) log.warn('RATE_LIMIT is off: the number of requests is unlimited');
  const missing = env.seed === 'demo' ? [] : missingSettings(env);
  if (missing.length > 0)
    log.warn(
      `${missing.join(', ')} not set: pages leave out what is missing, and mail is written to files without SMTP_URL`,
    );
  // functions that stop the started parts; called in reverse order
  const ends: (() => Promise<unknown>)[] = [];
  const stop = () => endAll(ends, log);
  let admin: FirstAdmin | null = null;
  try {
    if (env.otlpEndpoint !== null) ends.push(await startTracing());
    const postgres = env.databaseUrl === null ? await startPostgres(env, onStep, onLost) : null;
    if (postgres) ends.push(postgres.stop);
    const urls = await prepareDatabase(env, postgres, { onStep, onProgress, onWarning: (text) => log.warn(text) });

    const db = openDb(urls.app, undefined, { isPooled: urls.isPooled, onQuery: watchQueries(log) });
    ends.push(db.close);
    // done before the port opens, so that no visitor can become the first admin
    if (env.role !== 'worker') admin = await firstAdmin(db, env);
    const parts = await createParts(env, db, log);
    ends.push(...endsOf(parts));
    if (env.seed === 'demo' && admin && isNew(admin)) await fillDemoAccount(parts, admin.email);

    if (env.role !== 'worker') readServiceNames([db.pool, parts.reads.pool], log);
    const app = env.role === 'worker' ? createWorkerApp(parts) : createApp(parts);
    const { port, close } = await listen(app.handle, env);
    const url = env.port === 0 && env.ownOrigin === null ? `http://localhost:${port}` : env.publicUrl;
    const work =
      env.role === 'web' ? null : keepWorkProcess({ databaseUrl: urls.owner, publicUrl: url }, parts.jobs, log);
    if (work) ends.push(work.stop);
    if (env.metricsAddress) ends.push(await startMetrics(env.metricsAddress, parts, work));
    ends.push(close);
    ends.push((await joinFleet({ env, pool: db.pool, log }, parts.limitStore.divideBy)).stop);
    // called in reverse order: first drain, then wait until proxies have noticed
    ends.push(
      () => wait(env.drainSeconds * 1_000),
      async () => app.drain(),
    );
    return { url: env.role === 'worker' ? `http://${env.host}:${port}` : url, admin, stop };
  } catch (error) {
    await stop();
    // the password is not stored and the next start finds the account, so this is the only chance to show the password
    if (admin?.password)
      throw new Error(
        `${(error as Error).message}\nThe first super admin was created: ${admin.email}, password ${admin.password} (shown only now)`,
        { cause: error },
      );
    throw error;
  }
}

function startPostgres({ dataDir }: Env, onStep: Step, onLost: Options['onLost']): Promise<EmbeddedPostgres> {
  onStep(`Starting PostgreSQL in ${path.relative(process.cwd(), dataDir) || dataDir}`);
  return startEmbeddedPostgres(dataDir, { onLost });
}

/** Loads the names of services in the background, since loading them would delay the first search by a second. */
function readServiceNames(pools: Queryable[], log: Log): void {
  for (const pool of new Set(pools))
    understandKeywords(pool, 'transporte').catch((err: unknown) =>
      log.warn({ err }, 'the names of services could not be read yet: the first search reads them'),
    );
}

/** Stops the started parts in reverse order, and continues after errors. */
async function endAll(ends: (() => Promise<unknown>)[], log: Log): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop())
    await end().catch((error: unknown) => log.error({ err: error }, 'a part could not be stopped'));
}

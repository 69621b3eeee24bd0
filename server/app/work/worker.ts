import { setTimeout as after } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { JobsHealth } from '#server/jobs/job.ts';
import type { Log } from '#server/platform/log.ts';
import { releaseJobs } from './releaseJobs.ts';
import { type TaskContext, tasks } from './tasks.ts';

export interface Worker {
  health: JobsHealth;
  /** Lets the jobs under way end. */
  stop: () => Promise<void>;
}

/** Housekeeping every night at four, UTC. */
const CRONTAB = '0 4 * * * housekeeping ?fill=1d';

/**
 * Webhooks wait for computers that are not ours, up to ten seconds each. So they have workers of their own, and however
 * many receivers are slow, mails go out. An endpoint is one queue of the library's: a slow one takes one worker.
 */
const WEBHOOKS_AT_ONCE = 4;

/** The library ends its runner when the database goes away while a job ends: it is started again after this, for ever. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A runner that lasted as long was no failed start. */
const STEADY_MS = 10_000;

/** How often jobs are looked for that a process held when it died. */
const RELEASE_EVERY_MS = 10_000;

/** Does the jobs of the queue, two at a time and webhooks apart. Resolves once it does; rejects when it cannot begin. */
export async function startWorker(databaseUrl: string, context: TaskContext): Promise<Worker> {
  const { log } = context;
  // Not a pool of its own: that one is ended unobserved, and a connection that breaks then would end the process.
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 8, application_name: 'rumbo worker' });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  const ending = new AbortController();
  const health: JobsHealth = { downSince: null };
  let runners: Runner[];
  try {
    runners = await startRunners(pgPool, context);
  } catch (error) {
    await pgPool.end();
    throw error;
  }

  const keepRunning = async () => {
    for (let pause = FIRST_PAUSE_MS; ; ) {
      const startedAt = Date.now();
      const error = await ended(runners);
      if (ending.signal.aborted) return;
      health.downSince ??= new Date();
      log.error({ err: error }, 'the job queue broke off and is started again');
      await Promise.all(runners.map(stopRunner));
      if (Date.now() - startedAt > STEADY_MS) pause = FIRST_PAUSE_MS;
      do {
        await after(pause, undefined, { signal: ending.signal }).catch(() => {});
        if (ending.signal.aborted) return;
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
        runners = await startRunners(pgPool, context).catch((failure: unknown) => {
          log.warn({ err: failure }, 'the job queue cannot be started yet');
          return [];
        });
      } while (runners.length === 0);
      health.downSince = null;
    }
  };
  const running = keepRunning();
  const release = () => releaseJobs(pgPool).catch((error) => log.warn({ err: error }, 'held jobs were not released'));
  void release();
  const releasing = setInterval(release, RELEASE_EVERY_MS);

  return {
    health,
    stop: async () => {
      clearInterval(releasing);
      ending.abort();
      await Promise.all(runners.map(stopRunner));
      await running;
      await pgPool.end();
    },
  };
}

async function startRunners(pgPool: pg.Pool, context: TaskContext): Promise<Runner[]> {
  const { deliverWebhook, ...others }: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, { job: { id, attempts, max_attempts }, abortSignal: signal }) =>
        task(payload as never, context, { id, isLastAttempt: attempts >= max_attempts, signal }),
    ]),
  );
  const shared = { pgPool, noHandleSignals: true, logger: workerLogger(context.log) };
  // Without these how a job went is written unawaited, and of the last ones before the end never: it would stay locked.
  const noted = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
  const first = await run({
    ...shared,
    preset: { worker: noted },
    concurrency: 2,
    crontab: CRONTAB,
    taskList: others,
  });
  try {
    const webhooks = await run({
      ...shared,
      concurrency: WEBHOOKS_AT_ONCE,
      parsedCronItems: [],
      taskList: { deliverWebhook },
      // one that is under way is tried again after the next start
      preset: { worker: { ...noted, gracefulShutdownAbortTimeout: 1_000 } },
    });
    return [first, webhooks];
  } catch (error) {
    await stopRunner(first);
    throw error;
  }
}

/** Resolves with the reason when the first of them ends. */
function ended(runners: Runner[]): Promise<unknown> {
  return Promise.race(
    runners.map(({ promise }) =>
      promise.then(
        () => new Error('a runner ended'),
        (error: unknown) => error,
      ),
    ),
  );
}

/** One that has ended by itself refuses to be stopped. */
async function stopRunner(runner: Runner): Promise<void> {
  await runner.stop().catch(() => {});
}

function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    // its "info" is every job's beginning and end
    if (level === 'error') log.error({ worker: true }, message);
    else if (level === 'warning') log.warn({ worker: true }, message);
    else log.debug({ worker: true }, message);
  });
}

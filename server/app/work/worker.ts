import { EventEmitter } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { Logger, type Runner, type RunnerOptions, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { JobsHealth } from '#server/jobs/job.ts';
import type { Log } from '#server/platform/log.ts';
import { jobs } from '#server/platform/metrics.ts';
import { requestScope } from '#server/platform/requestScope.ts';
import { traceJob } from '#server/platform/tracing.ts';
import { releaseJobs } from './releaseJobs.ts';
import { type TaskContext, tasks } from './tasks.ts';

export interface Worker {
  health: JobsHealth;
  /** The ids with which the queue locks jobs for this worker. */
  ids: () => string[];
  /** Waits for the running jobs. */
  stop: () => Promise<void>;
}

/** Housekeeping runs daily at 04:00 UTC, open data at 05:00; directory pages are counted each hour. */
const CRONTAB = `0 4 * * * housekeeping ?fill=1d
  0 5 * * * makeOpenData ?fill=1d&jobKey=makeOpenData
  5 * * * * sweepCredentials ?jobKey=sweepCredentials
  30 * * * * refreshDirectory ?jobKey=refreshDirectory`;

/**
 * The number of concurrent deliveries. Each may wait up to ten seconds for another server, so separate workers keep
 * slow receivers from delaying mails. Each endpoint has its own queue: a slow one occupies one worker.
 */
const WEBHOOKS_AT_ONCE = 4;

/**
 * The shortest delay between restarts, which are repeated forever: the library ends its runner when the database is
 * down as a job ends.
 */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A runner that ran for this long is considered to have started properly. */
const STEADY_MS = 10_000;

const RELEASE_EVERY_MS = 10_000;
const STOP_MS = 10_000;

/**
 * Runs two jobs at a time, and webhooks separately, including the jobs that ended workers still held. Resolves when the
 * worker is running; rejects when it cannot start.
 */
export async function startWorker(
  databaseUrl: string,
  context: TaskContext,
  endedWorkers: readonly string[] = [],
): Promise<Worker> {
  const { log } = context;
  // Replaces the library's pool, which has no error listener while it closes: a broken connection would then end the
  // process.
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 8, application_name: 'rumbo worker' });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  const ending = new AbortController();
  const health: JobsHealth = { downSince: null };
  let runners: Running[];
  try {
    runners = await startRunners(pgPool, context);
  } catch (error) {
    await pgPool.end();
    throw error;
  }

  const pauseFor = (ms: number) => after(ms, undefined, { signal: ending.signal }).catch(() => {});
  const keepRunning = async () => {
    for (let pause = FIRST_PAUSE_MS; ; ) {
      const startedAt = Date.now();
      const error = await ended(runners);
      if (ending.signal.aborted) return;
      health.downSince ??= new Date();
      log.error({ err: error }, 'the job queue failed and is restarted');
      // a runner that hangs does not delay the next: its jobs are released once it is no longer reported as alive
      await Promise.race([Promise.all(runners.map(stopRunner)), pauseFor(STOP_MS)]);
      if (Date.now() - startedAt > STEADY_MS) pause = FIRST_PAUSE_MS;
      do {
        await pauseFor(pause);
        if (ending.signal.aborted) return;
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
        runners = await startRunners(pgPool, context).catch((failure: unknown) => {
          log.warn({ err: failure }, 'the job queue cannot be restarted yet');
          return [];
        });
      } while (runners.length === 0);
      health.downSince = null;
    }
  };
  const running = keepRunning();
  const ids = () => runners.map(({ id }) => id);
  const release = () =>
    releaseJobs(pgPool, ids(), endedWorkers).catch((error) =>
      log.warn({ err: error }, 'locked jobs were not released'),
    );
  void release();
  const releasing = setInterval(release, RELEASE_EVERY_MS);

  return {
    health,
    ids,
    stop: async () => {
      ending.abort();
      // the runners are reported as alive until their last jobs end
      await Promise.all(runners.map(stopRunner));
      clearInterval(releasing);
      await running;
      await pgPool.end();
    },
  };
}

interface Running {
  runner: Runner;
  /** The id with which the queue locks jobs for this runner. */
  id: string;
  /**
   * Resolves with the reason why the runner stops. May never resolve when the results of two jobs are lost
   * simultaneously.
   */
  failure: Promise<Error>;
}

async function startRunner(options: RunnerOptions): Promise<Running> {
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  const failure = new Promise<Error>((resolve) => {
    events.once('pool:gracefulShutdown', ({ message }) => resolve(new Error(message)));
  });
  return { runner: await run({ ...options, events }), id, failure };
}

async function startRunners(pgPool: pg.Pool, context: TaskContext): Promise<Running[]> {
  const { deliverWebhook, ...others }: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, { job: { id, attempts, max_attempts }, abortSignal: signal }) =>
        inScopeOfJob(name, id, payload, () =>
          task(payload as never, context, { id, attempts, isLastAttempt: attempts >= max_attempts, signal }),
        ),
    ]),
  );
  const shared = { pgPool, noHandleSignals: true, logger: workerLogger(context.log) };
  // Makes the library wait until results are written: otherwise the last jobs before shutdown would stay locked.
  const awaited = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
  const first = await startRunner({
    ...shared,
    preset: { worker: awaited },
    concurrency: 2,
    crontab: CRONTAB,
    taskList: others,
  });
  try {
    const webhooks = await startRunner({
      ...shared,
      concurrency: WEBHOOKS_AT_ONCE,
      parsedCronItems: [],
      taskList: { deliverWebhook },
      // an aborted delivery is retried after the next start
      preset: { worker: { ...awaited, gracefulShutdownAbortTimeout: 1_000 } },
    });
    return [first, webhooks];
  } catch (error) {
    await stopRunner(first);
    throw error;
  }
}

/** Runs a job in the scope of the request that caused it, and counts it. */
async function inScopeOfJob(task: string, id: string, payload: unknown, run: () => Promise<void>): Promise<void> {
  const { requestId = `job ${id}` } = payload as { requestId?: string };
  const end = jobs.startTimer({ task });
  await requestScope.run({ requestId }, () =>
    traceJob(task, requestId, run).then(
      () => end({ result: 'done' }),
      (error: unknown) => {
        end({ result: 'failed' });
        throw error;
      },
    ),
  );
}

/** Resolves with the error of the first runner that begins to end. */
function ended(runners: Running[]): Promise<unknown> {
  return Promise.race(
    runners.flatMap(({ runner, failure }) => [
      failure,
      runner.promise.then(
        () => new Error('a runner ended'),
        (error: unknown) => error,
      ),
    ]),
  );
}

/** Stops a runner; ignores a runner that has already ended. */
async function stopRunner({ runner }: Running): Promise<void> {
  await runner.stop().catch(() => {});
}

function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    // ignores "info" messages, which report the start and end of every job
    if (level === 'error') log.error({ worker: true }, message);
    else if (level === 'warning') log.warn({ worker: true }, message);
    else log.debug({ worker: true }, message);
  });
}

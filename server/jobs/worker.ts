import { Logger, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { MailTransport } from '../mail/transport.ts';
import type { Parts } from '../parts.ts';
import { tasks } from './tasks.ts';

export interface JobContext {
  env: Pick<Parts['env'], 'logRetentionDays' | 'webhookPrivateHosts'>;
  db: Parts['db'];
  gazetteer: Parts['gazetteer'];
  log: Log;
  storage: Parts['storage'];
  publicUrl: string;
  mail: MailTransport;
}

export interface JobInfo {
  /** The same when a job is tried again. */
  id: string;
  /** Whether it is given up when this attempt fails. */
  isLastAttempt: boolean;
  /** The process is about to end. */
  signal: AbortSignal;
}

/** Housekeeping every night at four, UTC. */
const CRONTAB = `0 4 * * * housekeeping ?fill=1d
*/5 * * * * releaseWebhooks`;

/**
 * Webhooks wait for computers that are not ours, up to ten seconds each. So they have workers of their own, and however
 * many receivers are slow, mails go out. An endpoint is one queue of the library's: a slow one takes one worker.
 */
const WEBHOOKS_AT_ONCE = 4;

/** Does the jobs of the queue, two at a time and webhooks apart, beside serving requests. */
export async function startWorker(databaseUrl: string, context: JobContext): Promise<{ stop: () => Promise<void> }> {
  const { deliverWebhook, ...others }: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, { job: { id, attempts, max_attempts }, abortSignal: signal }) =>
        task(payload as never, context, { id, isLastAttempt: attempts >= max_attempts, signal }),
    ]),
  );
  // Not a pool of its own: that one is ended unobserved, and a connection that breaks then would end the process.
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 8, application_name: 'rumbo worker' });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  const shared = { pgPool, noHandleSignals: true, logger: workerLogger(context.log) };
  // Without these how a job went is written unawaited, and of the last ones before the end never: it would stay locked.
  const noted = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
  const runner = await run({
    ...shared,
    preset: { worker: noted },
    concurrency: 2,
    crontab: CRONTAB,
    taskList: others,
  });
  const webhooks = await run({
    ...shared,
    concurrency: WEBHOOKS_AT_ONCE,
    parsedCronItems: [],
    taskList: { deliverWebhook },
    // one that is under way is tried again after the next start
    preset: { worker: { ...noted, gracefulShutdownAbortTimeout: 1_000 } },
  });
  return {
    stop: async () => {
      await Promise.all([runner.stop(), webhooks.stop()]);
      await pgPool.end();
    },
  };
}

function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    // its "info" is every job's beginning and end
    if (level === 'error') log.error({ worker: true }, message);
    else if (level === 'warning') log.warn({ worker: true }, message);
    else log.debug({ worker: true }, message);
  });
}

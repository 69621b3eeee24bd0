import { Logger, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { MailTransport } from '../mail/transport.ts';
import type { Parts } from '../parts.ts';
import { tasks } from './tasks.ts';

export interface JobContext {
  env: Pick<Parts['env'], 'logRetentionDays'>;
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
}

/** Every night at four, UTC. */
const CRONTAB = '0 4 * * * housekeeping ?fill=1d';

/** Does the jobs of the queue, two at a time, beside serving requests. */
export async function startWorker(databaseUrl: string, context: JobContext): Promise<{ stop: () => Promise<void> }> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, { job }) => task(payload as never, context, { id: job.id }),
    ]),
  );
  // Not a pool of its own: that one is ended unobserved, and a connection that breaks then would end the process.
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 4, application_name: 'rumbo worker' });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  const runner = await run({
    pgPool,
    concurrency: 2,
    noHandleSignals: true,
    crontab: CRONTAB,
    taskList,
    logger: workerLogger(context.log),
  });
  return {
    stop: async () => {
      await runner.stop();
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

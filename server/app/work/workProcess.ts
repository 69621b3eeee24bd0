import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import type { JobsHealth } from '#server/jobs/job.ts';
import type { Log } from '#server/platform/log.ts';
import { childEntry } from '#server/platform/root.ts';

/** The first message to the job process: its settings. */
export interface WorkOrder {
  databaseUrl: string;
  publicUrl: string;
  /** The ids of the workers of the previous, ended process; their jobs are released. */
  endedWorkers: string[];
}

/** The heartbeat of the job process, sent every few seconds. */
export type WorkReport = { downSince: string | null; workers: string[]; figures: object[] };

export const REPORT_EVERY_MS = 2_000;
/** A process that sends no heartbeat for this long hangs: it is killed, and its jobs are retried like failed jobs. */
const SILENT_MS = 60_000;
const STARTS_WITHIN_MS = 60_000;
const ENDS_WITHIN_MS = 9_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export interface WorkProcess {
  /** The metrics of the job process for Prometheus, a few seconds old. */
  figures: () => object[];
  stop: () => Promise<void>;
}

/**
 * Runs the jobs in a child process, so that imports and mails neither delay requests nor crash this process. The child
 * is restarted without limit when it ends or hangs. `health.downSince` is the time at which it went down.
 */
export function keepWorkProcess(order: Omit<WorkOrder, 'endedWorkers'>, health: JobsHealth, log: Log): WorkProcess {
  const ending = new AbortController();
  let child: ChildProcess | undefined;
  let figures: object[] = [];
  let workers: string[] = [];

  /** Returns whether the child ran jobs before it ended. */
  async function runOnce(): Promise<boolean> {
    let hasWorked = false;
    const running = fork(childEntry('work'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child = running;
    let watchdog: NodeJS.Timeout | undefined;
    const expectWithin = (ms: number) => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => running.kill('SIGKILL'), ms);
    };
    expectWithin(STARTS_WITHIN_MS);
    running.on('message', (report: WorkReport) => {
      ({ figures, workers } = report);
      const { downSince } = report;
      health.downSince = downSince === null ? null : new Date(downSince);
      hasWorked ||= downSince === null;
      expectWithin(SILENT_MS);
    });
    running.on('error', (error) => log.error({ err: error }, 'the job process failed'));
    running.send({ ...order, endedWorkers: workers } satisfies WorkOrder, () => {});
    const [code, signal] = await once(running, 'exit').catch((error: unknown) => [error, null]);
    clearTimeout(watchdog);
    health.downSince ??= new Date();
    if (!ending.signal.aborted) log.error({ code, signal }, 'the job process ended and is restarted');
    return hasWorked;
  }

  async function keep(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !ending.signal.aborted; ) {
      if (await runOnce()) pause = FIRST_PAUSE_MS;
      await after(pause, undefined, { signal: ending.signal }).catch(() => {});
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  }

  health.downSince = new Date();
  const kept = keep();
  return {
    figures: () => figures,
    stop: async () => {
      ending.abort();
      // the child ends when its channel is closed
      if (child?.connected) child.disconnect();
      const giveUp = setTimeout(() => child?.kill('SIGKILL'), ENDS_WITHIN_MS);
      await kept;
      clearTimeout(giveUp);
    },
  };
}

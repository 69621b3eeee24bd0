import type { MailTransport } from '#server/mail/transport.ts';
import type { Db } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import type { Log } from '#server/platform/log.ts';
import type { SecretKey } from '#server/platform/secretKey.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { JobPayloads } from './jobPayloads.ts';

/** The context of every job. */
export interface JobContext {
  env: Pick<Env, 'footer' | 'logRetentionDays' | 'webhookPrivateHosts'>;
  db: Db;
  log: Log;
  storage: Storage;
  secretKey: SecretKey;
  publicUrl: string;
  mail: MailTransport;
}

interface JobInfo {
  /** The id of the job, the same for every attempt. */
  id: string;
  /** The number of this attempt, from 1. */
  attempts: number;
  /** Whether no further attempt follows when this attempt fails. */
  isLastAttempt: boolean;
  /** Aborts when the process is about to end. */
  signal: AbortSignal;
}

/** The function for a kind of job. A job that throws is retried later. */
export type Job<Name extends keyof JobPayloads, Context = JobContext> = (
  payload: JobPayloads[Name],
  context: Context,
  job: JobInfo,
) => Promise<void>;

/** The state of the job worker, as reported by `/ready`. */
export interface JobsHealth {
  /** The time since which no worker has run; null while a worker runs. */
  downSince: Date | null;
  /** Whether other processes run the jobs. */
  isElsewhere?: boolean;
}

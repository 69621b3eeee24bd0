import type { MailTransport } from '#server/mail/transport.ts';
import type { Db } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import type { Log } from '#server/platform/log.ts';
import type { SecretKey } from '#server/platform/secretKey.ts';
import type { Storage } from '#server/storage/storage.ts';

/** What every job can reach. */
export interface JobContext {
  env: Pick<Env, 'footer' | 'logRetentionDays' | 'webhookPrivateHosts'>;
  db: Db;
  log: Log;
  storage: Storage;
  secretKey: SecretKey;
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

/** What does the jobs of the queue, as `/ready` reports it. */
export interface JobsHealth {
  /** Since when nobody does jobs; null while somebody does. */
  downSince: Date | null;
}

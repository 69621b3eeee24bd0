import { afterAll, beforeAll } from 'vitest';
import { startWorker } from '#server/app/work/worker.ts';
import { openMail } from '#server/mail/transport.ts';
import { jobParts } from './jobParts.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import type { TestApp } from './testApp.ts';

/** Runs the application's jobs, and delivers its mail to a mailbox. */
export function useWorker(test: TestApp): Mailbox {
  const mailbox = {} as Mailbox;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    Object.assign(mailbox, await openMailbox());
    const mail = openMail({ ...test.parts.env, smtpUrl: mailbox.url });
    const publicUrl = 'http://localhost';
    const runner = await startWorker(test.databaseUrl, { ...jobParts(test.parts), db: test.db, publicUrl, mail });
    stop = () => runner.stop();
  });
  afterAll(async () => {
    await stop();
    await mailbox.close();
  });
  return mailbox;
}

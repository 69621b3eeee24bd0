import type { Prisma, PrismaClient } from '#server/generated/prisma/client.ts';
import { addJob, addJobs } from '#server/jobs/addJob.ts';
import { LAST_SURE } from '#server/search/sql/documents.ts';

/** The maximum number of mails per year: the first, and three reminders. */
const MOST_MAILS = 4;
/** The maximum number of mails per day, and the seconds between two mails, so that other mails are not delayed. */
const MOST_A_DAY = 500;
const APART = 60;

const DUE = `update providers set confirmations_asked = confirmations_asked + 1, confirmation_asked_at = now()
  where id in (
    select p.id from providers p
    where p.status = 'approved' and ${LAST_SURE} < now() - interval '1 year' and p.confirmations_asked < ${MOST_MAILS}
      and (p.confirmation_asked_at is null or p.confirmation_asked_at < now() - interval '30 days')
      and (exists (select from contacts c where c.provider_id = p.id and c.contact_type = 'email')
        or exists (select from provider_users u where u.provider_id = p.id and u.role = 'owner'))
    order by ${LAST_SURE}, p.id limit ${MOST_A_DAY} for update skip locked)
  returning id`;

/** Providers that did not respond, and have not been confirmed for a year and a half. */
export const UNCONFIRMED = `select p.id from providers p
  where p.status = 'approved' and ${LAST_SURE} < now() - interval '18 months' and p.confirmations_asked = ${MOST_MAILS}
    and p.confirmation_asked_at < now() - interval '30 days'
  order by p.id limit 200`;

/**
 * Asks businesses once a year to confirm their listing, and queues a job that hides listings of businesses that never
 * responded.
 */
export async function queueConfirmations(prisma: PrismaClient): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const due = await tx.$queryRawUnsafe<{ id: number }[]>(DUE);
    await mailConfirmations(
      tx,
      due.map(({ id }) => id),
    );
    await addJob(tx, 'hideUnconfirmed', {}, { key: 'hideUnconfirmed' });
  });
}

/** Queues the mails with which these listings are confirmed. */
export async function mailConfirmations(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<void> {
  const jobs = ids.map((providerId, at) => ({
    payload: { providerId },
    key: `confirmation:${providerId}`,
    afterSeconds: at * APART,
  }));
  if (jobs.length > 0) await addJobs(tx, 'mailConfirmation', jobs);
}

import type { Prisma, PrismaClient } from '#server/generated/prisma/client.ts';

const DAY_MS = 86_400_000;
/** Undecided suspicions end after this number of days. */
const FRAUD_DAYS = 180;
/** The retention of unconfirmed reports, in days. */
const UNPROVED_DAYS = 7;
const KEPT_DAYS = 365;

/** Ends old suspicions of fraud, and deletes reports that were never confirmed, or were decided about long ago. */
export async function expireReports(prisma: PrismaClient, now: Date): Promise<void> {
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * DAY_MS) });
  await prisma.providerReport.updateMany({
    where: { kind: 'fraud', state: 'pending', createdAt: before(FRAUD_DAYS) },
    data: { state: 'expired', decidedAt: now },
  });
  await prisma.providerReport.deleteMany({
    where: { OR: [{ state: 'unproved', createdAt: before(UNPROVED_DAYS) }, { decidedAt: before(KEPT_DAYS) }] },
  });
}

/** Removes the address and network of a reporter whose account is deleted; their reports about businesses stay. */
export async function forgetReporter(tx: Prisma.TransactionClient, email: string): Promise<void> {
  await tx.providerReport.deleteMany({ where: { email, state: 'unproved' } });
  await tx.providerReport.updateMany({ where: { email }, data: { email: '', network: '' } });
}

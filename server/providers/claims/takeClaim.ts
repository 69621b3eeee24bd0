import type { Prisma, PrismaClient } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob, addJobs } from '#server/jobs/addJob.ts';
import type { Job } from '#server/jobs/job.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { REACHED } from '#server/mail/reached.ts';
import { forgetApplicantLinks } from '#server/mailed-links/mailedLinks.ts';
import { lockProviders } from '../change/changeProvider.ts';
import { recordControl } from '../control/recordControl.ts';
import { contactsHeldUntil, endMembership, endMemberships } from '../people/team.ts';
import { needsStaff, OPEN } from './claim.ts';

type Tx = Prisma.TransactionClient;
type Author = Pick<Context, 'viewer' | 'requestId'> & Partial<Pick<Context, 'token' | 'address'>>;

export const takeClaim: Job<'takeClaim'> = async ({ claimId }, { db }, job) => {
  await db.prisma.$transaction(async (tx) => {
    const claim = await tx.providerClaim.findUnique({ where: { id: claimId } });
    if (!claim) return;
    await lockProviders(tx, [claim.providerId]);
    await takeEffect(tx, { viewer: null, requestId: `job ${job.id}` }, claimId);
  });
};

/** Retries claims whose notice period has ended: an obstacle, such as a rival claim, may have been removed. */
export async function queueDueClaims(prisma: PrismaClient, now: Date): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const due = await tx.providerClaim.findMany({
      where: { ...OPEN, noticeUntil: { lte: now } },
      select: { id: true },
    });
    const jobs = due.map(({ id }) => ({ payload: { claimId: id }, key: `claim:${id}` }));
    if (jobs.length > 0) await addJobs(tx, 'takeClaim', jobs);
  });
}

/**
 * Makes the claimant of a locked provider an owner, unless the notice period is running or staff have to decide. The
 * current owners get the role decided by staff; without a decision, the provider has no owners.
 */
export async function takeEffect(tx: Tx, author: Author, claimId: number): Promise<void> {
  const claim = await tx.providerClaim.findFirst({
    where: {
      id: claimId,
      ...OPEN,
      noticeUntil: { lte: new Date() },
      user: REACHED,
    },
    include: { user: true },
  });
  if (!claim || (await needsStaff(tx, claim))) return;
  const { providerId, formerOwners } = claim;
  const { id: userId, email } = claim.user!;
  const owners = await tx.providerUser.findMany({ where: { providerId, role: 'owner', userId: { not: userId } } });
  if (formerOwners !== 'keep') await tx.providerInvitation.deleteMany({ where: { providerId } });
  for (const owner of owners) await addJob(tx, 'mailOwnerChanged', { claimId, userId: owner.userId });
  if (formerOwners === 'remove') await endOthers(tx, providerId, userId);
  if (formerOwners === 'makeEditors')
    await tx.providerUser.updateMany({
      where: { providerId, role: 'owner', userId: { not: userId } },
      data: { role: 'editor' },
    });
  const where = { providerId_userId: { providerId, userId } };
  await tx.providerUser.upsert({ where, create: { providerId, userId }, update: { role: 'owner' } });
  const isAlone = owners.length === 0 || formerOwners !== 'keep';
  // the previous applicant receives no further mail about the business, and the mailed links become invalid
  if (isAlone) await forgetApplicantLinks(tx, providerId, email);
  await tx.provider.update({
    where: { id: providerId },
    data: { contactsHeldUntil: contactsHeldUntil(), ...(isAlone && { applicantEmail: email }) },
  });
  await tx.providerClaim.update({
    where: { id: claimId },
    data: { state: 'accepted', endedAt: new Date(), version: { increment: 1 } },
  });
  await recordControl(tx, providerId, 'owner');
  await addJob(tx, 'mailClaimOutcome', { claimId });
  await writeLog(tx, author, { code: 'claimTookEffect', subject: { type: 'provider', id: providerId } });
}

/**
 * Removes all other members of a business, because those invited by an illegitimate owner are illegitimate, too. The
 * previous owners receive a separate mail.
 */
async function endOthers(tx: Tx, providerId: number, userId: number): Promise<void> {
  const others = await tx.providerUser.findMany({ where: { providerId, userId: { not: userId } } });
  for (const owner of others.filter(({ role }) => role === 'owner')) await endMembership(tx, providerId, owner.userId);
  const editors = others.filter(({ role }) => role === 'editor').map((other) => other.userId);
  await endMemberships(tx, providerId, editors);
}

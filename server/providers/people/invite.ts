import type { Prisma, ProviderRole } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { countMail } from '#server/mail/countMail.ts';
import { forgetLinksTo, VALID_MS } from '#server/mailed-links/mailedLinks.ts';
import { Conflict, LimitReached, NotFound, Taken } from '#server/platform/errors.ts';
import { parseEmail } from '#server/platform/text.ts';
import { asOwner } from './team.ts';

/** The maximum number of members of a business, including invited ones. */
const MOST_PEOPLE = 50;

interface Invitation {
  providerId: number;
  email: string;
  role: ProviderRole;
}

/**
 * Mails an invitation to an address; a second one replaces the first. Throws `Invalid`, `TooManyRequests`, the errors
 * of `asOwner`, and `Conflict` before the business is published, for an existing member, or when there are too many
 * members.
 */
export async function invitePerson(context: Context, { providerId, email: typed, role }: Invitation): Promise<void> {
  const { limits, viewer } = context;
  const email = parseEmail(typed);
  await limits.count('invite', String(viewer!.id));
  await asOwner(context, providerId, async (tx) => {
    // only for published businesses: the mail contains the name of the business, which is free text
    if (!(await tx.provider.count({ where: { id: providerId, status: 'approved' } })))
      throw new Conflict('people.notPublished');
    const isThere = { providerId, user: { email, emailVerifiedAt: { not: null } } };
    if (await tx.providerUser.count({ where: isThere })) throw new Taken('people.isThere', { field: 'email' });
    const where = { providerId_email: { providerId, email } };
    const others = { providerId, email: { not: email } };
    const count =
      (await tx.providerUser.count({ where: { providerId } })) + (await tx.providerInvitation.count({ where: others }));
    if (count >= MOST_PEOPLE) throw new LimitReached('people.tooMany', { max: MOST_PEOPLE });
    await countMail(context, email);
    const data = { role, invitedById: viewer!.id, expiresAt: new Date(Date.now() + VALID_MS.invitation) };
    const { id } = await tx.providerInvitation.upsert({ where, create: { ...data, providerId, email }, update: data });
    await forgetLinksTo(tx, email, { providerId, kind: 'invitation' });
    await addJob(tx, 'mailBusinessInvitation', { invitationId: id });
    await writeLog(tx, context, {
      code: 'personInvited',
      parameters: { role },
      subject: { type: 'provider', id: providerId },
    });
  });
}

/** Withdraws an invitation: its link stops working. Throws `NotFound`, and the errors of `asOwner`. */
export async function withdrawInvitation(context: Context, providerId: number, invitationId: number): Promise<void> {
  await asOwner(context, providerId, async (tx) => {
    const { count } = await tx.providerInvitation.deleteMany({ where: { id: invitationId, providerId } });
    if (count === 0) throw new NotFound('people.noInvitation');
    await writeLog(tx, context, { code: 'invitationWithdrawn', subject: { type: 'provider', id: providerId } });
  });
}

/**
 * Revokes the invitations that were sent while an account was compromised, so that no one can accept them after its
 * recovery.
 */
export async function endInvitationsBy(tx: Prisma.TransactionClient, invitedById: number): Promise<void> {
  await tx.providerInvitation.deleteMany({ where: { invitedById } });
}

/** Ends the invitations of an address that no longer belongs to an account. */
export async function endInvitationsOf(tx: Prisma.TransactionClient, email: string): Promise<void> {
  await tx.providerInvitation.deleteMany({ where: { email } });
}

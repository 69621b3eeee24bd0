import { deleteFile } from '#server/files/storeImage.ts';
import type { Prisma, ProviderUser } from '#server/generated/prisma/client.ts';
import { requireProvedEmail } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { addJob } from '#server/jobs/addJob.ts';
import { forgetLinksTo } from '#server/mailed-links/mailedLinks.ts';
import { Forbidden, NotFound } from '#server/platform/errors.ts';
import { lockProviders } from '../change/changeProvider.ts';
import { recordControl } from '../control/recordControl.ts';

type Tx = Prisma.TransactionClient;

/**
 * Wraps an owner's action on the members of their business, which is locked. Throws `NotFound` for a business that is
 * not the viewer's, `Forbidden` for editors, and before the e-mail is verified.
 */
export async function asOwner<Result>(
  context: Context,
  providerId: number,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  requireProvedEmail(context);
  return context.db.prisma.$transaction(async (tx) => {
    await lockProviders(tx, [providerId]);
    const own = await roleOf(tx, providerId, context.viewer!.id);
    if (!own) throw new NotFound('provider.notFound');
    if (own !== 'owner') throw new Forbidden('people.ownersOnly');
    return change(tx);
  });
}

/** The role of a person in a business; null for a person without a role. */
export async function roleOf(tx: Pick<Tx, 'providerUser'>, providerId: number, userId: number) {
  const link = await tx.providerUser.findUnique({ where: { providerId_userId: { providerId, userId } } });
  return link?.role ?? null;
}

/** Turns the monthly mail on or off for members of businesses. Returns the number of changed memberships. */
export async function setMonthlyMail(
  tx: Pick<Tx, 'providerUser'>,
  where: Prisma.ProviderUserWhereInput,
  wantsNumbers: boolean,
): Promise<number> {
  return (await tx.providerUser.updateMany({ where, data: { wantsNumbers } })).count;
}

const HELD_DAYS = 14;

/** The time until which the previous contacts of a business stay public after a change of owner now. */
export const contactsHeldUntil = (): Date => new Date(Date.now() + HELD_DAYS * 86_400_000);

/**
 * Removes a member from a business, with their pending edit, invitations and mailed links. Their pre-registration
 * e-mail is removed too, so that verifying it again links no one.
 */
export async function endMembership(tx: Tx, providerId: number, userId: number): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await tx.providerUser.deleteMany({ where: { providerId, userId } });
  await endEditOf(tx, providerId, userId);
  await tx.providerInvitation.deleteMany({ where: { providerId, OR: [{ invitedById: userId }, { email }] } });
  await forgetLinksTo(tx, email, { providerId });
  await tx.provider.updateMany({ where: { id: providerId, applicantEmail: email }, data: { applicantEmail: null } });
}

/** Ends the pending edit of a person who has left the business, so that staff cannot apply it. */
async function endEditOf(tx: Tx, providerId: number, userId: number): Promise<void> {
  const edit = await tx.providerEdit.findFirst({ where: { providerId, userId, outcome: null } });
  if (!edit) return;
  await tx.providerEdit.update({
    where: { id: edit.id },
    data: { outcome: 'takenBack', decidedAt: new Date(), fileId: null, version: { increment: 1 } },
  });
  // the next sweep removes the stored files of the picture
  if (edit.fileId) await deleteFile(tx, edit.fileId);
}

/** Ends the membership of some users in a business, and notifies them. */
export async function endMemberships(tx: Tx, providerId: number, userIds: number[]): Promise<void> {
  for (const userId of userIds) {
    await endMembership(tx, providerId, userId);
    await addJob(tx, 'mailPersonRemoved', { providerId, userId });
  }
}

/**
 * Handles the departure of an owner from a locked business: without another owner, the `others` leave, too; with one,
 * the change of control is shown.
 */
export async function afterOwner(tx: Tx, providerId: number, others: ProviderUser[]): Promise<void> {
  if (!others.some(({ role }) => role === 'owner'))
    return endMemberships(
      tx,
      providerId,
      others.map((editor) => editor.userId),
    );
  // the owner who stays may be one whom an attacker invited
  await tx.provider.update({ where: { id: providerId }, data: { contactsHeldUntil: contactsHeldUntil() } });
  await recordControl(tx, providerId, 'owner');
}

/** Ends the ownership of businesses before the deletion of an account. */
export async function giveUpBusinesses(tx: Tx, userId: number): Promise<void> {
  const owned = await tx.providerUser.findMany({ where: { userId, role: 'owner' }, orderBy: { providerId: 'asc' } });
  const ids = owned.map(({ providerId }) => providerId);
  await lockProviders(tx, ids);
  for (const id of ids) await afterOwner(tx, id, await othersIn(tx, id, userId));
}

/** The other members of a business, without this user. */
export function othersIn(tx: Tx, providerId: number, userId: number): Promise<ProviderUser[]> {
  return tx.providerUser.findMany({ where: { providerId, userId: { not: userId } } });
}

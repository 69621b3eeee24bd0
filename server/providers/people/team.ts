import type { Prisma } from '#server/generated/prisma/client.ts';
import { requireProvedEmail } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import { forgetLinksTo } from '#server/mailed-links/mailedLinks.ts';
import { Forbidden, NotFound } from '#server/platform/errors.ts';
import { lockProviders } from '../change/changeProvider.ts';

type Tx = Prisma.TransactionClient;

/**
 * Surrounds what an owner does about the people of their business, which is locked. Throws `NotFound` for a business
 * that is not the viewer's, `Forbidden` for editors, and before the e-mail is proved.
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

/** What a person is to a business; null when they are none of its people. */
export async function roleOf(tx: Pick<Tx, 'providerUser'>, providerId: number, userId: number) {
  const link = await tx.providerUser.findUnique({ where: { providerId_userId: { providerId, userId } } });
  return link?.role ?? null;
}

/**
 * Ends what a person is to a business: their invitations, and the links that they were mailed, go with it. That they
 * pre-registered it is forgotten, so that proving the e-mail again ties nobody to it.
 */
export async function endMembership(tx: Tx, providerId: number, userId: number): Promise<void> {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await tx.providerUser.deleteMany({ where: { providerId, userId } });
  await tx.providerInvitation.deleteMany({ where: { providerId, OR: [{ invitedById: userId }, { email }] } });
  await forgetLinksTo(tx, email, { providerId });
  await tx.provider.updateMany({ where: { id: providerId, applicantEmail: email }, data: { applicantEmail: null } });
}

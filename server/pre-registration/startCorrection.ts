import type { Context } from '#server/graphql/context.ts';
import { createLink } from '#server/mailed-links/mailedLinks.ts';
import { NotFound } from '#server/platform/errors.ts';
import { STATUS_SELECT, statusOf } from '#server/providers/record/status.ts';

/** Long enough to correct a form, and no longer: the link is not in a mailbox. */
const VALID_MS = 24 * 3_600_000;

/**
 * A token to correct a business that is linked to the viewer and was sent back, as its mail has one. Throws `NotFound`
 * for any other business, `TooManyRequests`.
 */
export async function startCorrection({ db, viewer, limits, network }: Context, providerId: number): Promise<string> {
  await limits.count('reset', network);
  const link = await db.prisma.providerUser.findUnique({
    where: { providerId_userId: { providerId, userId: viewer!.id } },
    select: { provider: { select: STATUS_SELECT }, user: { select: { email: true, emailVerifiedAt: true } } },
  });
  if (!link?.user.emailVerifiedAt || statusOf(link.provider) !== 'SENT_BACK') throw new NotFound('provider.notFound');
  const { email } = link.user;
  const { token } = await createLink(db.prisma, {
    kind: 'resubmission',
    email,
    owner: { providerId },
    validMs: VALID_MS,
  });
  return token;
}

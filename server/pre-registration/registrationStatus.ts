import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { findLink } from '#server/mailed-links/mailedLinks.ts';
import { Invalid } from '#server/platform/errors.ts';
import { STATUS_SELECT } from '#server/providers/record/status.ts';

const SELECT = {
  id: true,
  businessName: true,
  createdAt: true,
  ...STATUS_SELECT,
  mailedLinks: { where: { kind: 'business', usedAt: { not: null } }, take: 1, select: { id: true } },
  users: { where: { user: { emailVerifiedAt: { not: null } } }, take: 1, select: { userId: true } },
} as const satisfies Prisma.ProviderSelect;

export type Registration = Prisma.ProviderGetPayload<{ select: typeof SELECT }>;

/**
 * Where a pre-registration stands, by the link that was mailed to its applicant. The link shows, and does nothing else.
 * Throws `Invalid` for a link that is not good any more, `TooManyRequests`.
 */
export async function loadRegistration({ db, limits, network }: Context, token: string): Promise<Registration> {
  await limits.count('reset', network);
  const link = await findLink(db.prisma, 'status', token);
  const provider =
    link?.providerId &&
    // of who applied still
    (await db.prisma.provider.findFirst({
      where: { id: link.providerId, applicantEmail: link.email },
      select: SELECT,
    }));
  if (!provider) throw new Invalid('status.gone', { field: 'token' });
  return provider;
}

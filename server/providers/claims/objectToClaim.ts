import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { aboutOf, findLink, useLink } from '#server/mailed-links/mailedLinks.ts';
import { Invalid } from '#server/platform/errors.ts';
import { lockProviders } from '../change/changeProvider.ts';
import { UNENDED } from './claim.ts';

/**
 * Objects to a claim as an owner or a contact of the listing, with the link in the notice, which works once: then the
 * claim takes effect only if staff decide so, even if they had accepted it before. Returns the name of the listing.
 * Throws `Invalid`, `TooManyRequests`.
 */
export async function objectToClaim(context: Context, token: string): Promise<{ businessName: string }> {
  const { db, limits, network } = context;
  await limits.count('reset', network);
  const refused = () => new Invalid('claim.link', { field: 'token' });
  return db.prisma.$transaction(async (tx) => {
    const known = await findLink(tx, 'objection', token);
    if (!known?.providerId) throw refused();
    await lockProviders(tx, [known.providerId]);
    const link = await useLink(tx, 'objection', token);
    const where = { id: aboutOf(token), providerId: known.providerId, ...UNENDED };
    const { count } = await tx.providerClaim.updateMany({
      where,
      data: { state: 'objected', objectedAt: new Date(), objectedBy: known.email, version: { increment: 1 } },
    });
    if (!link || count === 0) throw refused();
    await writeLog(tx, context, {
      severity: 'warning',
      code: 'claimObjected',
      userId: null,
      subject: { type: 'provider', id: known.providerId },
    });
    return tx.provider.findUniqueOrThrow({ where: { id: known.providerId }, select: { businessName: true } });
  });
}

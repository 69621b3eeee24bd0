import { tokenHash } from '../auth/secrets.ts';
import { Invalid } from '../errors.ts';
import type { Prisma } from '../generated/prisma/client.ts';

const RETURNED = {
  contacts: { orderBy: { id: 'asc' } },
  services: { orderBy: { id: 'asc' }, include: { service: true } },
  image: true,
  decisions: { orderBy: { id: 'desc' }, take: 1 },
} as const satisfies Prisma.ProviderInclude;

export type ReturnedProvider = Prisma.ProviderGetPayload<{ include: typeof RETURNED }>;

/** The business that staff sent back, by the token of the mail that said so. Throws `Invalid` when there is none. */
export async function findResubmission(
  tx: Prisma.TransactionClient,
  token: string,
): Promise<{ provider: ReturnedProvider }> {
  const link = await tx.mailedLink.findFirst({
    where: {
      kind: 'resubmission',
      tokenHash: tokenHash(token),
      // sent back a second time, it is the second mail that counts
      usedAt: null,
      expiresAt: { gt: new Date() },
      provider: { approvedAt: null, rejectedAt: { not: null } },
    },
    include: { provider: { include: RETURNED } },
  });
  if (!link?.provider) throw new Invalid('resubmission.gone', { field: 'resubmitToken' });
  return { provider: link.provider };
}

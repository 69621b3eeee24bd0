import type { Prisma } from '#server/generated/prisma/client.ts';
import { Invalid } from '#server/platform/errors.ts';
import { tokenHash } from '#server/platform/secrets.ts';
import { STATUS_SELECT, statusOf } from '#server/providers/record/status.ts';

const RETURNED = {
  contacts: { orderBy: { id: 'asc' } },
  services: { orderBy: { id: 'asc' }, include: { service: true } },
  image: true,
  decisions: STATUS_SELECT.decisions,
} as const satisfies Prisma.ProviderInclude;

export type ReturnedProvider = Prisma.ProviderGetPayload<{ include: typeof RETURNED }>;

/** The business that staff sent back, by the token of a link for it. Throws `Invalid` when there is none. */
export async function findResubmission(
  tx: Prisma.TransactionClient,
  token: string,
  /** What the caller names it. */
  field: 'token' | 'resubmitToken' = 'resubmitToken',
): Promise<ReturnedProvider> {
  const link = await tx.mailedLink.findFirst({
    where: {
      kind: 'resubmission',
      tokenHash: tokenHash(token),
      // sent back a second time, it is the second mail that counts
      usedAt: null,
      expiresAt: { gt: new Date() },
    },
    include: { provider: { include: RETURNED } },
  });
  const provider = link?.provider;
  if (!provider || statusOf(provider) !== 'SENT_BACK') throw new Invalid('resubmission.gone', { field });
  return { ...provider, applicantEmail: provider.applicantEmail ?? link.email };
}

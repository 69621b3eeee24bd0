import type { Prisma } from '#server/generated/prisma/client.ts';

/** The data that determines whether the applicant's address is confirmed. */
export const CONFIRMED = {
  mailedLinks: { where: { kind: 'business', usedAt: { not: null } }, take: 1, select: { id: true } },
  users: { where: { user: { emailVerifiedAt: { not: null } } }, take: 1, select: { userId: true } },
} as const satisfies Prisma.ProviderInclude;

/** Whether the applicant has verified the address. */
export const isConfirmed = ({ mailedLinks, users }: Prisma.ProviderGetPayload<{ select: typeof CONFIRMED }>) =>
  mailedLinks.length > 0 || users.length > 0;

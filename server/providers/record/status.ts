import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';

export type Status = 'WAITING' | 'SENT_BACK' | 'REJECTED' | 'APPROVED';

/** What the status of a provider is read of. */
export const STATUS_SELECT = {
  approvedAt: true,
  rejectedAt: true,
  decisions: { orderBy: { id: 'desc' }, take: 1 },
} as const satisfies Prisma.ProviderSelect;

type Row = Prisma.ProviderGetPayload<{ select: typeof STATUS_SELECT }>;

/** Where a provider is on its way into the directory. */
export function statusOf({ approvedAt, rejectedAt, decisions: [last] }: Row): Status {
  if (approvedAt) return 'APPROVED';
  if (!rejectedAt) return 'WAITING';
  return last?.kind === 'rejected' ? 'REJECTED' : 'SENT_BACK';
}

/** Why a provider was sent back or rejected, as its applicant was notified; null for other states, and without a reason. */
export function reasonOf(row: Row): string | null {
  const [last] = row.decisions;
  return !row.approvedAt && row.rejectedAt && last && !last.silent ? last.reason : null;
}

export const ProviderStatus = builder.enumType('ProviderStatus', {
  description: 'Where a provider is on its way into the directory.',
  values: {
    WAITING: { description: 'In the moderation queue.' },
    SENT_BACK: { description: 'Our team asked for changes: it can be sent in again, corrected.' },
    REJECTED: { description: 'Our team does not publish it, and it cannot be sent in again.' },
    APPROVED: { description: 'Everybody finds it.' },
  } as const,
});

import type { Prisma, Provider as Stored } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { providerPath } from '#shared/providerPath.ts';

/** The input of `reasonOf`. */
export const REASON_SELECT = {
  status: true,
  decisions: {
    where: { kind: { in: ['changesRequested', 'rejected', 'suspended'] } },
    orderBy: { id: 'desc' },
    take: 1,
  },
} as const satisfies Prisma.ProviderSelect;

/**
 * The reason why a provider was sent back, rejected or suspended, as sent to its applicant; null for other states, and
 * without a reason.
 */
export function reasonOf({ status, decisions: [last] }: Prisma.ProviderGetPayload<{ select: typeof REASON_SELECT }>) {
  return status === 'waiting' || status === 'approved' || !last || last.silent ? null : last.reason;
}

/** The path of a provider's page; null while it has none. */
export const pathOf = ({ status, ...provider }: Pick<Stored, 'id' | 'businessName' | 'status'>) =>
  status === 'approved' ? providerPath(provider) : null;

export const ProviderStatus = builder.enumType('ProviderStatus', {
  description: 'The moderation status of a provider.',
  values: {
    WAITING: { value: 'waiting', description: 'The provider is in the moderation queue.' },
    SENT_BACK: {
      value: 'sent_back',
      description: 'Changes were requested: the provider can be corrected and submitted again.',
    },
    REJECTED: { value: 'rejected', description: 'The provider was rejected and cannot be submitted again.' },
    APPROVED: { value: 'approved', description: 'The provider is public.' },
    SUSPENDED: {
      value: 'suspended',
      description: 'Our team has hidden the provider from the public until further notice.',
    },
  } as const,
});

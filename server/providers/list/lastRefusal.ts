import type { Prisma } from '#server/generated/prisma/client.ts';

/** The moderation status of a provider. */
export type Status = 'WAITING' | 'SENT_BACK' | 'REJECTED' | 'APPROVED' | 'SUSPENDED';

/** The decision that took a provider out of the queue or the directory last, which its status is read of. */
export const LAST_REFUSAL = {
  where: { kind: { in: ['changesRequested', 'rejected', 'suspended'] } },
  orderBy: { id: 'desc' },
  take: 1,
} as const satisfies Prisma.Provider$decisionsArgs;

/** The same of each provider in $1, as a table. */
export const LAST_REFUSALS_SQL = `(
  select distinct on (provider_id) * from provider_decisions
  where provider_id = any ($1) and kind in ('changes-requested', 'rejected', 'suspended')
  order by provider_id, id desc) last`;

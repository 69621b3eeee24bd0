import type { Prisma } from '#server/generated/prisma/client.ts';
import { endpointsOfPartners, queueEvents } from '#server/webhooks/queueEvents.ts';
import { restStatus } from '../list/restSchema.ts';
import { ofPartners } from '../record/own.ts';
import { REASON_SELECT, reasonOf } from '../record/statusType.ts';
import type { Snapshot } from './snapshot.ts';

type Snapshots = Map<number, Snapshot>;

/** Queues the changed statuses of providers that programs submitted, each only for the webhooks of their partner. */
export async function queueStatuses(tx: Prisma.TransactionClient, before: Snapshots, after: Snapshots): Promise<void> {
  const moved = [...after.keys()].filter((id) => before.has(id) && before.get(id)!.status !== after.get(id)!.status);
  if (moved.length === 0) return;
  const submitted = await tx.provider.findMany({
    where: { id: { in: moved }, partnerId: { not: null }, ...ofPartners },
    select: { id: true, partnerId: true, ...REASON_SELECT },
    orderBy: { id: 'asc' },
  });
  if (submitted.length === 0) return;
  const type = 'submission.status_changed';
  const partnerIds = submitted.map(({ partnerId }) => partnerId);
  const endpointsOf = await endpointsOfPartners(tx, type, partnerIds);
  await queueEvents(
    tx,
    submitted.flatMap((provider) => {
      const { id: providerId, partnerId, status } = provider;
      const endpointIds = endpointsOf(partnerId);
      const data = { id: providerId, status: restStatus(status), reason: reasonOf(provider) };
      return endpointIds.length > 0 ? [{ type, providerId, data, endpointIds } as const] : [];
    }),
  );
}

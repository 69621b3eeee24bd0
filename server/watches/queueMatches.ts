import type { Prisma, Watch } from '#server/generated/prisma/client.ts';
import { endpointsOfPartners, queueEvents } from '#server/webhooks/queueEvents.ts';
import { shortPath } from '#shared/providerPath.ts';

type Match = Pick<Watch, 'query' | 'providerId' | 'partnerId'> & {
  watchId: number;
  providerIds?: number[];
  news?: string[];
};

/** Queues the webhooks with news of partners' watches, each only to the endpoints of the same partner. */
export async function queueMatches(tx: Prisma.TransactionClient, matches: Match[]): Promise<void> {
  if (matches.length === 0) return;
  const partnerIds = matches.map(({ partnerId }) => partnerId);
  const endpointsOf = await endpointsOfPartners(tx, 'watch.matched', partnerIds);
  await queueEvents(
    tx,
    matches.flatMap(({ watchId, query, providerId, partnerId, providerIds, news = [] }) => {
      const endpointIds = endpointsOf(partnerId);
      const about = providerId === null ? [] : [providerId];
      const path = providerId === null ? `/${query}` : shortPath(providerId);
      const data = { watchId, path, providerIds: providerIds ?? about, news };
      return endpointIds.length > 0 ? [{ type: 'watch.matched' as const, providerId, data, endpointIds }] : [];
    }),
  );
}

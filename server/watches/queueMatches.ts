import type { Prisma, Watch } from '#server/generated/prisma/client.ts';
import { queueEvents } from '#server/webhooks/queueEvents.ts';
import { shortPath } from '#shared/providerPath.ts';

type Match = Pick<Watch, 'query' | 'providerId' | 'partnerId'> & {
  watchId: number;
  providerIds?: number[];
  news?: string[];
};

/** Queues the news of watches of partners, each only for the webhooks of the same partner. */
export async function queueMatches(tx: Prisma.TransactionClient, matches: Match[]): Promise<void> {
  if (matches.length === 0) return;
  const endpoints = await tx.$queryRaw<{ id: number; partnerId: number }[]>`
    select id, partner_id as "partnerId" from webhook_endpoints
    where disabled_at is null and 'watch.matched' = any (event_types)
      and partner_id = any (${matches.map(({ partnerId }) => partnerId)}::int[])
    order by id for key share skip locked`;
  await queueEvents(
    tx,
    matches.flatMap(({ watchId, query, providerId, partnerId, providerIds, news = [] }) => {
      const endpointIds = endpoints.filter((endpoint) => endpoint.partnerId === partnerId).map(({ id }) => id);
      const about = providerId === null ? [] : [providerId];
      const path = providerId === null ? `/${query}` : shortPath(providerId);
      const data = { watchId, path, providerIds: providerIds ?? about, news };
      return endpointIds.length > 0 ? [{ type: 'watch.matched' as const, providerId, data, endpointIds }] : [];
    }),
  );
}

import type { Prisma } from '#server/generated/prisma/client.ts';
import type { EventType } from './eventTypes.ts';
import { queueEvents } from './queueEvents.ts';

/** Something about a provider that partners are told. */
export interface ProviderEvent {
  id: number;
  type: EventType;
}

/**
 * Has partners told, once and only if `tx` commits, what happened to providers. Costs nothing when nothing did, and one
 * statement when nobody wants to know.
 */
export async function queueProviderEvents(
  tx: Prisma.TransactionClient,
  news: ProviderEvent[],
  loadBodies: (ids: number[]) => Promise<Map<number, object>>,
): Promise<void> {
  if (news.length === 0) return;
  // Locked, so that what is told to them can point to them; whichever is being deleted is not waited for.
  const endpoints = await tx.$queryRaw<{ id: number; eventTypes: string[] }[]>`
    select id, event_types as "eventTypes" from webhook_endpoints where disabled_at is null
    order by id for key share skip locked`;
  const wanted = news.filter(({ type }) => endpoints.some(({ eventTypes }) => eventTypes.includes(type)));
  if (wanted.length === 0) return;
  const there = wanted.filter(({ type }) => type !== 'provider.removed').map(({ id }) => id);
  const bodies = await loadBodies(there);
  await queueEvents(
    tx,
    wanted.map(({ id, type }) => ({
      type,
      providerId: id,
      data: bodies.get(id) ?? { id },
      endpointIds: endpoints.filter(({ eventTypes }) => eventTypes.includes(type)).map((endpoint) => endpoint.id),
    })),
  );
}

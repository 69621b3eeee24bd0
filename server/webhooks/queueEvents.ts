import { randomBytes } from 'node:crypto';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { addJobs } from '#server/jobs/addJob.ts';

/** Events that partners can subscribe to, with their descriptions in the GraphQL API. */
export const EVENT_TYPES = {
  'provider.approved': 'A provider became public.',
  'provider.changed': 'The public data of an approved provider changed.',
  'provider.credential_changed':
    'The credentials of an approved provider that were found at public registers changed or expired.',
  'provider.removed': 'A provider is no longer public: it was deleted or suspended, or its approval was undone.',
  'submission.status_changed':
    'The status of a provider that the partner submitted changed: by a decision, its undoing or a correction. Only this partner receives it.',
  'watch.matched': 'A watch of the partner has news. Only this partner receives it.',
} as const;

export type EventType = keyof typeof EVENT_TYPES;

export const isEventType = (text: string): text is EventType => Object.hasOwn(EVENT_TYPES, text);

/** An event of a provider, for partners. */
export interface ProviderEvent {
  id: number;
  type: EventType;
}

/**
 * Queues webhooks with events of providers, once and only if `tx` commits. Without subscribers it takes one statement,
 * and without events none.
 */
export async function queueProviderEvents(
  tx: Prisma.TransactionClient,
  news: ProviderEvent[],
  loadBodies: (ids: number[]) => Promise<Map<number, object>>,
): Promise<void> {
  if (news.length === 0) return;
  // Locked, so that deliveries can refer to them; endpoints that are being deleted are skipped.
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

type Tx = Prisma.TransactionClient;

/**
 * The endpoints of these partners for events that concern only one partner, locked like the endpoints for all partners.
 */
export async function endpointsOfPartners(
  tx: Tx,
  type: EventType,
  partnerIds: readonly (number | null)[],
): Promise<(partnerId: number | null) => number[]> {
  const endpoints = await tx.$queryRaw<{ id: number; partnerId: number }[]>`
    select id, partner_id as "partnerId" from webhook_endpoints
    where disabled_at is null and ${type} = any (event_types) and partner_id = any (${partnerIds}::int[])
    order by id for key share skip locked`;
  return (partnerId) => endpoints.filter((endpoint) => endpoint.partnerId === partnerId).map(({ id }) => id);
}

interface NewEvent {
  /** The type of the event; `ping` is a test, which reports no event. */
  type: EventType | 'ping';
  providerId: number | null;
  data: object;
  endpointIds: number[];
}

/** Stores events and queues their deliveries to the subscribed endpoints. Returns the ids of the deliveries. */
export async function queueEvents(tx: Tx, events: NewEvent[]): Promise<number[]> {
  const timestamp = new Date();
  const recipients = new Map<string, number[]>();
  const rows = events.map(({ type, providerId, data, endpointIds }) => {
    const webhookId = `msg_${randomBytes(18).toString('base64url')}`;
    recipients.set(webhookId, endpointIds);
    return { webhookId, type, providerId, payload: JSON.stringify({ type, timestamp, data }), createdAt: timestamp };
  });
  const stored = await tx.webhookEvent.createManyAndReturn({ data: rows, select: { id: true, webhookId: true } });
  const deliveries = await tx.webhookDelivery.createManyAndReturn({
    data: stored.flatMap(({ id: eventId, webhookId }) =>
      recipients.get(webhookId)!.map((endpointId) => ({ eventId, endpointId })),
    ),
    select: { id: true, endpointId: true },
  });
  await queueDeliveries(tx, deliveries);
  return deliveries.map(({ id }) => id);
}

/** Queues deliveries to be sent now, even if a retry is scheduled later. */
export async function queueDeliveries(tx: Tx, deliveries: { id: number; endpointId: number }[]): Promise<void> {
  await addJobs(
    tx,
    'deliverWebhook',
    deliveries.map(({ id, endpointId }) => ({
      payload: { deliveryId: id },
      key: `webhook:${id}`,
      queue: `webhook:${endpointId}`,
    })),
  );
}

import { randomBytes } from 'node:crypto';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { addJobs } from '#server/jobs/addJob.ts';
import type { EventType } from './eventTypes.ts';

type Tx = Prisma.TransactionClient;

interface NewEvent {
  /** A ping is a test: it reports no event. */
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

/** Queues deliveries for now, those with a retry scheduled later too. */
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

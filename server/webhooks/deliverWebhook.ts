import type { Prisma } from '../generated/prisma/client.ts';
import type { JobPayloads } from '../jobs/jobPayloads.ts';
import type { JobContext, JobInfo } from '../jobs/worker.ts';
import { writeLog } from '../logs/writeLog.ts';
import { postWebhook } from './postWebhook.ts';
import { signedHeaders } from './secret.ts';

/** Says that an endpoint is gone for good. */
const GONE = 410;

/**
 * Tries to deliver an event to an endpoint and notes how it went. Throws when it did not arrive, so that it is tried
 * again, the same bytes under the same id, until the last attempt.
 */
export async function deliverWebhook(
  { deliveryId }: JobPayloads['deliverWebhook'],
  { env, db: { prisma } }: JobContext,
  { id: jobId, isLastAttempt, signal }: JobInfo,
): Promise<void> {
  const delivery = await prisma.webhookDelivery.findUnique({
    where: { id: deliveryId },
    include: { endpoint: true, event: true },
  });
  if (!delivery || delivery.deliveredAt) return;
  const { endpoint, event } = delivery;
  if (endpoint.disabledAt)
    return note(prisma, deliveryId, { failedAt: new Date(), lastError: 'The endpoint is turned off' });
  const outcome = await postWebhook({
    url: endpoint.url,
    headers: signedHeaders(endpoint.secret, event.webhookId, new Date(), event.payload),
    body: event.payload,
    privateHosts: env.webhookPrivateHosts,
    signal,
  });
  const now = new Date();
  const attempt = {
    attempts: { increment: 1 },
    lastAttemptAt: now,
    lastStatus: outcome.status,
    lastError: outcome.error,
  };
  if (outcome.error === null) return note(prisma, deliveryId, { ...attempt, deliveredAt: now });
  const isOver = isLastAttempt || outcome.status === GONE;
  await prisma.$transaction(async (tx) => {
    await note(tx, deliveryId, { ...attempt, ...(isOver && { failedAt: now }) });
    if (outcome.status === GONE) await disable(tx, endpoint.id, jobId);
  });
  if (!isOver) throw new Error(`Webhook delivery ${deliveryId}: ${outcome.error}`);
}

/** The delivery may be gone: with its endpoint, or with the month. */
async function note(
  tx: Prisma.TransactionClient,
  id: number,
  data: Prisma.WebhookDeliveryUpdateManyMutationInput,
): Promise<void> {
  await tx.webhookDelivery.updateMany({ where: { id }, data });
}

async function disable(tx: Prisma.TransactionClient, id: number, jobId: string): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id, disabledAt: null },
    data: { disabledAt: new Date() },
  });
  if (count === 0) return;
  await writeLog(
    tx,
    { viewer: null, requestId: `job ${jobId}` },
    {
      severity: 'warning',
      message: 'Webhook endpoint turned off: it answered 410',
      subject: { type: 'webhookEndpoint', id },
    },
  );
}

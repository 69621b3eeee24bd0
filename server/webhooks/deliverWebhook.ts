import type { KeyObject } from 'node:crypto';
import type { Prisma, WebhookEndpoint } from '#server/generated/prisma/client.ts';
import type { JobContext, JobInfo } from '#server/jobs/job.ts';
import type { JobPayloads } from '#server/jobs/jobPayloads.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { type Outcome, postWebhook } from './postWebhook.ts';
import { openSecret } from './sealSecret.ts';
import { signedHeaders } from './secret.ts';

/** Says that an endpoint is gone for good. */
const GONE = 410;

/**
 * Tries to deliver an event to an endpoint and notes how it went. Throws when it did not arrive, so that it is tried
 * again, the same bytes under the same id, until the last attempt.
 */
export async function deliverWebhook(
  { deliveryId }: JobPayloads['deliverWebhook'],
  context: JobContext,
  { id: jobId, isLastAttempt, signal }: JobInfo,
): Promise<void> {
  const { prisma } = context.db;
  const delivery = await prisma.webhookDelivery.findUnique({
    where: { id: deliveryId },
    include: { endpoint: true, event: true },
  });
  if (!delivery || delivery.deliveredAt) return;
  const { endpoint } = delivery;
  if (endpoint.disabledAt)
    return note(prisma, deliveryId, { failedAt: new Date(), lastError: 'The endpoint is turned off' });
  const outcome = await attempt(context, delivery, signal);
  const now = new Date();
  const made = {
    attempts: { increment: 1 },
    lastAttemptAt: now,
    lastStatus: outcome.status,
    lastError: outcome.error,
  };
  if (outcome.error === null) return note(prisma, deliveryId, { ...made, deliveredAt: now });
  const isOver = isLastAttempt || outcome.status === GONE;
  await prisma.$transaction(async (tx) => {
    await note(tx, deliveryId, { ...made, ...(isOver && { failedAt: now }) });
    if (outcome.status === GONE) await disable(tx, endpoint.id, jobId);
  });
  if (!isOver) throw new Error(`Webhook delivery ${deliveryId}: ${outcome.error}`);
}

async function attempt(
  { env, secretKey }: JobContext,
  { endpoint, event }: Prisma.WebhookDeliveryGetPayload<{ include: { endpoint: true; event: true } }>,
  signal: AbortSignal,
): Promise<Outcome> {
  const at = new Date();
  let secrets: string[];
  try {
    secrets = secretsOf(secretKey(), endpoint, at);
  } catch (error) {
    // noted, not thrown: staff must see it, and it may be readable at the next attempt
    return { status: null, error: (error as Error).message };
  }
  return postWebhook({
    url: endpoint.url,
    headers: signedHeaders(secrets, event.webhookId, at, event.payload),
    body: event.payload,
    privateHosts: env.webhookPrivateHosts,
    signal,
  });
}

/** The secret, and until its time is over the one before. Throws when the secret cannot be read. */
function secretsOf(key: KeyObject, endpoint: WebhookEndpoint, at: Date): string[] {
  const { id, formerSecret, formerSecretUntil } = endpoint;
  const secret = openSecret(key, id, endpoint.secret);
  if (secret === null) throw new Error('The secret of this endpoint cannot be read with this SECRET_KEY: rotate it');
  const isInForce = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > at;
  const former = isInForce ? openSecret(key, id, formerSecret) : null;
  return former === null ? [secret] : [secret, former];
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

import type { KeyObject } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { Prisma, WebhookEndpoint } from '#server/generated/prisma/client.ts';
import type { Job, JobContext } from '#server/jobs/job.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { deliveries } from '#server/platform/metrics.ts';
import { openSecret } from '#server/platform/sealSecret.ts';
import { type Outcome, postWebhook } from './postWebhook.ts';
import { ownerOf, signedHeaders } from './signing.ts';

/** The HTTP status 410 reports that the endpoint no longer exists. */
const GONE = 410;

/**
 * Tries to deliver an event to an endpoint and records the outcome. Throws when the delivery failed, so that the job is
 * retried with the same bytes and id, until the last attempt.
 */
export const deliverWebhook: Job<'deliverWebhook'> = async (
  { deliveryId },
  context,
  { id: jobId, attempts, isLastAttempt, signal },
) => {
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
  deliveries.inc({ result: outcome.error === null ? 'delivered' : 'failed' });
  const now = new Date();
  const made = {
    attempts: { increment: 1 },
    lastAttemptAt: now,
    lastStatus: outcome.status,
    lastError: outcome.error,
    nextAttemptAt: null,
  };
  if (outcome.error === null) return note(prisma, deliveryId, { ...made, deliveredAt: now });
  const isOver = isLastAttempt || outcome.status === GONE;
  await prisma.$transaction(async (tx) => {
    await note(tx, deliveryId, {
      ...made,
      ...(isOver ? { failedAt: now } : { nextAttemptAt: retryOf(now, attempts) }),
    });
    if (outcome.status === GONE) await disable(tx, endpoint.id, jobId);
  });
  if (!isOver) throw new Error(`Webhook delivery ${deliveryId}: ${outcome.error}`);
};

/** The time of the next retry by the queue: https://worker.graphile.org/docs/exponential-backoff */
const retryOf = (now: Date, attempts: number) => new Date(now.getTime() + 1_000 * Math.exp(Math.min(attempts, 10)));

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
    // recorded rather than thrown: staff must see the error, and the secret may be readable at the next attempt
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

/** The current secret, and the previous one until it expires. Throws when the current secret cannot be decrypted. */
function secretsOf(key: KeyObject, endpoint: WebhookEndpoint, at: Date): string[] {
  const { id, formerSecret, formerSecretUntil } = endpoint;
  const secret = openSecret(key, ownerOf(id), endpoint.secret);
  if (secret === null) throw new Error('The secret of this endpoint cannot be read with this SECRET_KEY: rotate it');
  const isInForce = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil > at;
  const former = isInForce ? openSecret(key, ownerOf(id), formerSecret) : null;
  return former === null ? [secret] : [secret, former];
}

/** Records an outcome. The delivery may have been deleted meanwhile: with its endpoint, or after its retention. */
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
      code: 'webhookTurnedOff',
      subject: { type: 'webhookEndpoint', id },
    },
  );
}

const BATCH = 10_000;

/**
 * Removes expired previous secrets, and events older than this time with their deliveries, oldest first, in small
 * transactions.
 */
export async function expireWebhooks(client: ClientBase, before: Date): Promise<void> {
  await client.query(
    `update webhook_endpoints set former_secret = null, former_secret_until = null where former_secret_until <= now()`,
  );
  for (;;) {
    const { rowCount } = await client.query(
      `delete from webhook_events where id in
        (select id from webhook_events where created_at < $1 order by created_at limit ${BATCH})`,
      [before],
    );
    if ((rowCount ?? 0) < BATCH) return;
  }
}

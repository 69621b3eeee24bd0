import type { Context } from '#server/graphql/context.ts';
import { ownerOf } from '#server/graphql/price.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { NotFound, TurnedOff } from '#server/platform/errors.ts';
import { endpointsOf } from './access.ts';
import { queueDeliveries, queueEvents } from './queueEvents.ts';

/**
 * Delivers an event again now, under the same id, even if it was delivered before or is pending. Throws `NotFound`,
 * also for a delivery of another partner, `Conflict` when the endpoint is turned off, `TooManyRequests`.
 */
export async function redeliver(context: Context, id: number): Promise<void> {
  await countSent(context);
  await context.db.prisma.$transaction(async (tx) => {
    const delivery = await tx.webhookDelivery.findFirst({
      where: { id, endpoint: endpointsOf(context) },
      include: { endpoint: true, event: true },
    });
    if (!delivery) throw new NotFound('webhook.deliveryNotFound');
    const { endpoint, event } = delivery;
    if (endpoint.disabledAt) throw new TurnedOff('webhook.disabled');
    await tx.webhookDelivery.updateMany({
      where: { id },
      data: { deliveredAt: null, failedAt: null, nextAttemptAt: null },
    });
    await queueDeliveries(tx, [delivery]);
    await writeLog(tx, context, {
      code: 'webhookDeliveredAgain',
      subject: { type: 'webhookEndpoint', id: endpoint.id },
      after: { webhookId: event.webhookId },
    });
  });
}

/**
 * Sends an endpoint a test, regardless of its subscriptions. Returns the id of the delivery. Throws `NotFound`, also
 * for an endpoint of another partner, `Conflict` when the endpoint is turned off, `TooManyRequests`.
 */
export async function sendPing(context: Context, endpointId: number): Promise<number> {
  await countSent(context);
  return context.db.prisma.$transaction(async (tx) => {
    const [endpoint] = await tx.$queryRaw<{ isDisabled: boolean }[]>`
      select disabled_at is not null as "isDisabled" from webhook_endpoints
      where id = ${endpointId} and ${context.token?.partnerId ?? null}::int is not distinct from
        case when ${context.token !== null} then partner_id end for key share`;
    if (!endpoint) throw new NotFound('webhook.notFound');
    if (endpoint.isDisabled) throw new TurnedOff('webhook.disabled');
    const data = { endpointId };
    const [id] = await queueEvents(tx, [{ type: 'ping', providerId: null, data, endpointIds: [endpointId] }]);
    await writeLog(tx, context, {
      code: 'webhookTestSent',
      subject: { type: 'webhookEndpoint', id: endpointId },
    });
    return id!;
  });
}

/** Counts a sent event: programs of a partner share a budget; staff have no limit. */
async function countSent({ limits, token }: Context): Promise<void> {
  if (token) await limits.count('webhook', ownerOf(token));
}

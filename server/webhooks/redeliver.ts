import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, NotFound } from '#server/platform/errors.ts';
import { queueDeliveries, queueEvents } from './queueEvents.ts';

/**
 * Delivers an event again now, under the same id, whether it was delivered before or is pending. Throws `NotFound`,
 * `Conflict` when the endpoint is turned off.
 */
export async function redeliver(context: Context, id: number): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const delivery = await tx.webhookDelivery.findUnique({ where: { id }, include: { endpoint: true, event: true } });
    if (!delivery) throw new NotFound('webhook.deliveryNotFound');
    const { endpoint, event } = delivery;
    if (endpoint.disabledAt) throw new Conflict('webhook.disabled');
    await tx.webhookDelivery.updateMany({ where: { id }, data: { deliveredAt: null, failedAt: null } });
    await queueDeliveries(tx, [delivery]);
    await writeLog(tx, context, {
      code: 'webhookDeliveredAgain',
      subject: { type: 'webhookEndpoint', id: endpoint.id },
      after: { webhookId: event.webhookId },
    });
  });
}

/**
 * Sends an endpoint a test, regardless of its subscriptions. Returns the id of the delivery. Throws `NotFound`,
 * `Conflict` when the endpoint is turned off.
 */
export async function sendPing(context: Context, endpointId: number): Promise<number> {
  return context.db.prisma.$transaction(async (tx) => {
    const [endpoint] = await tx.$queryRaw<{ isDisabled: boolean }[]>`
      select disabled_at is not null as "isDisabled" from webhook_endpoints where id = ${endpointId} for key share`;
    if (!endpoint) throw new NotFound('webhook.notFound');
    if (endpoint.isDisabled) throw new Conflict('webhook.disabled');
    const data = { endpointId };
    const [id] = await queueEvents(tx, [{ type: 'ping', providerId: null, data, endpointIds: [endpointId] }]);
    await writeLog(tx, context, {
      code: 'webhookTestSent',
      subject: { type: 'webhookEndpoint', id: endpointId },
    });
    return id!;
  });
}

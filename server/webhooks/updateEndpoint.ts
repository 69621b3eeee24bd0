import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { NotFound } from '#server/platform/errors.ts';
import { type EndpointForm, parseEndpointForm } from './parseEndpointForm.ts';

/**
 * Saves an endpoint: pending deliveries go to its new URL. Events that happen while it is turned off are never sent.
 * Throws `Invalid`, `NotFound`.
 */
export async function updateEndpoint(
  context: Context,
  { id, isEnabled, ...form }: EndpointForm & { id: number; isEnabled: boolean },
): Promise<void> {
  const endpoint = parseEndpointForm(form, context.webhookPrivateHosts);
  await context.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from webhook_endpoints where id = ${id} for no key update`;
    const before = await tx.webhookEndpoint.findUnique({ where: { id } });
    if (!before) throw new NotFound('webhook.notFound');
    const { url, eventTypes, disabledAt } = before;
    await tx.webhookEndpoint.update({
      where: { id },
      data: { ...endpoint, disabledAt: isEnabled ? null : (disabledAt ?? new Date()) },
    });
    await writeLog(tx, context, {
      message: 'Webhook endpoint changed',
      subject: { type: 'webhookEndpoint', id },
      before: { url, eventTypes, isEnabled: disabledAt === null },
      after: { ...endpoint, isEnabled },
    });
  });
}

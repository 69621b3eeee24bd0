import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { NotFound } from '#server/platform/errors.ts';

/** Deletes an endpoint with all its deliveries, pending ones included. Throws `NotFound`. */
export async function deleteEndpoint(context: Context, id: number): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.webhookEndpoint.deleteMany({ where: { id } });
    if (count === 0) throw new NotFound('webhook.notFound');
    await writeLog(tx, context, { message: 'Webhook endpoint deleted', subject: { type: 'webhookEndpoint', id } });
  });
}

import { NotFound } from '../errors.ts';
import type { Context } from '../graphql/context.ts';
import { writeLog } from '../logs/writeLog.ts';
import { newSecret } from './secret.ts';

/** A new secret for every request from now on, answered here and never again. Throws `NotFound`. */
export async function rotateSecret(context: Context, id: number): Promise<string> {
  const secret = newSecret();
  await context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.webhookEndpoint.updateMany({ where: { id }, data: { secret } });
    if (count === 0) throw new NotFound('webhook.notFound');
    await writeLog(tx, context, {
      message: 'Webhook secret replaced',
      subject: { type: 'webhookEndpoint', id },
    });
  });
  return secret;
}

import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { NotFound } from '#server/platform/errors.ts';
import { openSecret, sealSecret } from './sealSecret.ts';
import { newSecret } from './secret.ts';

const FORMER_LASTS_MS = 24 * 3_600_000;

/**
 * Returns a new secret, which cannot be read later. For 24 hours requests are signed with the former one too, so that
 * the receiver can change over; a secret from before that is dropped. Throws `NotFound`.
 */
export async function rotateSecret(context: Context, id: number): Promise<string> {
  const secret = newSecret();
  const key = context.secretKey();
  await context.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from webhook_endpoints where id = ${id} for no key update`;
    const before = await tx.webhookEndpoint.findUnique({ where: { id }, select: { secret: true } });
    if (!before) throw new NotFound('webhook.notFound');
    // a secret sealed with another key cannot sign any more
    const isKept = openSecret(key, id, before.secret) !== null;
    const former = {
      formerSecret: isKept ? before.secret : null,
      formerSecretUntil: isKept ? new Date(Date.now() + FORMER_LASTS_MS) : null,
    };
    await tx.webhookEndpoint.update({ where: { id }, data: { secret: sealSecret(key, id, secret), ...former } });
    await writeLog(tx, context, {
      message: 'Webhook secret replaced',
      subject: { type: 'webhookEndpoint', id },
    });
  });
  return secret;
}

import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, NotFound } from '#server/platform/errors.ts';
import { type EndpointForm, readEndpoint } from './parseEndpointForm.ts';
import { sealSecret } from './sealSecret.ts';
import { newSecret } from './secret.ts';

/** Of one partner. */
const MOST_ENDPOINTS = 10;

/**
 * An endpoint of a partner's. The secret is answered here and never again. Throws `Invalid`, `NotFound`, `Conflict`
 * when there are too many.
 */
export async function createEndpoint(
  context: Context,
  { partnerId, ...form }: EndpointForm & { partnerId: number },
): Promise<{ id: number; secret: string }> {
  const endpoint = readEndpoint(form, context.webhookPrivateHosts);
  const secret = newSecret();
  const key = context.secretKey();
  return context.db.prisma.$transaction(async (tx) => {
    // two at once are counted one after the other
    const partners = await tx.$queryRaw<unknown[]>`select 1 from partners where id = ${partnerId} for no key update`;
    if (partners.length === 0) throw new NotFound('partner.notFound');
    if ((await tx.webhookEndpoint.count({ where: { partnerId } })) >= MOST_ENDPOINTS)
      throw new Conflict('webhook.tooMany', { max: MOST_ENDPOINTS });
    // known before there is a row: the secret is sealed for this id
    const [next] = await tx.$queryRaw<{ id: number }[]>`
      select nextval(pg_get_serial_sequence('webhook_endpoints', 'id'))::int as id`;
    const { id } = next!;
    const sealed = sealSecret(key, id, secret);
    await tx.webhookEndpoint.create({
      data: { ...endpoint, id, partnerId, secret: sealed, createdById: context.viewer?.id ?? null },
    });
    await writeLog(tx, context, {
      message: 'Webhook endpoint created',
      subject: { type: 'webhookEndpoint', id },
      after: { ...endpoint, partnerId },
    });
    return { id, secret };
  });
}

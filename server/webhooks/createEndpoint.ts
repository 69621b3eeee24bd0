import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Conflict, NotFound } from '#server/platform/errors.ts';
import { type EndpointForm, parseEndpointForm } from './parseEndpointForm.ts';
import { sealSecret } from './sealSecret.ts';
import { newSecret } from './secret.ts';

/** Per partner. */
const MOST_ENDPOINTS = 10;

/**
 * Creates a partner's endpoint. Returns the secret, which cannot be read later. Throws `Invalid`, `NotFound`,
 * `Conflict` when the partner has too many endpoints.
 */
export async function createEndpoint(
  context: Context,
  { partnerId, ...form }: EndpointForm & { partnerId: number },
): Promise<{ id: number; secret: string }> {
  const endpoint = parseEndpointForm(form, context.webhookPrivateHosts);
  const secret = newSecret();
  const key = context.secretKey();
  return context.db.prisma.$transaction(async (tx) => {
    // the lock makes concurrent calls count one after the other
    const partners = await tx.$queryRaw<unknown[]>`select 1 from partners where id = ${partnerId} for no key update`;
    if (partners.length === 0) throw new NotFound('partner.notFound');
    if ((await tx.webhookEndpoint.count({ where: { partnerId } })) >= MOST_ENDPOINTS)
      throw new Conflict('webhook.tooMany', { max: MOST_ENDPOINTS });
    // the id is needed before the row exists: the secret is sealed for it
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

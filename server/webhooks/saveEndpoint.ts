import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Invalid, LimitReached, NotFound } from '#server/platform/errors.ts';
import { openSecret, sealSecret } from '#server/platform/sealSecret.ts';
import { parseFields, parseText } from '#server/platform/text.ts';
import { isAllowedHost, isPrivateLiteral } from './postWebhook.ts';
import { type EventType, isEventType } from './queueEvents.ts';
import { newSecret, ownerOf } from './signing.ts';

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
      code: 'webhookChanged',
      subject: { type: 'webhookEndpoint', id },
      before: { url, eventTypes, isEnabled: disabledAt === null },
      after: { ...endpoint, isEnabled },
    });
  });
}

/** Deletes an endpoint with all its deliveries, including pending ones. Throws `NotFound`. */
export async function deleteEndpoint(context: Context, id: number): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.webhookEndpoint.deleteMany({ where: { id } });
    if (count === 0) throw new NotFound('webhook.notFound');
    await writeLog(tx, context, { code: 'webhookDeleted', subject: { type: 'webhookEndpoint', id } });
  });
}

/** The maximum number of endpoints per partner. */
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
      throw new LimitReached('webhook.tooMany', { max: MOST_ENDPOINTS });
    // the id is needed before the row exists, because the secret is sealed for this id
    const [next] = await tx.$queryRaw<{ id: number }[]>`
      select nextval(pg_get_serial_sequence('webhook_endpoints', 'id'))::int as id`;
    const { id } = next!;
    const sealed = sealSecret(key, ownerOf(id), secret);
    await tx.webhookEndpoint.create({
      data: { ...endpoint, id, partnerId, secret: sealed, createdById: context.viewer?.id ?? null },
    });
    await writeLog(tx, context, {
      code: 'webhookCreated',
      subject: { type: 'webhookEndpoint', id },
      after: { ...endpoint, partnerId },
    });
    return { id, secret };
  });
}

const FORMER_LASTS_MS = 24 * 3_600_000;

/**
 * Returns a new secret, which cannot be read later. For 24 hours requests are also signed with the previous secret, so
 * that the receiver can switch; an older secret is dropped. Throws `NotFound`.
 */
export async function rotateSecret(context: Context, id: number): Promise<string> {
  const secret = newSecret();
  const key = context.secretKey();
  await context.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from webhook_endpoints where id = ${id} for no key update`;
    const before = await tx.webhookEndpoint.findUnique({ where: { id }, select: { secret: true } });
    if (!before) throw new NotFound('webhook.notFound');
    // a secret sealed with another key can no longer sign
    const isKept = openSecret(key, ownerOf(id), before.secret) !== null;
    const former = {
      formerSecret: isKept ? before.secret : null,
      formerSecretUntil: isKept ? new Date(Date.now() + FORMER_LASTS_MS) : null,
    };
    await tx.webhookEndpoint.update({
      where: { id },
      data: { secret: sealSecret(key, ownerOf(id), secret), ...former },
    });
    await writeLog(tx, context, {
      code: 'webhookSecretReplaced',
      subject: { type: 'webhookEndpoint', id },
    });
  });
  return secret;
}

interface EndpointForm {
  url: string;
  eventTypes: readonly string[];
}

/**
 * Validates the form of an endpoint. Throws `Invalid`. The addresses to which the host name resolves are checked at
 * each delivery.
 */
function parseEndpointForm(
  form: EndpointForm,
  privateHosts: readonly string[],
): { url: string; eventTypes: EventType[] } {
  return parseFields({ url: () => readUrl(form.url, privateHosts), eventTypes: () => readTypes(form.eventTypes) });
}

function readTypes(names: readonly string[]): EventType[] {
  const eventTypes = [...new Set(names)].filter(isEventType);
  if (eventTypes.length === 0) throw new Invalid('webhook.typesRequired', { field: 'eventTypes' });
  return eventTypes;
}

function readUrl(text: string, privateHosts: readonly string[]): string {
  const field = 'url';
  const url = URL.parse(parseText(text, { field, max: 1_000, required: 'webhook.url' }));
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Invalid('webhook.url', { field });
  if (!isAllowedHost(url, privateHosts)) {
    if (url.protocol !== 'https:') throw new Invalid('webhook.url', { field });
    if (isPrivateLiteral(url)) throw new Invalid('webhook.private', { field });
  }
  url.hash = '';
  return url.href;
}

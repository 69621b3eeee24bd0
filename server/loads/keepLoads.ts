import type { AskAnswer, AskWay, Prisma } from '#server/generated/prisma/client.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { LOAD_TEXTS, type LoadText, MAX_PRICE, MOST_ASKED_OF_LOAD, MOST_LOADS } from '#shared/load.ts';

type Tx = Prisma.TransactionClient;

interface SentAsk {
  providerId: number;
  way: AskWay;
  askedAt: Date;
  isSent: boolean;
  answer?: AskAnswer | null | undefined;
  price?: string | null | undefined;
  changedAt: Date;
}

export interface SentLoad extends Record<LoadText, string> {
  key: string;
  /**
   * Whether the account already stores the load: if so, it is not created again after another browser has deleted it.
   */
  isKnown: boolean;
  createdAt: Date;
  changedAt: Date;
  asks: readonly SentAsk[];
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Validates the key of a load. Throws `Invalid`. */
export function parseKey(key: string): string {
  if (!UUID.test(key)) throw new Invalid('load.key', { field: 'key' });
  return key;
}

/**
 * Stores the changes of a browser. Of two changes to the texts or to a contacted business, the later one is kept. Above
 * the limit the oldest loads are deleted. Throws `Invalid`.
 */
export async function keepLoads(
  tx: Tx,
  userId: number,
  { changed, removed }: { changed: readonly SentLoad[]; removed: readonly string[] },
): Promise<void> {
  if (Math.max(changed.length, removed.length) > MOST_LOADS)
    throw new Invalid('load.tooMany', { max: MOST_LOADS, field: 'changed' });
  const parsed = changed.map(parseLoad);
  // locks the account, so that two concurrent changes cannot exceed the limit
  await tx.$queryRaw`select id from users where id = ${userId} for update`;
  await tx.load.deleteMany({ where: { userId, key: { in: removed.map(parseKey) } } });
  const asked = parsed.flatMap(({ asks }) => asks.map(({ providerId }) => providerId));
  const providers = await tx.provider.findMany({
    where: { id: { in: asked.filter((id) => id > 0) }, status: { in: ['approved', 'suspended'] } },
    select: { id: true },
  });
  const known = new Set(providers.map(({ id }) => id));
  for (const load of parsed) await keepLoad(tx, userId, load, known);
  const old = await tx.load.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: MOST_LOADS,
    select: { id: true },
  });
  if (old.length > 0) await tx.load.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

function parseLoad({ asks, key, ...load }: SentLoad): SentLoad {
  if (asks.length > MOST_ASKED_OF_LOAD)
    throw new Invalid('load.tooManyAsked', { max: MOST_ASKED_OF_LOAD, field: 'asks' });
  const texts = Object.fromEntries(
    Object.entries(LOAD_TEXTS).map(([field, max]) => [
      field,
      parseText(load[field as LoadText], { field, max, keepsLines: field === 'note' }),
    ]),
  ) as Record<LoadText, string>;
  return {
    ...texts,
    key: parseKey(key),
    isKnown: load.isKnown,
    createdAt: past(load.createdAt),
    changedAt: past(load.changedAt),
    asks: asks.map((ask) => ({
      ...ask,
      price: parseText(ask.price, { field: 'price', max: MAX_PRICE }),
      askedAt: past(ask.askedAt),
      changedAt: past(ask.changedAt),
    })),
  };
}

/** Limits a time to the present, because the changes of a browser whose clock is ahead would always be the latest. */
const past = (time: Date) => new Date(Math.min(time.getTime(), Date.now()));

async function keepLoad(
  tx: Tx,
  userId: number,
  { asks, isKnown, ...load }: SentLoad,
  known: ReadonlySet<number>,
): Promise<void> {
  const former = await tx.load.findUnique({
    where: { userId_key: { userId, key: load.key } },
    include: { asks: true },
  });
  if (!former && isKnown) return;
  const { id } = former ?? (await tx.load.create({ data: { ...load, userId } }));
  if (former && former.changedAt < load.changedAt) await tx.load.update({ where: { id }, data: load });
  const kept = new Map(former?.asks.map((ask) => [ask.providerId, ask]));
  for (const { providerId, way, askedAt, isSent, answer, price, changedAt } of asks) {
    const before = kept.get(providerId);
    if (before ? before.changedAt >= changedAt : !known.has(providerId) || kept.size >= MOST_ASKED_OF_LOAD) continue;
    const data = { way, askedAt, isSent, answer: answer ?? null, price: price ?? '', changedAt };
    const row = await tx.loadAsk.upsert({
      where: { loadId_providerId: { loadId: id, providerId } },
      create: { ...data, loadId: id, providerId },
      update: data,
    });
    kept.set(providerId, row);
  }
}

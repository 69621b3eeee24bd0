import type { Prisma, PrismaClient, Watch, WatchRhythm } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { wordsIn } from '#server/i18n/messages.ts';
import { addJobs } from '#server/jobs/addJob.ts';
import { aboutOf, endLink, findLink } from '#server/mailed-links/mailedLinks.ts';
import { ConfirmationRequired, Invalid, NotFound, Unauthenticated } from '#server/platform/errors.ts';
import { isAsker } from './asker.ts';
import { lastsUntil, listed, listWatches, ofPartner, startWatch, type Whose } from './createWatch.ts';
import { titleOf } from './mails.ts';

type Tx = Prisma.TransactionClient;

/**
 * Starts the watch of a mailed link, with which its recipient agrees to the mails. In another browser than the one that
 * requested the watch, they must first agree to its content. A second use is not an error while the watch is active.
 * Throws `Invalid`, `ConfirmationRequired`, `TooManyRequests`.
 */
export async function confirmWatch(
  context: Context,
  { token, isAgreed }: { token: string; isAgreed?: boolean | null | undefined },
): Promise<Watch> {
  const { db } = context;
  const link = await findUsable(context, token, ['watch']);
  const watch = await db.prisma.watch.findFirst({ where: { id: aboutOf(token), email: link.email } });
  if (!watch) throw new Invalid('watch.link', { field: 'token' });
  if (watch.confirmedAt) return watch;
  if (!isAgreed && !isAsker(context, watch)) throw await askedElsewhere(context, watch);
  return db.prisma.$transaction(async (tx) => {
    const started = await startWatch(tx, watch);
    if (started.id !== watch.id) await endLink(tx, link.id);
    return started;
  });
}

async function askedElsewhere({ db, language }: Context, watch: Watch): Promise<ConfirmationRequired> {
  const provider = watch.providerId && (await db.prisma.provider.findUnique({ where: { id: watch.providerId } }));
  const title = provider ? provider.businessName : titleOf(watch, wordsIn(language));
  return new ConfirmationRequired('watch.askedElsewhere', { title, field: 'isAgreed' });
}

/**
 * The owner of watches: the partner of a program, the address of a mailed link, or without a link that of the viewer.
 * Throws `Invalid`, `Unauthenticated`.
 */
async function readWhose(context: Context, mailed: string | null | undefined): Promise<Whose> {
  const { db, viewer, token } = context;
  if (token) return ofPartner(token);
  if (mailed) return { email: (await findUsable(context, mailed, ['watches', 'watch'])).email, partnerId: null };
  if (!viewer?.hasProvedEmail) throw new Unauthenticated();
  return { email: (await db.prisma.user.findUniqueOrThrow({ where: { id: viewer.id } })).email, partnerId: null };
}

/**
 * Finds a usable link. Only invalid tokens are limited: mail providers send the requests of many users from few
 * addresses.
 */
async function findUsable({ db, limits, network }: Context, token: string, kinds: ('watch' | 'watches')[]) {
  const link = await findLink(db.prisma, kinds, token);
  if (link) return link;
  await limits.count('reset', network);
  throw new Invalid('watch.link', { field: 'token' });
}

/** The watches of an address or a partner; the address is null for a partner. Throws `Invalid`, `Unauthenticated`. */
export async function readWatches(context: Context, token: string | null | undefined) {
  const whose = await readWhose(context, token);
  return { email: whose.email || null, watches: await listWatches(context.db.prisma, whose) };
}

interface Chosen {
  /** The id of the watch; null: the watch of the mail with the link. */
  id: number | null;
  token?: string | null | undefined;
}

/** One of the watches that `readWatches` lists; null for an unknown id. Throws `Invalid`, `Unauthenticated`. */
export async function readWatch(context: Context, { id, token }: Chosen & { id: number }): Promise<Watch | null> {
  const { prisma } = context.db;
  return prisma.watch.findFirst({ where: { id, ...listed(await readWhose(context, token)) } });
}

/** Ends a watch. A second use is not an error. Throws `Invalid`, `NotFound`, `Unauthenticated`. */
export async function endWatch(context: Context, { id, token }: Chosen): Promise<void> {
  const whose = await readWhose(context, token);
  const { watch } = context.db.prisma;
  const where = { id: id ?? aboutOf(token ?? ''), ...whose };
  if (id !== null && (await watch.count({ where })) === 0) throw new NotFound('watch.notFound');
  await watch.updateMany({ where: { ...where, endsAt: { gt: new Date() } }, data: { endsAt: new Date() } });
}

/** Extends a watch by a year, optionally with another frequency. Throws `Invalid`, `NotFound`, `Unauthenticated`. */
export async function renewWatch(
  context: Context,
  { id, token, rhythm }: Chosen & { rhythm?: WatchRhythm | null | undefined },
): Promise<Watch> {
  const whose = await readWhose(context, token);
  const { prisma } = context.db;
  const found = await prisma.watch.findFirst({
    where: { id: id ?? aboutOf(token ?? ''), ...whose, confirmedAt: { not: null } },
  });
  if (!found) throw new NotFound('watch.notFound');
  return prisma.watch.update({
    where: { id: found.id },
    data: { endsAt: lastsUntil(), endToldAt: null, ...(rhythm && { rhythm }) },
  });
}

const SOON_MS = 14 * 86_400_000;

/** Queues mails to the owners of watches that end within two weeks, once per watch. */
export async function queueWatchEnds(prisma: PrismaClient, now: Date): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const due = await tx.watch.updateManyAndReturn({
      where: {
        ...{ partnerId: null, confirmedAt: { not: null }, endToldAt: null },
        endsAt: { gt: now, lte: new Date(now.getTime() + SOON_MS) },
      },
      data: { endToldAt: now },
      select: { id: true },
    });
    await addJobs(
      tx,
      'mailWatchEnd',
      due.map(({ id }) => ({ payload: { watchId: id }, key: `watch-end:${id}` })),
    );
  });
}

/** Deletes the watches of an address whose account is deleted. */
export async function forgetWatches(tx: Tx, email: string): Promise<void> {
  await tx.watch.deleteMany({ where: { email } });
}

/** Deletes the stored news of watches from before this time. */
export async function expireNews(tx: Pick<Tx, 'watchNews'>, before: Date): Promise<void> {
  await tx.watchNews.deleteMany({ where: { createdAt: { lt: before } } });
}

/** Deletes watches that ended, or were never confirmed, before this time. */
export async function expireWatches(tx: Pick<Tx, 'watch'>, before: Date): Promise<void> {
  await tx.watch.deleteMany({
    where: { OR: [{ endsAt: { lt: before } }, { confirmedAt: null, createdAt: { lt: before } }] },
  });
}

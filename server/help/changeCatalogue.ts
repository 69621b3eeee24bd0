import type { HelpVideo, Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Invalid, NotFound } from '#server/platform/errors.ts';
import { placeOf } from './catalogue.ts';
import { type HelpVideoData, isVideoId } from './helpVideo.ts';

type Tx = Prisma.TransactionClient;

/**
 * Runs a change of the catalogue with a lock, which admits one editor at a time, and a log entry. `change` returns the
 * video before and after. Returns the changed video. Throws `Invalid` when the videos are those of a channel, and the
 * errors of `change`.
 */
export async function changeCatalogue(
  context: Context,
  message: string,
  change: (tx: Tx) => Promise<{ before?: HelpVideo; after?: HelpVideo }>,
): Promise<HelpVideoData> {
  if (context.videoChannel) throw new Invalid('helpVideo.channel');
  return context.db.prisma.$transaction(async (tx) => {
    // positions depend on each other; readers do not wait for the lock
    await tx.$executeRaw`lock table help_videos in share row exclusive mode`;
    const { before, after } = await change(tx);
    await writeLog(tx, context, {
      message,
      ...(before && { before: snapshot(before) }),
      ...(after && { after: snapshot(after) }),
    });
    const video = (after ?? before)!;
    return { ...video, place: await placeOf(tx, video) };
  });
}

/** Throws `NotFound`. */
export async function catalogued(tx: Tx, id: string): Promise<HelpVideo> {
  // PostgreSQL rejects text with a NUL
  const video = isVideoId(id) ? await tx.helpVideo.findUnique({ where: { id } }) : null;
  if (!video) throw new NotFound('helpVideo.notFound');
  return video;
}

function snapshot({ id, title, publishedAt, position }: HelpVideo): Prisma.InputJsonObject {
  return { id, title, publishedAt: publishedAt.toISOString(), position };
}

import type { HelpVideo, Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Invalid, NotFound } from '#server/platform/errors.ts';
import { placeOf } from './catalogue.ts';
import { type HelpVideoData, isVideoId } from './helpVideo.ts';

type Tx = Prisma.TransactionClient;

/**
 * What every change of the catalogue has around it: one editor at a time, and the log with before and after. `change`
 * answers the video as it was and as it is; so does this. Throws `Invalid` when the videos are those of a channel, and
 * what `change` throws.
 */
export async function changeCatalogue(
  context: Context,
  message: string,
  change: (tx: Tx) => Promise<{ before?: HelpVideo; after?: HelpVideo }>,
): Promise<HelpVideoData> {
  if (context.videoChannel) throw new Invalid('helpVideo.channel');
  return context.db.prisma.$transaction(async (tx) => {
    // positions are reckoned from each other; those who read do not wait
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
  // PostgreSQL takes no text with a NUL
  const video = isVideoId(id) ? await tx.helpVideo.findUnique({ where: { id } }) : null;
  if (!video) throw new NotFound('helpVideo.notFound');
  return video;
}

function snapshot({ id, title, publishedAt, position }: HelpVideo): Prisma.InputJsonObject {
  return { id, title, publishedAt: publishedAt.toISOString(), position };
}

import type { HelpVideo, Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { Invalid, NotFound } from '#server/platform/errors.ts';
import { placeOf } from './catalogue.ts';
import { type HelpVideoData, isVideoId } from './helpVideo.ts';

type Tx = Prisma.TransactionClient;

/**
 * Runs a change of the catalogue with a log entry, under a lock that admits one editor at a time. `change` returns the
 * video before and after the change. Returns the changed video. Throws `Invalid` when the videos are those of a
 * channel, and the errors of `change`.
 */
export async function changeCatalogue(
  context: Context,
  code: 'helpVideoAdded' | 'helpVideoMoved' | 'helpVideoRemoved',
  change: (tx: Tx) => Promise<{ before?: HelpVideo; after?: HelpVideo }>,
): Promise<HelpVideoData> {
  if (context.videoChannel) throw new Invalid('helpVideo.channel');
  return context.db.prisma.$transaction(async (tx) => {
    // locks the table because positions depend on each other; readers do not wait for the lock
    await tx.$executeRaw`lock table help_videos in share row exclusive mode`;
    const { before, after } = await change(tx);
    const video = (after ?? before)!;
    await writeLog(tx, context, {
      code,
      parameters: { title: video.title },
      ...(before && { before: snapshot(before) }),
      ...(after && { after: snapshot(after) }),
    });
    return { ...video, place: await placeOf(tx, video) };
  });
}

/** The video in the catalogue. Throws `NotFound`. */
async function catalogued(tx: Tx, id: string): Promise<HelpVideo> {
  // PostgreSQL rejects text with a NUL
  const video = isVideoId(id) ? await tx.helpVideo.findUnique({ where: { id } }) : null;
  if (!video) throw new NotFound('helpVideo.notFound');
  return video;
}

function snapshot({ id, title, publishedAt, position }: HelpVideo): Prisma.InputJsonObject {
  return { id, title, publishedAt: publishedAt.toISOString(), position };
}

/** Removes a video from the catalogue. Throws `Invalid`, `NotFound`. */
export async function deleteHelpVideo(context: Context, id: string): Promise<void> {
  await changeCatalogue(context, 'helpVideoRemoved', async (tx) => {
    const before = await catalogued(tx, id);
    await tx.helpVideo.delete({ where: { id } });
    return { before };
  });
}

/**
 * Moves a video to a position in the list, counted from 1. A position past the end means the last. Throws `Invalid`,
 * `NotFound`.
 */
export async function moveHelpVideo(
  context: Context,
  { videoId: id, position: place }: { videoId: string; position: number },
): Promise<HelpVideoData> {
  if (place < 1) throw new Invalid('helpVideo.position', { field: 'position' });
  return changeCatalogue(context, 'helpVideoMoved', async (tx) => {
    const before = await catalogued(tx, id);
    const position = (await between(tx, id, place)) ?? (await spread(tx, id, place));
    return { before, after: await tx.helpVideo.update({ where: { id }, data: { position } }) };
  });
}

/** A number between the positions of the video's future neighbors; null when no number fits between them. */
async function between(tx: Prisma.TransactionClient, id: string, place: number): Promise<number | null> {
  const others = await tx.helpVideo.findMany({
    where: { id: { not: id } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { position: true },
  });
  const at = Math.min(place - 1, others.length);
  const [left, right] = [others[at - 1]?.position, others[at]?.position];
  if (left === undefined || right === undefined) return (left ?? (right ?? 2) - 2) + 1;
  const middle = (left + right) / 2;
  return middle > left && middle < right ? middle : null;
}

/**
 * Renumbers the other videos with whole positions, leaving a gap for this video: needed after some fifty moves to the
 * same place.
 */
async function spread(tx: Prisma.TransactionClient, id: string, place: number): Promise<number> {
  await tx.$executeRaw`
    update help_videos set position = at.position
    from (select id, (row_number() over (order by position, id))::float as position from help_videos where id <> ${id}) at
    where help_videos.id = at.id`;
  return place - 0.5;
}

import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { catalogued, changeCatalogue } from './changeCatalogue.ts';
import type { HelpVideoData } from './helpVideo.ts';

/**
 * Moves a video to a place of the list, counted from 1; places past the end mean the last. Throws `Invalid`,
 * `NotFound`.
 */
export async function moveHelpVideo(
  context: Context,
  { videoId: id, position: place }: { videoId: string; position: number },
): Promise<HelpVideoData> {
  if (place < 1) throw new Invalid('helpVideo.position', { field: 'position' });
  return changeCatalogue(context, 'Help video moved', async (tx) => {
    const before = await catalogued(tx, id);
    const position = (await between(tx, id, place)) ?? (await spread(tx, id, place));
    return { before, after: await tx.helpVideo.update({ where: { id }, data: { position } }) };
  });
}

/** A position between the video's future neighbours; null when no number fits between them. */
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
 * Renumbers the other videos with whole positions, leaving a gap for this one: needed after some fifty moves to one
 * place.
 */
async function spread(tx: Prisma.TransactionClient, id: string, place: number): Promise<number> {
  await tx.$executeRaw`
    update help_videos set position = at.position
    from (select id, (row_number() over (order by position, id))::float as position from help_videos where id <> ${id}) at
    where help_videos.id = at.id`;
  return place - 0.5;
}

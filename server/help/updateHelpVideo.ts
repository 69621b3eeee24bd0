import type { Context } from '#server/graphql/context.ts';
import { catalogued, changeCatalogue } from './changeCatalogue.ts';
import type { HelpVideoData } from './helpVideo.ts';
import { parseTitle } from './parseTitle.ts';

/** Throws `Invalid`, `NotFound`. */
export async function updateHelpVideo(
  context: Context,
  { videoId: id, title: typed }: { videoId: string; title: string },
): Promise<HelpVideoData> {
  const title = parseTitle(typed);
  return changeCatalogue(context, 'Help video changed', async (tx) => ({
    before: await catalogued(tx, id),
    after: await tx.helpVideo.update({ where: { id }, data: { title } }),
  }));
}

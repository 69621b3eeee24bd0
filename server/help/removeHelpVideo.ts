import type { Context } from '#server/graphql/context.ts';
import { catalogued, changeCatalogue } from './changeCatalogue.ts';

/** Throws `Invalid`, `NotFound`. */
export async function removeHelpVideo(context: Context, id: string): Promise<void> {
  await changeCatalogue(context, 'Help video removed', async (tx) => {
    const before = await catalogued(tx, id);
    await tx.helpVideo.delete({ where: { id } });
    return { before };
  });
}

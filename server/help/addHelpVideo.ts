import type { Context } from '#server/graphql/context.ts';
import { Conflict } from '#server/platform/errors.ts';
import { changeCatalogue } from './changeCatalogue.ts';
import type { HelpVideoData } from './helpVideo.ts';
import { parseTitle } from './parseTitle.ts';
import { readVideoLink } from './videoLink.ts';

interface NewHelpVideo {
  link: string;
  title: string;
  publishedAt?: Date | null | undefined;
}

/** Adds a video at the end of the catalogue. Throws `Invalid`, `Conflict` when it is in the catalogue already. */
export async function addHelpVideo(context: Context, input: NewHelpVideo): Promise<HelpVideoData> {
  const id = readVideoLink(input.link);
  const title = parseTitle(input.title);
  return changeCatalogue(context, 'Help video added', async (tx) => {
    const known = await tx.helpVideo.findUnique({ where: { id } });
    if (known) throw new Conflict('helpVideo.known', { title: known.title, field: 'link' });
    const { _max: last } = await tx.helpVideo.aggregate({ _max: { position: true } });
    const position = Math.floor(last.position ?? 0) + 1;
    return {
      after: await tx.helpVideo.create({ data: { id, title, publishedAt: input.publishedAt ?? new Date(), position } }),
    };
  });
}

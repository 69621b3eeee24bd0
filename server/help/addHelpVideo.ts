import type { Context } from '#server/graphql/context.ts';
import { Invalid, Taken } from '#server/platform/errors.ts';
import { parseFields } from '#server/platform/text.ts';
import { changeCatalogue } from './changeCatalogue.ts';
import { type HelpVideoData, isVideoId, parseTitle } from './helpVideo.ts';

interface NewHelpVideo {
  link: string;
  title: string;
  publishedAt?: Date | null | undefined;
}

/**
 * Adds a video at the end of the catalogue. Throws `Invalid`, and `Conflict` when the catalogue already contains the
 * video.
 */
export async function addHelpVideo(context: Context, input: NewHelpVideo): Promise<HelpVideoData> {
  const { id, title } = parseFields({ id: () => readVideoLink(input.link), title: () => parseTitle(input.title) });
  return changeCatalogue(context, 'helpVideoAdded', async (tx) => {
    const known = await tx.helpVideo.findUnique({ where: { id } });
    if (known) throw new Taken('helpVideo.known', { title: known.title, field: 'link' });
    const { _max: last } = await tx.helpVideo.aggregate({ _max: { position: true } });
    const position = Math.floor(last.position ?? 0) + 1;
    return {
      after: await tx.helpVideo.create({ data: { id, title, publishedAt: input.publishedAt ?? new Date(), position } }),
    };
  });
}

const HOSTS = /^((www|m|music)\.)?(youtube\.com|youtube-nocookie\.com)$/;
const PATHS = /^\/(?:embed|shorts|live|v|e)\/([^/]+)\/?$/;

/** Extracts the platform's id from a link to a YouTube video in any format, or from the id alone. Throws `Invalid`. */
function readVideoLink(link: string): string {
  const text = link.trim();
  const id = isVideoId(text) ? text : idIn(text);
  if (!id || !isVideoId(id)) throw new Invalid('helpVideo.link', { field: 'link' });
  return id;
}

function idIn(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  if (hostname === 'youtu.be') return pathname.slice(1).replace(/\/$/, '');
  if (!HOSTS.test(hostname)) return null;
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get('v');
  return pathname.match(PATHS)?.[1] ?? null;
}

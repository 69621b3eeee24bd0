import type { Context } from '#server/graphql/context.ts';
import { DomainError } from '#server/platform/errors.ts';
import { isVideoId } from './helpVideo.ts';
import { findHelpVideo } from './listHelpVideos.ts';
import type { Thumbnails } from './thumbnails.ts';

const HEADERS = { 'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'" };
/** The placeholder picture: the circles of the compass. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" width="480" height="270"><rect width="480" height="270" fill="#0b1a38"/><g fill="none" stroke="#9db4d8" transform="translate(240 135)"><circle r="180" opacity=".15"/><circle r="120" opacity=".25"/><circle r="112" opacity=".5" stroke-width="4" stroke-dasharray="1 8.77"/><circle r="70" opacity=".25"/></g></svg>`;

/**
 * Serves the picture of a help video, `<id>.webp`, so that browsers do not contact the platform before a video is
 * played. A placeholder when the platform has no picture or does not respond. Only for videos of the list: this is no
 * proxy for others.
 */
export async function serveThumbnail(context: Context, thumbnails: Thumbnails, name: string): Promise<Response> {
  const id = name.match(/^(.+)\.webp$/)?.[1] ?? '';
  let known: boolean | null = null;
  const isKnown = async () => {
    known ??= (await findHelpVideo(context, id)) !== null;
    return known;
  };
  try {
    const picture = isVideoId(id) ? await thumbnails.read(id, isKnown) : null;
    if (picture)
      return new Response(new Uint8Array(picture), {
        headers: { ...HEADERS, 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=86400' },
      });
  } catch (error) {
    // the platform does not respond, or its rate limit is reached
    if (!(error instanceof DomainError)) throw error;
    known = true;
  }
  if (!known) return new Response('Not found', { status: 404, headers: HEADERS });
  return new Response(PLACEHOLDER, {
    headers: { ...HEADERS, 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=60' },
  });
}

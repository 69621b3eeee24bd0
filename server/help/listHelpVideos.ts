import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { catalogueVideo, listCatalogue } from './catalogue.ts';
import { type HelpVideoData, type HelpVideoPageData, isVideoId } from './helpVideo.ts';

export interface HelpVideoPaging {
  maxResults: number;
  pageToken?: string | null | undefined;
}

const MAX_ROWS = 50;

/**
 * A page of the help videos: of the channel when one is configured, else of the catalogue. Throws `Invalid`,
 * `Unavailable`.
 */
export async function listHelpVideos(context: Context, paging: HelpVideoPaging): Promise<HelpVideoPageData> {
  const { db, limits, network, videoChannel } = context;
  const { maxResults, pageToken } = paging;
  if (maxResults < 1 || maxResults > MAX_ROWS)
    throw new Invalid('paging.first', { max: MAX_ROWS, field: 'maxResults' });
  if (!videoChannel) return listCatalogue(db.prisma, { maxResults, pageToken: pageToken || null });
  return videoChannel.page({ maxResults, pageToken: pageToken || null }, () => limits.count('helpVideos', network));
}

/** A help video by the platform's id; null when it is not in the list. Throws `Unavailable`. */
export async function findHelpVideo(
  { db, limits, network, videoChannel }: Pick<Context, 'db' | 'limits' | 'network' | 'videoChannel'>,
  id: string,
): Promise<HelpVideoData | null> {
  if (!isVideoId(id)) return null;
  if (!videoChannel) return catalogueVideo(db.prisma, id);
  return videoChannel.find(id, () => limits.count('helpVideos', network));
}

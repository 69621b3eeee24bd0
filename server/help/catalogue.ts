import type { HelpVideo, Prisma, PrismaClient } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { type HelpVideoData, type HelpVideoPageData, isVideoId } from './helpVideo.ts';

interface Paging {
  maxResults: number;
  pageToken: string | null;
}

/** A page of the catalogue of videos. Throws `Invalid` for an invalid token. */
async function listCatalogue(prisma: PrismaClient, { maxResults, pageToken }: Paging): Promise<HelpVideoPageData> {
  const token = pageToken === null ? null : readPageToken(pageToken);
  if (token?.way === 'before') {
    const rows = await read(prisma, token, maxResults + 1);
    // the first page must be full
    if (rows.length < maxResults) return listCatalogue(prisma, { maxResults, pageToken: null });
    const videos = rows.slice(0, maxResults).toReversed();
    return pageOf(prisma, videos, (await prisma.helpVideo.count({ where: after(videos.at(-1)!) })) > 0);
  }
  const rows = await read(prisma, token, maxResults + 1);
  // all videos after the token were removed, so the last page is returned
  if (rows.length === 0 && token)
    return listCatalogue(prisma, { maxResults, pageToken: writePageToken({ ...token, way: 'before' }) });
  return pageOf(prisma, rows.slice(0, maxResults), rows.length > maxResults);
}

async function catalogueVideo(prisma: PrismaClient, id: string): Promise<HelpVideoData | null> {
  const video = await prisma.helpVideo.findUnique({ where: { id } });
  return video && { ...video, place: await placeOf(prisma, video) };
}

type Place = Pick<HelpVideo, 'position' | 'id'>;

function after({ position, id }: Place): Prisma.HelpVideoWhereInput {
  return { OR: [{ position: { gt: position } }, { position, id: { gt: id } }] };
}

function before({ position, id }: Place): Prisma.HelpVideoWhereInput {
  return { OR: [{ position: { lt: position } }, { position, id: { lt: id } }] };
}

/** Reads the videos after the token, or before it if its `way` is "before". */
function read(prisma: PrismaClient, token: PageToken | null, take: number): Promise<HelpVideo[]> {
  const way = token?.way === 'before' ? 'desc' : 'asc';
  const where = token === null ? {} : token.way === 'before' ? before(token) : after(token);
  return prisma.helpVideo.findMany({ where, orderBy: [{ position: way }, { id: way }], take });
}

/** The position of a video in the catalogue, from 1. */
export async function placeOf(tx: Pick<PrismaClient, 'helpVideo'>, video: Place): Promise<number> {
  return (await tx.helpVideo.count({ where: before(video) })) + 1;
}

async function pageOf(prisma: PrismaClient, videos: HelpVideo[], isMore: boolean): Promise<HelpVideoPageData> {
  const [first, last] = [videos[0], videos.at(-1)];
  const place = first ? await placeOf(prisma, first) : 1;
  return {
    videos: videos.map((video, index) => ({ ...video, place: place + index })),
    nextPageToken: isMore && last ? writePageToken({ way: 'after', position: last.position, id: last.id }) : null,
    prevPageToken:
      first && place > 1 ? writePageToken({ way: 'before', position: first.position, id: first.id }) : null,
  };
}

/**
 * The start or end of a page of the catalogue: a position and a video instead of a row number, so that the next page is
 * correct when videos are added, moved or removed meanwhile.
 */
interface PageToken {
  way: 'after' | 'before';
  position: number;
  id: string;
}

function writePageToken({ way, position, id }: PageToken): string {
  return Buffer.from(`${way} ${position} ${id}`, 'latin1').toString('base64url');
}

/** The page token in a text. Throws `Invalid` for an invalid token. */
function readPageToken(text: string): PageToken {
  const [way, position = '', id = '', ...more] = Buffer.from(text, 'base64url').toString('latin1').split(' ');
  const isToken = (way === 'after' || way === 'before') && isVideoId(id) && more.length === 0 && position !== '';
  if (!isToken || !Number.isFinite(Number(position))) throw new Invalid('paging.cursor', { field: 'pageToken' });
  return { way, position: Number(position), id };
}

interface HelpVideoPaging {
  maxResults: number;
  pageToken?: string | null | undefined;
}

const MAX_ROWS = 50;

/**
 * A page of the help videos: of the channel when a channel is configured, otherwise of the catalogue. Throws `Invalid`,
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

/** The help video with the platform's id; null when the list does not contain it. Throws `Unavailable`. */
export async function findHelpVideo(
  { db, limits, network, videoChannel }: Pick<Context, 'db' | 'limits' | 'network' | 'videoChannel'>,
  id: string,
): Promise<HelpVideoData | null> {
  if (!isVideoId(id)) return null;
  if (!videoChannel) return catalogueVideo(db.prisma, id);
  return videoChannel.find(id, () => limits.count('helpVideos', network));
}

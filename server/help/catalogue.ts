import type { HelpVideo, Prisma, PrismaClient } from '#server/generated/prisma/client.ts';
import type { HelpVideoData, HelpVideoPageData } from './helpVideo.ts';
import { type PageToken, readPageToken, writePageToken } from './pageToken.ts';

interface Paging {
  maxResults: number;
  pageToken: string | null;
}

/** A page of the catalogue. Throws `Invalid` for an invalid token. */
export async function listCatalogue(
  prisma: PrismaClient,
  { maxResults, pageToken }: Paging,
): Promise<HelpVideoPageData> {
  const token = pageToken === null ? null : readPageToken(pageToken);
  if (token?.way === 'before') {
    const rows = await read(prisma, token, maxResults + 1);
    // the first page is always full
    if (rows.length < maxResults) return listCatalogue(prisma, { maxResults, pageToken: null });
    const videos = rows.slice(0, maxResults).toReversed();
    return pageOf(prisma, videos, (await prisma.helpVideo.count({ where: after(videos.at(-1)!) })) > 0);
  }
  const rows = await read(prisma, token, maxResults + 1);
  // all videos after the token were removed: return the last page
  if (rows.length === 0 && token)
    return listCatalogue(prisma, { maxResults, pageToken: writePageToken({ ...token, way: 'before' }) });
  return pageOf(prisma, rows.slice(0, maxResults), rows.length > maxResults);
}

export async function catalogueVideo(prisma: PrismaClient, id: string): Promise<HelpVideoData | null> {
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

/** The videos after a token, or, going back, before it. */
function read(prisma: PrismaClient, token: PageToken | null, take: number): Promise<HelpVideo[]> {
  const way = token?.way === 'before' ? 'desc' : 'asc';
  const where = token === null ? {} : token.way === 'before' ? before(token) : after(token);
  return prisma.helpVideo.findMany({ where, orderBy: [{ position: way }, { id: way }], take });
}

/** The video's place, counted from 1. */
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

import { z } from 'zod';
import { DomainError, Invalid, Unavailable } from '#server/platform/errors.ts';
import type { Log } from '#server/platform/log.ts';
import { cacheResults } from './cacheResults.ts';
import type { HelpVideoData, HelpVideoPageData } from './helpVideo.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    /** The channel with the help videos; null when they are in the catalogue of the database. */
    videoChannel: VideoChannel | null;
  }
}

/** The videos of a channel, cached for five minutes. `ask` is called before each request to the platform. */
export interface VideoChannel {
  /** Returns a page of videos. Throws `Invalid`, `Unavailable`. */
  page: (paging: { maxResults: number; pageToken: string | null }, ask: Ask) => Promise<HelpVideoPageData>;
  /** Returns null for a video of another channel. Throws `Unavailable`. */
  find: (id: string, ask: Ask) => Promise<HelpVideoData | null>;
}

/** Counts a request to the platform, which has a daily limit. Throws `TooManyRequests`. */
type Ask = () => Promise<unknown>;

const FRESH_MS = 5 * 60_000;
/** The id of the playlist with the uploads never changes. */
const FOREVER = Number.POSITIVE_INFINITY;

export function openVideoChannel(settings: YoutubeSettings, log: Log): VideoChannel {
  const api = youtube(settings);
  const uploads = cacheResults<string>({ freshMs: FOREVER, most: 1 });
  const pages = cacheResults<HelpVideoPageData>({ freshMs: FRESH_MS, most: 200 });
  const videos = cacheResults<HelpVideoData | null>({ freshMs: FRESH_MS, most: 1_000 });

  async function orUnavailable<Value>(answer: Promise<Value>): Promise<Value> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      log.warn({ err: error }, 'the video platform does not respond');
      throw new Unavailable('helpVideo.unavailable');
    }
  }

  return {
    page: ({ maxResults, pageToken }, ask) => {
      if (pageToken !== null && !/^[\w-]{1,200}$/.test(pageToken))
        throw new Invalid('paging.cursor', { field: 'pageToken' });
      const answer = pages(`${maxResults} ${pageToken ?? ''}`, async () => {
        await ask();
        const page = await api.playlist(await uploads('', api.uploads), maxResults, pageToken);
        for (const video of page.videos) videos.put(video.id, video);
        return page;
      });
      return orUnavailable(answer);
    },
    find: (id, ask) => {
      const answer = videos(id, async () => {
        await ask();
        return api.video(id);
      });
      return orUnavailable(answer);
    },
  };
}

interface YoutubeSettings {
  apiKey: string;
  channelId: string;
  /** The URL of the API, which ends with a slash. */
  apiUrl: string;
}

const WITHIN_MS = 5_000;

const Channels = z.object({
  items: z
    .array(z.object({ contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }) }))
    .min(1),
});
const PlaylistItems = z.object({
  nextPageToken: z.string().optional(),
  prevPageToken: z.string().optional(),
  items: z.array(
    z.object({
      snippet: z.object({ title: z.string() }),
      // missing for private and deleted videos
      contentDetails: z.object({ videoId: z.string(), videoPublishedAt: z.iso.datetime().optional() }),
    }),
  ),
});
const Videos = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: z.object({ title: z.string(), channelId: z.string(), publishedAt: z.iso.datetime() }),
    }),
  ),
});

/**
 * Requests to the YouTube Data API v3 about one channel: https://developers.google.com/youtube/v3/docs. They throw when
 * they fail.
 */
function youtube({ apiKey, channelId, apiUrl }: YoutubeSettings) {
  async function ask<Body>(path: string, parameters: Record<string, string>, shape: z.ZodType<Body>): Promise<Body> {
    const url = new URL(path, apiUrl.replace(/(?<!\/)\/*$/, '/'));
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    // sent in a header, because URLs appear in error messages and logs
    const headers = { 'X-Goog-Api-Key': apiKey, Accept: 'application/json' };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(WITHIN_MS) });
    if (!response.ok) {
      const reason = await response.text();
      if (response.status === 400 && reason.includes('invalidPageToken'))
        throw new Invalid('paging.cursor', { field: 'pageToken' });
      throw new Error(`YouTube returned ${response.status}: ${reason.slice(0, 300)}`);
    }
    return shape.parse(await response.json());
  }

  return {
    uploads: async (): Promise<string> => {
      const { items } = await ask('channels', { part: 'contentDetails', id: channelId }, Channels);
      return items[0]!.contentDetails.relatedPlaylists.uploads;
    },
    playlist: async (playlistId: string, maxResults: number, pageToken: string | null): Promise<HelpVideoPageData> => {
      const page = await ask(
        'playlistItems',
        { part: 'snippet,contentDetails', playlistId, maxResults: String(maxResults), ...(pageToken && { pageToken }) },
        PlaylistItems,
      );
      return {
        videos: page.items.flatMap(({ snippet, contentDetails: { videoId: id, videoPublishedAt } }) =>
          videoPublishedAt ? { id, title: snippet.title, publishedAt: new Date(videoPublishedAt), place: null } : [],
        ),
        nextPageToken: page.nextPageToken ?? null,
        prevPageToken: page.prevPageToken ?? null,
      };
    },
    /** Returns null for a video of another channel. */
    video: async (id: string): Promise<HelpVideoData | null> => {
      const { items } = await ask('videos', { part: 'snippet', id }, Videos);
      const { snippet } = items.find((item) => item.snippet.channelId === channelId) ?? {};
      return snippet ? { id, title: snippet.title, publishedAt: new Date(snippet.publishedAt), place: null } : null;
    },
  };
}

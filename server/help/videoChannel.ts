import { DomainError, Invalid, Unavailable } from '#server/platform/errors.ts';
import type { Log } from '#server/platform/log.ts';
import { cacheResults } from './cacheResults.ts';
import type { HelpVideoData, HelpVideoPageData } from './helpVideo.ts';
import { type YoutubeSettings, youtube } from './youtube.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    /** The source of the help videos; null for the catalogue in the database. */
    videoChannel: VideoChannel | null;
  }
}

/** The videos of a channel, cached for a few minutes. `ask` is called before each request to the platform. */
export interface VideoChannel {
  /** Throws `Invalid`, `Unavailable`. */
  page: (paging: { maxResults: number; pageToken: string | null }, ask: Ask) => Promise<HelpVideoPageData>;
  /** Null for a video that is not the channel's. Throws `Unavailable`. */
  find: (id: string, ask: Ask) => Promise<HelpVideoData | null>;
}

/** Counts a request to the platform, which has a daily limit. Throws `TooManyRequests`. */
type Ask = () => Promise<unknown>;

const FRESH_MS = 5 * 60_000;
/** The playlist of the uploads never changes its id. */
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

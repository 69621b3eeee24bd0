import { readGlobalId } from '#server/graphql/globalId.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';

/** A help video from the catalogue or the channel. */
export interface HelpVideoData {
  /** The id on the video platform. */
  id: string;
  title: string;
  publishedAt: Date;
  /** The position in the catalogue, from 1; null for a video of a channel. */
  place: number | null;
}

export interface HelpVideoPageData {
  videos: HelpVideoData[];
  nextPageToken: string | null;
  prevPageToken: string | null;
}

/** Whether a text is an id of the platform: eleven letters, digits, dashes and underscores. */
export function isVideoId(text: string): boolean {
  return /^[\w-]{11}$/.test(text);
}

/** The platform's id in an id that a caller sent. Throws `Invalid`. */
export function readVideoId(sent: string | number): string {
  if (isVideoId(String(sent))) return String(sent);
  const { typename, id } = readGlobalId(String(sent));
  if (typename !== 'HelpVideo') throw new Invalid('id.global');
  return id;
}

/**
 * The URL of the thumbnail on this server: browsers request nothing from the platform before a visitor plays the video.
 */
export function thumbnailUrl(id: string): string {
  return `/help-video-thumbnails/${id}.webp`;
}

export function embedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

/** The valid title in a text. Throws `Invalid`. */
export function parseTitle(title: string): string {
  return parseText(title, { field: 'title', max: 200, required: 'helpVideo.titleRequired' });
}

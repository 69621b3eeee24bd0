import { Invalid } from '#server/platform/errors.ts';
import { isVideoId } from './helpVideo.ts';

/**
 * The start or end of a page of the catalogue: a position and a video instead of a row number, so that the next page is
 * correct whatever was added, moved or removed meanwhile.
 */
export interface PageToken {
  way: 'after' | 'before';
  position: number;
  id: string;
}

export function writePageToken({ way, position, id }: PageToken): string {
  return Buffer.from(`${way} ${position} ${id}`, 'latin1').toString('base64url');
}

/** Throws `Invalid` for an invalid token. */
export function readPageToken(text: string): PageToken {
  const [way, position = '', id = '', ...more] = Buffer.from(text, 'base64url').toString('latin1').split(' ');
  const isToken = (way === 'after' || way === 'before') && isVideoId(id) && more.length === 0 && position !== '';
  if (!isToken || !Number.isFinite(Number(position))) throw new Invalid('paging.cursor', { field: 'pageToken' });
  return { way, position: Number(position), id };
}

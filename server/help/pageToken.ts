import { Invalid } from '#server/platform/errors.ts';
import { isVideoId } from './helpVideo.ts';

/**
 * Where a page of the catalogue begins or ends: at a position and a video, not at a number of rows, so that the next
 * page goes on right there whatever was added, moved or removed meanwhile.
 */
export interface PageToken {
  way: 'after' | 'before';
  position: number;
  id: string;
}

export function writePageToken({ way, position, id }: PageToken): string {
  return Buffer.from(`${way} ${position} ${id}`, 'latin1').toString('base64url');
}

/** Throws `Invalid` for what is no such token. */
export function readPageToken(text: string): PageToken {
  const [way, position = '', id = '', ...more] = Buffer.from(text, 'base64url').toString('latin1').split(' ');
  const isToken = (way === 'after' || way === 'before') && isVideoId(id) && more.length === 0 && position !== '';
  if (!isToken || !Number.isFinite(Number(position))) throw new Invalid('paging.cursor', { field: 'pageToken' });
  return { way, position: Number(position), id };
}

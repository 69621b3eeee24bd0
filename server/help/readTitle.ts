import { readText } from '#server/platform/text.ts';

/** Throws `Invalid`. */
export function readTitle(title: string): string {
  return readText(title, { field: 'title', max: 200, required: 'helpVideo.titleRequired' });
}

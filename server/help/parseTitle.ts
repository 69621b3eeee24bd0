import { parseText } from '#server/platform/text.ts';

/** Throws `Invalid`. */
export function parseTitle(title: string): string {
  return parseText(title, { field: 'title', max: 200, required: 'helpVideo.titleRequired' });
}

import { Invalid } from '#server/platform/errors.ts';
import { wholeNumber } from '#server/rest/query.ts';
import type { Area } from './area.ts';
import { MAX_DEPTH, MAX_RESULTS } from './searchProviders.ts';

/** An area as addresses have it, such as `-35,-59,-34,-58`; null without one. Throws `Invalid` for anything else. */
export function parseArea(text: string | null): Area | null {
  if (!text) return null;
  const numbers = text
    .split(',')
    .map((part) => (/^\s*-?\d{1,3}(\.\d{1,9})?\s*$/.test(part) ? Number(part) : Number.NaN));
  const [south, west, north, east] = numbers as [number, number, number, number];
  if (numbers.length !== 4 || numbers.some(Number.isNaN)) throw new Invalid('search.area', { field: 'area' });
  return { south, west, north, east };
}

/** Which page of a search, of which the search checks the depth. Throws `Invalid`. */
export function readPage(query: URLSearchParams): { top: number; offset: number; after: string | null } {
  const top = wholeNumber(query, 'top', { max: MAX_RESULTS, fallback: 20 });
  const page = wholeNumber(query, 'page', { max: MAX_DEPTH, fallback: 1 });
  const after = query.get('after');
  if (after && query.get('page')) throw new Invalid('search.offsetAndCursor', { field: 'page' });
  return { top, offset: (page - 1) * top, after };
}

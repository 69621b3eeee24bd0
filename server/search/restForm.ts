import { Invalid } from '#server/platform/errors.ts';
import { wholeNumber } from '#server/rest/query.ts';
import { type Area, parseArea } from '#shared/area.ts';
import { MAX_DEPTH, MAX_RESULTS } from './searchProviders.ts';

/** The area of an address; null without one. Throws `Invalid` for anything else. */
export function readAreaText(text: string | null): Area | null {
  const area = text ? parseArea(text) : null;
  if (text && !area) throw new Invalid('search.area', { field: 'area' });
  return area;
}

/** Which page of a search, of which the search checks the depth. Throws `Invalid`. */
export function readPage(query: URLSearchParams): { top: number; offset: number; after: string | null } {
  const top = wholeNumber(query, 'top', { max: MAX_RESULTS, fallback: 20 });
  const page = wholeNumber(query, 'page', { max: MAX_DEPTH, fallback: 1 });
  const after = query.get('after');
  if (after && query.get('page')) throw new Invalid('search.offsetAndCursor', { field: 'page' });
  return { top, offset: (page - 1) * top, after };
}

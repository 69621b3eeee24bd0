import { Invalid } from '../errors.ts';

/** A whole number of the query string within its bounds. Throws `Invalid` for anything else that is there. */
function wholeNumber(
  query: URLSearchParams,
  name: string,
  { max, fallback }: { max: number; fallback: number },
): number {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max)
    throw new Invalid(name === 'page' ? 'paging.page' : 'paging.first', { max, field: name });
  return value;
}

/** A database id of the path. Throws `Invalid` when it is not a number that could be one. */
export function pathId(text: string | undefined): number {
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  if (value < 1 || value >= 2 ** 31) throw new Invalid('id.malformed', { field: 'id' });
  return value;
}

const MAX_TOP = 1_000;
const MAX_PAGE = 1_000_000;

/** `top` and `page` as a connection's arguments. */
export function pageArguments(query: URLSearchParams, defaultTop: number): { first: number; offset: number } {
  const first = wholeNumber(query, 'top', { max: MAX_TOP, fallback: defaultTop });
  return { first, offset: (wholeNumber(query, 'page', { max: MAX_PAGE, fallback: 1 }) - 1) * first };
}

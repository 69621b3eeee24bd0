import { Invalid } from '#server/platform/errors.ts';

/** Throws `Invalid` for a page size outside of 1 to `max`, before anything runs. */
export function checkFirst(first: number | null | undefined, max: number): void {
  if (first != null && (first < 1 || first > max)) throw new Invalid('paging.first', { max, field: 'first' });
}

/** Throws `Invalid` for `last` and `before`, for lists that only page forward. */
export function checkForward({
  last,
  before,
}: {
  last?: number | null | undefined;
  before?: string | null | undefined;
}) {
  if (last != null || before != null) throw new Invalid('paging.forward', { field: last == null ? 'before' : 'last' });
}

/** The cost of loading a row by its id, in addition to its fields. */
export const NODE_POINTS = 98;

/** The cost of a list field: the cost of a row times the requested rows, plus `base`. */
export function costOfRows(max: number, fallback: number, base = 1) {
  return ({ first, last }: { first?: number | null; last?: number | null }) => ({
    field: base,
    multiplier: Math.min(Math.max(first ?? last ?? fallback, 1), max),
  });
}

/** Description of the argument `offset` of every list. */
export const OFFSET = 'Rows to skip before the first: for numbered pages, instead of a cursor.';

/** Descriptions of the standard fields of every connection. */
export const EDGES = 'The rows of this page, each with its cursor.';
export const CURSOR = 'The position of the row in the list: send it as `after` for the rows that follow.';
export const PAGE_INFO = 'Whether there are more pages, and their cursors.';

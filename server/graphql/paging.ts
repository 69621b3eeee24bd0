import { Invalid } from '#server/platform/errors.ts';

/** Refuses an absurd number of rows before anything runs, instead of quietly giving fewer. */
export function checkFirst(first: number | null | undefined, max: number): void {
  if (first != null && (first < 1 || first > max)) throw new Invalid('paging.first', { max, field: 'first' });
}

/** Refuses what a list that only runs forward cannot answer, instead of answering its beginning. */
export function checkForward({
  last,
  before,
}: {
  last?: number | null | undefined;
  before?: string | null | undefined;
}) {
  if (last != null || before != null) throw new Invalid('paging.forward', { field: last == null ? 'before' : 'last' });
}

/** The cost of looking a row up by its id, beside the fields that are read of it. */
export const NODE_POINTS = 98;

/** The cost of a list field: what is asked of a row times the rows asked for, and `base` however few they are. */
export function costOfRows(max: number, fallback: number, base = 1) {
  return ({ first, last }: { first?: number | null; last?: number | null }) => ({
    field: base,
    multiplier: Math.min(Math.max(first ?? last ?? fallback, 1), max),
  });
}

/** How each list describes its argument `offset`. */
export const OFFSET = 'Rows to skip before the first: for numbered pages, in place of a cursor.';

/** How every connection describes its standard fields. */
export const EDGES = 'The rows of this page, each with its cursor.';
export const CURSOR = 'Where the row is in the list: what to send as `after` for those that follow it.';
export const PAGE_INFO = 'Whether there is more, and from where on.';

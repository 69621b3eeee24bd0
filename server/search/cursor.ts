import type { Place } from '#server/places/atlas/place.ts';
import { Invalid } from '#server/platform/errors.ts';
import { MAX_FILTERS } from './keywords/filters.ts';
import type { PageRow } from './page.ts';
import { MOST_REACHES, reachesOf } from './reach.ts';
import { LANES } from './statements/weights.ts';

/** The maximum number of providers that match a route, before the others. */
export const MOST_FIRST = LANES.direct + LANES.back + LANES.direct + LANES.both;

/**
 * The end of a page of results: filter, number of the reach, block, and last row. It contains the count of the first
 * page, so that all pages show the same count.
 */
export interface SearchCursor {
  filterIndex: number;
  reach: number;
  blockStart: number | null;
  blockStartId: number | null;
  score: number;
  providerId: number;
  /** The total number of matches, if the first page contains it. */
  matched: number | null;
  /** Whether `matched` is exact; otherwise it is an estimate. */
  isExact: boolean;
  /**
   * The row's position among the providers that match a route, from 1, which come first and outside of blocks. Null for
   * other rows.
   */
  lane?: number | null;
}

/** Encodes the cursor of a row, opaque to clients. Numbers keep all digits, so that the row is never shown again. */
export function encodeCursor(row: PageRow, place: Place | null): string {
  const { filterIndex, blockStart, blockStartId, score, providerId, matched, isExact, lane = null } = row;
  const reach = reachesOf(place).indexOf(row.reach) + 1;
  const parts = [filterIndex, reach, blockStart, blockStartId, score, providerId, matched, isExact, lane];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** Decodes a cursor. Throws `Invalid` for a cursor that was not created by `encodeCursor`. */
export function decodeCursor(text: string): SearchCursor {
  const parts = parse(text);
  const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
  const isCount = (value: unknown, most: number) =>
    Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
  const isId = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
  const [filterIndex, reach, blockStart, blockStartId, score, providerId, matched, isExact, lane] = parts;
  const valid =
    parts.length === 9 &&
    isCount(filterIndex, MAX_FILTERS) &&
    isCount(reach, MOST_REACHES) &&
    ((blockStart === null && blockStartId === null) || (isNumber(blockStart) && isId(blockStartId))) &&
    isNumber(score) &&
    isId(providerId) &&
    (matched === null || isId(matched)) &&
    typeof isExact === 'boolean' &&
    (lane === null || isCount(lane, MOST_FIRST));
  if (!valid) throw new Invalid('paging.cursor', { field: 'after' });
  return { filterIndex, reach, blockStart, blockStartId, score, providerId, matched, isExact, lane } as SearchCursor;
}

function parse(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

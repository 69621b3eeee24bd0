import { Invalid } from '#server/platform/errors.ts';

/** Throws `Invalid` for a page size outside of 1 to `max`, before the query is executed. */
export function checkFirst(first: number | null | undefined, max: number): void {
  if (first != null && (first < 1 || first > max)) throw new Invalid('paging.first', { max, field: 'first' });
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

/** The description of the argument `offset` of every list. */
export const OFFSET = 'The number of rows to skip before the first one, for numbered pages instead of a cursor.';

/** The description of the order of every list. */
export const NEWEST_FIRST = 'The order of the list; by default the newest first.';

/** The descriptions of the fields `databaseId` and `version` of every type. */
export const REST_ID = 'The database id, which is the id in REST.';
export const VERSION = 'The version, which increases with each save; send it with the next save.';

/** The descriptions of the standard fields of every connection. */
export const EDGES = 'The rows of this page, each with its cursor.';
export const NODES = 'The rows of this page, without their cursors.';
export const CURSOR = 'The position of the row in the list: send it as `after` to get the rows that follow.';
export const PAGE_INFO = 'Whether there are more pages, and their cursors.';

const MAX_OFFSET = 1_000_000_000;
/** The largest value of PostgreSQL's `int`. */
const MAX_ID = 2 ** 31 - 1;

export interface ListArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
  offset?: number | null | undefined;
}

export interface ListPage {
  first: number;
  /** The database id of the row before the page; null to start at the first row. */
  after: number | null;
  offset: number;
}

/** The format of a cursor: at most 15 digits, which a JavaScript number represents exactly. */
const ROW_CURSOR = /^row:([1-9]\d{0,14})$/;

/** Validates a list's paging arguments. Throws `Invalid`. */
export function readListPage(args: ListArguments, max: number, fallback: number): ListPage {
  const { first, after, offset } = args;
  checkFirst(first, max);
  if (offset != null && (offset < 0 || offset > MAX_OFFSET))
    throw new Invalid('paging.page', { max: MAX_OFFSET, field: 'offset' });
  const row = after == null ? null : Buffer.from(after, 'base64').toString('latin1').match(ROW_CURSOR)?.[1];
  if (row === undefined) throw new Invalid('paging.cursor', { field: 'after' });
  return { first: first ?? fallback, after: row === null ? null : Number(row), offset: offset ?? 0 };
}

/** Prisma's arguments for a page sorted by id, with one extra row to detect a next page. */
export function byId({ first, after, offset }: ListPage, order: 'asc' | 'desc', max = MAX_ID) {
  const last = after === null ? {} : { id: { [order === 'asc' ? 'gt' : 'lt']: Math.min(after, max) } };
  return { where: last, orderBy: { id: order }, skip: offset, take: first + 1 };
}

/** The cursor of the row with this id, as `readListPage` parses it. */
export function cursorOf(id: number | bigint): string {
  return Buffer.from(`row:${id}`, 'latin1').toString('base64');
}

/** A connection's edges and page information from rows that were read with one extra row. */
export function connectionOf<Row extends { id: number | bigint }>(rows: Row[], { first, after, offset }: ListPage) {
  const page = rows.slice(0, first);
  const edges = page.map((node) => ({ node, cursor: cursorOf(node.id) }));
  return {
    edges,
    pageInfo: {
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: rows.length > first,
      hasPreviousPage: after !== null || offset > 0,
    },
  };
}

/** The rows in the order of the ids; rows deleted since the ids were read are omitted. */
export function inOrder<Id extends number | bigint, Row extends { id: Id }>(ids: Id[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

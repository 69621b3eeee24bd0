import { Invalid } from '#server/platform/errors.ts';

/** The position of a row in a list that is sorted by the time of the last change. */
export interface Position {
  at: Date;
  id: number;
}

export interface Cursor extends Position {
  /** The position from which to continue after the end of the list; null: after its last row. */
  resume: Date | null;
}

/**
 * A change gets its time before its transaction commits, within 60 seconds, and standbys are up to 5 seconds behind.
 * Until then an earlier row can appear behind a cursor.
 */
const SETTLES_MS = 90_000;
const settled = () => new Date(Date.now() - SETTLES_MS);

/**
 * The lists of changes. A cursor of one list is rejected by the other, which would otherwise omit changes without
 * notice.
 */
export type ChangeList = 'published' | 'removed';

const write = (list: ChangeList, { at, id, resume }: Cursor) =>
  Buffer.from(`${list}:${at.getTime()}:${id}${resume ? `-${resume.getTime()}` : ''}`).toString('base64url');

/** Parses a cursor. Throws `Invalid` for a cursor that was not created by `pageAfter` for this list. */
export function readCursor(text: string, list: ChangeList): Cursor {
  const [, name, ms, id, resume] =
    Buffer.from(text, 'base64url')
      .toString('latin1')
      .match(/^([a-z]{1,10}):(\d{1,14}):(\d{1,10})(?:-(\d{1,14}))?$/) ?? [];
  if (name !== list || !ms || !id || Number(id) >= 2 ** 31) throw new Invalid('paging.cursor', { field: 'after' });
  const at = new Date(Number(ms));
  if (resume && at < settled()) return { at: new Date(Number(resume)), id: 0, resume: null };
  return { at, id: Number(id), resume: resume ? new Date(Number(resume)) : null };
}

/**
 * A page, from its rows and one extra row if there is a next page. The cursor of the last page leads back to the last
 * position without unsettled rows, so that the recent rows are read again.
 */
export function pageAfter<Row extends Position>(rows: Row[], after: Cursor | null, first: number, list: ChangeList) {
  const page = rows.slice(0, first);
  const hasNextPage = rows.length > first;
  const [last, since] = [page.at(-1), settled()];
  const resume = after?.resume ?? (last && last.at > since ? since : null);
  const cursorOf = ({ at, id }: Position) => {
    if (hasNextPage) return write(list, { at, id, resume });
    return write(list, resume && resume < at ? { at: resume, id: 0, resume: null } : { at, id, resume: null });
  };
  return {
    edges: page.map((node) => ({ node, cursor: cursorOf(node) })),
    pageInfo: {
      startCursor: page[0] ? cursorOf(page[0]) : null,
      // there may be no new rows yet: continue from the same cursor
      endCursor: last ? cursorOf(last) : after && cursorOf(after),
      hasNextPage,
      hasPreviousPage: after !== null,
    },
  };
}

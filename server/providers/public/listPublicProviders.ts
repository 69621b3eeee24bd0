import type { Queryable } from '#server/platform/db.ts';
import { countRows } from '#server/platform/db.ts';
import { Invalid } from '#server/platform/errors.ts';

/** A position in the list: after the provider that was changed at that time. */
interface Cursor {
  updatedAt: Date;
  id: number;
}

interface Filter {
  /** Only providers changed at this time or later. */
  updatedSince: Date | null;
}

export function writeCursor({ updatedAt, id }: Cursor): string {
  return Buffer.from(`${updatedAt.getTime()}:${id}`).toString('base64url');
}

/** Throws `Invalid` for a cursor that was not created by `writeCursor`. */
export function readCursor(text: string): Cursor {
  const [, ms, id] =
    Buffer.from(text, 'base64url')
      .toString('latin1')
      .match(/^(\d{1,14}):(\d{1,10})$/) ?? [];
  if (!ms || !id || Number(id) >= 2 ** 31) throw new Invalid('paging.cursor', { field: 'after' });
  return { updatedAt: new Date(Number(ms)), id: Number(id) };
}

/**
 * The ids of a page of approved providers, and one more if there is a next page. A provider that changes while the list
 * is read moves to its end: none is missed, and continuing from the last cursor returns new changes.
 */
export async function listPublicProviderIds(
  pool: Queryable,
  { updatedSince }: Filter,
  after: Cursor | null,
  first: number,
): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: 'providers.directory',
    text: `select id from providers
      where status = 'approved' and (updated_at, id) > ($1, $2) and updated_at >= $3
      order by updated_at, id limit $4`,
    values: [after?.updatedAt ?? new Date(0), after?.id ?? 0, updatedSince ?? new Date(0), first + 1],
  });
  return rows.map(({ id }) => id);
}

export async function countPublicProviders(pool: Queryable, { updatedSince }: Filter): Promise<number> {
  const since = updatedSince ?? new Date(0);
  return countRows(pool, "from providers where status = 'approved' and updated_at >= $1", [since]);
}

import type { Queryable } from '#server/platform/db.ts';
import { countRows } from '#server/platform/db.ts';
import type { Cursor, Position } from './changeCursor.ts';

interface Filter {
  /** Selects only providers changed at this time or later. */
  updatedSince: Date | null;
}

/**
 * The positions of a page of approved providers, with one extra if there is a next page. A provider that changes while
 * the list is read moves to the end of the list: none is missed, and continuing from the last cursor returns new
 * changes.
 */
export async function listPublicPositions(
  pool: Queryable,
  { updatedSince }: Filter,
  after: Cursor | null,
  first: number,
): Promise<Position[]> {
  const { rows } = await pool.query<Position>({
    name: 'providers.directory',
    text: `select id, updated_at as at from providers
      where status = 'approved' and (updated_at, id) > ($1, $2) and updated_at >= $3
      order by updated_at, id limit $4`,
    values: [after?.at ?? new Date(0), after?.id ?? 0, updatedSince ?? new Date(0), first + 1],
  });
  return rows;
}

export async function countPublicProviders(pool: Queryable, { updatedSince }: Filter): Promise<number> {
  const since = updatedSince ?? new Date(0);
  return countRows(pool, "from providers where status = 'approved' and updated_at >= $1", [since]);
}

export interface Removed extends Position {
  reason: 'deleted' | 'hidden';
}

/** The positions of a page of the providers that are no longer public, likewise. */
export async function listRemovedPositions(pool: Queryable, after: Cursor | null, first: number): Promise<Removed[]> {
  const { rows } = await pool.query<Removed>({
    name: 'providers.removed',
    text: `select id, removed_at as at, case when exists (select from providers p where p.id = r.id)
        then 'hidden' else 'deleted' end as reason
      from removed_providers r
      where (removed_at, id) > ($1, $2) order by removed_at, id limit $3`,
    values: [after?.at ?? new Date(0), after?.id ?? 0, first + 1],
  });
  return rows;
}

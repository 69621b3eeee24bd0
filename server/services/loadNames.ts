import type { Queryable } from '#server/platform/db.ts';
import type { Named } from './nameIn.ts';

/** The names of these rows, of those that there are, in no order. GraphQL loads the other fields where they are selected. */
export async function loadNames(
  pool: Queryable,
  table: 'services' | 'service_categories',
  ids: readonly number[],
): Promise<({ id: number } & Named)[]> {
  const { rows } = await pool.query<{ id: number } & Named>({
    name: `services.names_of_${table}`,
    text: `select id, name_en as "nameEn", name_es as "nameEs", name_pt as "namePt" from ${table} where id = any ($1)`,
    values: [ids],
  });
  return rows;
}

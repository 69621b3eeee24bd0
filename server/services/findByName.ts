import type { Pool } from 'pg';
import { parseText } from '#server/platform/text.ts';
import { NAME_COLUMNS } from './nameIn.ts';

type Table = 'services' | 'service_subcategories';

/** The ids of the rows in whose names every entered word is a prefix of a word; null when the text is empty. */
export async function findByName(
  pool: Pool,
  table: Table,
  search: string | null | undefined,
): Promise<number[] | null> {
  const text = parseText(search, { field: 'search' });
  if (text === '') return null;
  const { rows } = await pool.query<{ id: number }>({
    name: `${table}.byName`,
    text: `select id from ${table}, lateral (select ' ' || search.fold(concat_ws(' ', ${NAME_COLUMNS.join(', ')})) as names) folded
      where (select bool_and(names like '% ' || word || '%') from unnest(string_to_array(trim(search.fold($1)), ' ')) word)
        and trim(search.fold($1)) <> ''`,
    values: [text],
  });
  return rows.map((row) => row.id);
}

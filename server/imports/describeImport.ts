import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Db } from '#server/platform/db.ts';
import { readMapping, SAMPLES } from './reading/mapping.ts';
import type { Note } from './reading/notes.ts';

const ROWS_SAMPLED = 50;
const LONGEST_SAMPLE = 60;
export const MOST_REASONS = 50;

/** The columns of a file, with a few of their cells. */
export async function listColumns(
  { id, header, mapping }: { id: number; header: string[]; mapping: Prisma.JsonValue },
  _: object,
  { db }: Pick<Context, 'db'>,
) {
  const rows = await db.prisma.providerImportRow.findMany({
    where: { importId: id },
    orderBy: { id: 'asc' },
    take: ROWS_SAMPLED,
    select: { cells: true },
  });
  const { targets } = readMapping(mapping);
  return header.map((name, column) => {
    const filled = rows.map(({ cells }) => cells[column]?.trim() ?? '').filter(Boolean);
    const samples = [...new Set(filled)].slice(0, SAMPLES).map((cell) => cell.slice(0, LONGEST_SAMPLE));
    return { header: name, target: targets[column] ?? null, samples };
  });
}

/** The kinds of problems of an import, the most frequent first, each with the note of one row. */
export async function countReasons({ pool }: Db, importId: number): Promise<{ note: Note; rowCount: number }[]> {
  const { rows } = await pool.query<{ note: Note; rowCount: number }>(
    `select (array_agg(note order by r.id))[1] as note, count(distinct r.id)::int as "rowCount"
     from provider_import_rows r, jsonb_array_elements(r.messages) note
     where r.import_id = $1 group by note ->> 'key', note ->> 'isWarning' order by 2 desc limit ${MOST_REASONS}`,
    [importId],
  );
  return rows;
}

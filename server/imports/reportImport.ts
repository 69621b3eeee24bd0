import type { Cell } from '#server/csv/cells.ts';
import { streamCsv } from '#server/csv/streamCsv.ts';
import type { Prisma, ProviderImportVerdict } from '#server/generated/prisma/client.ts';
import type { Db } from '#server/platform/db.ts';
import { NotFound } from '#server/platform/errors.ts';
import type { Language } from '#shared/language.ts';
import { translateNotes } from './notes.ts';

interface Row {
  line: number;
  verdict: ProviderImportVerdict | null;
  column: string | null;
  messages: Prisma.JsonValue;
  providerId: number | null;
  data: Record<string, string>;
}

/**
 * The lines of a CSV with the result of each row next to the row itself, so that refused rows can be corrected and
 * uploaded again. Throws `NotFound`.
 */
export async function* reportImport({ pool, prisma }: Db, language: Language, id: number): AsyncGenerator<string> {
  const found = await prisma.providerImport.findUnique({ where: { id }, select: { columns: true } });
  if (!found) throw new NotFound('import.notFound');
  const text = `select line, verdict::text, "column", messages, provider_id as "providerId", data
    from provider_import_rows where import_id = $1 order by id`;
  const columns = ['line', 'verdict', 'column', 'messages', 'providerId', ...found.columns];
  yield* streamCsv<Row>(pool, { text, values: [id] }, columns, (rows) =>
    rows.map((row) => asCells(row, found.columns, language)),
  );
}

function asCells(
  { line, verdict, column, messages, providerId, data }: Row,
  columns: string[],
  language: Language,
): Cell[] {
  const notes = translateNotes(messages, language);
  return [line, verdict, column, notes.join(' '), providerId, ...columns.map((name) => data[name] ?? null)];
}

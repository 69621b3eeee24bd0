import { streamBatches } from '#server/csv/streamBatches.ts';
import { type Cell, writeCsv } from '#server/csv/writeCsv.ts';
import type { Prisma, ProviderImportVerdict } from '#server/generated/prisma/client.ts';
import { message } from '#server/i18n/messages.ts';
import type { Db } from '#server/platform/db.ts';
import { NotFound } from '#server/platform/errors.ts';
import type { Language } from '#shared/language.ts';
import { readNotes } from './notes.ts';

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
  yield writeCsv([['line', 'verdict', 'column', 'messages', 'providerId', ...found.columns]]);
  for await (const { rows } of streamBatches<Row>(pool, { text, values: [id] }))
    yield writeCsv(rows.map((row) => asCells(row, found.columns, language)));
}

function asCells(
  { line, verdict, column, messages, providerId, data }: Row,
  columns: string[],
  language: Language,
): Cell[] {
  const notes = readNotes(messages).map(({ key, parameters }) => message(key, language, parameters));
  return [line, verdict, column, notes.join(' '), providerId, ...columns.map((name) => data[name] ?? null)];
}

import { streamCsv } from '#server/csv/streamCsv.ts';
import type { Prisma, ProviderImportVerdict } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { NotFound } from '#server/platform/errors.ts';
import { readNotes, translateNotes } from './reading/notes.ts';

interface Row {
  line: number;
  verdict: ProviderImportVerdict | null;
  messages: Prisma.JsonValue;
  providerId: number | null;
  cells: string[];
}

/**
 * The lines of a CSV file with the result of each row next to its cells, so that refused rows can be corrected and
 * uploaded again. Throws `NotFound`.
 */
export async function* reportImport(
  { db: { pool, prisma }, gazetteer, language }: Pick<Context, 'db' | 'gazetteer' | 'language'>,
  id: number,
): AsyncGenerator<string> {
  const found = await prisma.providerImport.findUnique({ where: { id }, select: { header: true } });
  if (!found) throw new NotFound('import.notFound');
  const text = `select line, verdict::text, messages, provider_id as "providerId", cells
    from provider_import_rows where import_id = $1 order by id`;
  const columns = ['line', 'verdict', 'column', 'messages', 'providerId', ...found.header];
  yield* streamCsv<Row>(pool, { text, values: [id] }, columns, (rows) =>
    rows.map(({ line, verdict, messages, providerId, cells }) => [
      ...[line, verdict, readNotes(messages)[0]?.column ?? null],
      ...[translateNotes(messages, language, gazetteer).join(' '), providerId, ...cells],
    ]),
  );
}

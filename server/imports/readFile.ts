import { createHash } from 'node:crypto';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { Conflict } from '#server/platform/errors.ts';
import { fold } from '#shared/fold.ts';
import type { Language } from '#shared/language.ts';
import { changeImport } from './commitProviderImport.ts';
import { type OpenTable, openTable } from './file/openTable.ts';
import type { Choice } from './file/source.ts';
import { leadRows } from './leadRows.ts';
import { freshAttempts, queueFollowUpJob, queueImportJob } from './lockImport.ts';
import { NO_COUNTS } from './outcomes.ts';
import { checkMapping, type Mapping, proposeMapping, readMapping } from './reading/mapping.ts';
import { type Note, readNotes, storedNotes } from './reading/notes.ts';
import { proposeByValues } from './reading/proposeByValues.ts';
import { loadTerms } from './reading/terms.ts';

type Tx = Prisma.TransactionClient;

const ROWS_AT_ONCE = 1_000;
const ROWS_LOOKED_AT = 100;

/**
 * Decides how a table is read, and returns the mapping to store with the import: the mapping in `chosen`, otherwise
 * that of the last file with the same header, otherwise one derived from headers and cells. Throws `Invalid`.
 */
export async function describeTable(
  tx: Tx,
  gazetteer: Context['gazetteer'],
  table: OpenTable,
  language: Language,
  chosen: Partial<Mapping> = {},
) {
  const { header, source, rowCount, problemCount } = table;
  const terms = await loadTerms(tx);
  const mapping = { ...((await lastMapping(tx, header)) ?? (await propose())), ...chosen };
  checkMapping(mapping, header, terms);
  return {
    ...{ header, headerKey: headerKey(header), rowCount, doneCount: problemCount, refusedCount: problemCount },
    mapping: mapping as unknown as Prisma.InputJsonObject,
    source: source as unknown as Prisma.InputJsonObject,
  };

  async function propose(): Promise<Mapping> {
    const proposed = proposeMapping(header, language, terms);
    const rows: { cells: string[] }[] = JSON.parse(await table.rows(0, ROWS_LOOKED_AT));
    const cells = rows.map((row) => row.cells);
    return { ...proposed, targets: proposeByValues(gazetteer, header, cells, proposed.targets) };
  }
}

/**
 * Passes the rows as JSON from the thread to the database, because parsing them would block this thread for seconds.
 */
export async function storeRows(tx: Tx, importId: number, { rows, rowCount }: OpenTable): Promise<void> {
  for (let at = 0; at < rowCount; at += ROWS_AT_ONCE)
    await tx.$executeRaw`
      insert into provider_import_rows (import_id, line, cells, messages, verdict, is_done)
      select ${importId}, line, cells, messages, case when is_refused then 'refused'::provider_import_verdict end, is_refused
      from json_to_recordset(${await rows(at, ROWS_AT_ONCE)}::json) as r(line int, cells text[], messages jsonb),
        lateral (select jsonb_array_length(messages) > 0 as is_refused) refused`;
}

/**
 * Reads other sheets of an import's file, or another line as its header, and queues the check of its rows. Throws
 * `Invalid`, `NotFound`, `Conflict`.
 */
export async function readImportAgain(context: Context, importId: number, choice: Choice): Promise<void> {
  const { prisma } = context.db;
  const stored = await prisma.providerImportFile.findUnique({ where: { importId } });
  if (!stored) throw new Conflict('import.notChecked');
  await openTable(Buffer.from(stored.content), choice, (table) =>
    changeImport(context, importId, { code: 'importMapped' }, async (tx, found) => {
      if (!/^(checking|checked|failed)$/.test(found.status)) throw new Conflict('import.notChecked');
      const former = readMapping(found.mapping);
      const description = await describeTable(tx, context.gazetteer, table, former.language);
      const { countryCode, serviceIds } = former;
      const mapping = { ...readMapping(description.mapping as Prisma.JsonValue), countryCode, serviceIds };
      await tx.providerImportRow.deleteMany({ where: { importId } });
      await storeRows(tx, importId, table);
      await leadRows(tx, importId, mapping);
      await queueImportJob(tx, importId);
      await queueFollowUpJob(tx, importId);
      const ofFile = readNotes(found.warnings).filter(({ key }) => key === 'import.sameFile');
      return {
        ...{ status: 'checking', ...NO_COUNTS, ...freshAttempts(found), ...description },
        warnings: storedNotes([...table.warnings, ...ofFile]),
        mapping: mapping as unknown as Prisma.InputJsonObject,
      };
    }),
  );
}

/** The mapping of the last file with this header; null for a new header, and for a file without a header. */
async function lastMapping(tx: Tx, header: string[]): Promise<Mapping | null> {
  if (header.every((name) => name === '')) return null;
  const former = await tx.providerImport.findFirst({
    where: { headerKey: headerKey(header) },
    orderBy: { id: 'desc' },
    select: { mapping: true, header: true },
  });
  return former?.header.length === header.length ? readMapping(former.mapping) : null;
}

function headerKey(header: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(header.map((name) => fold(name))))
    .digest('hex');
}

/** A warning if the same file was imported before. */
export async function sameFile(tx: Tx, contentHash: Buffer): Promise<Note[]> {
  const former = await tx.providerImport.findFirst({
    where: { contentHash: new Uint8Array(contentHash), status: { in: ['importing', 'done'] } },
    orderBy: { id: 'desc' },
  });
  if (!former) return [];
  return [{ key: 'import.sameFile', parameters: { date: former.createdAt.toISOString().slice(0, 10) } }];
}

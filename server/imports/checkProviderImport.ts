import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { readLimited, type Upload } from '#server/http/upload.ts';
import { TooLarge } from '#server/platform/errors.ts';
import { fold } from '#shared/fold.ts';
import { type OpenTable, openTable } from './file/openTable.ts';
import { queueFollowUpJob, queueImportJob } from './lockImport.ts';
import { checkMapping, type Mapping, proposeMapping, readMapping } from './reading/mapping.ts';
import { type Note, storedNotes } from './reading/notes.ts';
import { loadTerms } from './reading/terms.ts';

const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
const ROWS_AT_ONCE = 1_000;

type Tx = Prisma.TransactionClient;

/**
 * Stores a file and queues the check of its rows. Columns are read as `mapping` says; as those of the last file with the
 * same header, without it; as their headers say, when there is none. Returns the import's id. Throws `Invalid`, `TooLarge`.
 */
export async function checkProviderImport(
  { db, viewer, language }: Context,
  upload: Upload,
  chosen: Partial<Mapping> = {},
): Promise<number> {
  const tooLarge = { megabytes: MAX_IMPORT_BYTES / 1024 / 1024, field: 'file' };
  const bytes = await readLimited(
    await upload.open(),
    MAX_IMPORT_BYTES,
    () => new TooLarge('upload.tooLarge', tooLarge),
  );
  const contentHash = createHash('sha256').update(bytes).digest();
  return openTable(bytes, {}, (table) =>
    db.prisma.$transaction(
      async (tx) => {
        const terms = await loadTerms(tx);
        const former = await lastMapping(tx, table.header);
        const mapping = { ...(former ?? proposeMapping(table.header, language, terms)), ...chosen };
        checkMapping(mapping, table.header, terms);
        const { id: importId } = await tx.providerImport.create({
          data: {
            fileName: plainName(upload.filename),
            contentHash,
            language,
            header: table.header,
            headerKey: headerKey(table.header),
            mapping: mapping as unknown as Prisma.InputJsonObject,
            warnings: storedNotes([...table.warnings, ...(await sameFile(tx, contentHash))]),
            rowCount: table.rowCount,
            doneCount: table.problemCount,
            refusedCount: table.problemCount,
            userId: viewer?.id ?? null,
          },
        });
        await storeRows(tx, importId, table);
        await queueImportJob(tx, importId);
        await queueFollowUpJob(tx, importId);
        return importId;
      },
      { timeout: 60_000 },
    ),
  );
}

/** As JSON from the thread to the database: as objects, they would take seconds of this thread. */
async function storeRows(tx: Tx, importId: number, { rows, rowCount }: OpenTable): Promise<void> {
  for (let at = 0; at < rowCount; at += ROWS_AT_ONCE)
    await tx.$executeRaw`
      insert into provider_import_rows (import_id, line, cells, messages, verdict, is_done)
      select ${importId}, line, cells, messages, case when is_refused then 'refused'::provider_import_verdict end, is_refused
      from json_to_recordset(${await rows(at, ROWS_AT_ONCE)}::json) as r(line int, cells text[], messages jsonb),
        lateral (select jsonb_array_length(messages) > 0 as is_refused) refused`;
}

/** How staff read the last file with this header. */
async function lastMapping(tx: Tx, header: string[]): Promise<Mapping | null> {
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

async function sameFile(tx: Tx, contentHash: Buffer): Promise<Note[]> {
  const former = await tx.providerImport.findFirst({
    where: { contentHash: new Uint8Array(contentHash), status: { in: ['importing', 'done'] } },
    orderBy: { id: 'desc' },
  });
  if (!former) return [];
  return [{ key: 'import.sameFile', parameters: { date: former.createdAt.toISOString().slice(0, 10) } }];
}

/** The base name of the file, without path and control characters. */
function plainName(name: string): string {
  const plain = path.win32.basename(name.toWellFormed()).replace(/\p{C}/gu, '').trim();
  return plain.slice(0, 200).toWellFormed() || 'providers.csv';
}

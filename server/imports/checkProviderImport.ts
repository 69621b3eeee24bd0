import { createHash } from 'node:crypto';
import path from 'node:path';
import { decodeText } from '#server/csv/decodeText.ts';
import { findDelimiter, readCsv, readHeader } from '#server/csv/readCsv.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { readLimited, type Upload } from '#server/http/upload.ts';
import { Invalid, TooLarge } from '#server/platform/errors.ts';
import { READ_COLUMNS, type ReadColumn } from '#server/providers/csv/csvColumns.ts';
import { queueFollowUpJob, queueImportJob } from './lockImport.ts';
import { type Note, storedNotes } from './notes.ts';
import type { Cells } from './readCells.ts';

const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
const ROWS_AT_ONCE = 1_000;

/** Stores a file and queues the check of its rows. Returns the import's id. Throws `Invalid`, `TooLarge`. */
export async function checkProviderImport({ db, viewer, language }: Context, upload: Upload): Promise<number> {
  const tooLarge = { megabytes: MAX_IMPORT_BYTES / 1024 / 1024, field: 'file' };
  const bytes = await readLimited(
    await upload.open(),
    MAX_IMPORT_BYTES,
    () => new TooLarge('upload.tooLarge', tooLarge),
  );
  const contentHash = createHash('sha256').update(bytes).digest();
  const { columns, rows, warnings } = await readFile(bytes);
  const problems = rows.filter(({ problem }) => problem !== null).length;
  return db.prisma.$transaction(
    async (tx) => {
      const { id: importId } = await tx.providerImport.create({
        data: {
          fileName: plainName(upload.filename),
          contentHash,
          language,
          columns,
          warnings: storedNotes([...warnings, ...(await sameFile(tx, contentHash))]),
          rowCount: rows.length,
          doneCount: problems,
          refusedCount: problems,
          userId: viewer?.id ?? null,
        },
      });
      for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
        await tx.providerImportRow.createMany({
          data: rows.slice(at, at + ROWS_AT_ONCE).map(({ line, cells, problem }) => ({
            importId,
            line,
            data: cells,
            ...(problem && { verdict: 'refused' as const, messages: storedNotes([problem]), isDone: true }),
          })),
        });
      await queueImportJob(tx, importId);
      await queueFollowUpJob(tx, importId);
      return importId;
    },
    { timeout: 60_000 },
  );
}

async function sameFile(tx: Prisma.TransactionClient, contentHash: Buffer): Promise<Note[]> {
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

/** More rows take minutes, and are too many to review: larger files can be split. */
const MAX_ROWS = 50_000;
const REQUIRED: ReadColumn[][] = [['businessName'], ['city', 'cityId', 'postalCode', 'latitude'], ['services']];

interface FileRow {
  line: number;
  cells: Cells;
  /** Why the row cannot be read at all. */
  problem: Note | null;
}

interface ReadFile {
  columns: string[];
  rows: FileRow[];
  warnings: Note[];
}

/** Reads the rows of a CSV of providers. Throws `Invalid` when the file as a whole is wrong. */
async function readFile(bytes: Buffer): Promise<ReadFile> {
  const { text, warning } = decodeText(bytes);
  const file: ReadFile = { columns: [], rows: [], warnings: warning ? [{ key: warning, parameters: {} }] : [] };
  let columns: (string | null)[] | null = null;
  for await (const { line, cells } of readCsv(text, findDelimiter(text, READ_COLUMNS))) {
    if (columns === null) {
      const header = readHeader(cells, READ_COLUMNS, REQUIRED);
      columns = header.columns;
      file.columns = columns.flatMap((name) => name ?? []);
      file.warnings.push(...header.warnings);
      continue;
    }
    if (file.rows.length === MAX_ROWS) throw new Invalid('csv.tooManyRows', { max: MAX_ROWS, field: 'file' });
    const isRagged = cells.length !== columns.length;
    file.rows.push({
      line,
      cells: Object.fromEntries(columns.flatMap((name, at) => (name === null ? [] : [[name, cells[at] ?? '']]))),
      problem: isRagged ? { key: 'csv.ragged', parameters: { found: cells.length, expected: columns.length } } : null,
    });
  }
  if (file.rows.length === 0) throw new Invalid('csv.empty', { field: 'file' });
  return file;
}

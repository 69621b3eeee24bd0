import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Upload } from '#server/http/upload.ts';
import { TooLarge } from '#server/platform/errors.ts';
import { type Note, storedNotes } from './notes.ts';
import { queueFollowUpJob, queueImportJob } from './queueImportJob.ts';
import { readFile } from './readFile.ts';

const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
const ROWS_AT_ONCE = 1_000;

/** Stores a file and queues the check of its rows. Returns the import's id. Throws `Invalid`, `TooLarge`. */
export async function checkProviderImport({ db, viewer, language }: Context, upload: Upload): Promise<number> {
  const bytes = await readAll(await upload.open());
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

async function readAll(input: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of input) {
    size += chunk.length;
    if (size > MAX_IMPORT_BYTES)
      throw new TooLarge('upload.tooLarge', { megabytes: MAX_IMPORT_BYTES / 1024 / 1024, field: 'file' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Context } from '#server/graphql/context.ts';
import { readLimited, type Upload } from '#server/http/upload.ts';
import { TooLarge } from '#server/platform/errors.ts';
import { openTable } from './file/openTable.ts';
import { queueFollowUpJob, queueImportJob } from './lockImport.ts';
import { describeTable, sameFile, storeRows } from './readFile.ts';
import type { Mapping } from './reading/mapping.ts';
import { storedNotes } from './reading/notes.ts';

const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

/**
 * Stores a file and queues the check of its rows. Returns the import's id. Throws `Invalid`, `TooLarge`.
 */
export async function checkProviderImport(
  { db, viewer, language, gazetteer }: Context,
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
        const { id: importId } = await tx.providerImport.create({
          data: {
            fileName: plainName(upload.filename),
            contentHash,
            language,
            ...(await describeTable(tx, gazetteer, table, language, chosen)),
            file: { create: { content: new Uint8Array(bytes) } },
            warnings: storedNotes([...table.warnings, ...(await sameFile(tx, contentHash))]),
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

/** The base name of a file, without path and control characters. */
function plainName(name: string): string {
  const plain = path.win32.basename(name.toWellFormed()).replace(/\p{C}/gu, '').trim();
  return plain.slice(0, 200).toWellFormed() || 'providers.csv';
}

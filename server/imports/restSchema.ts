import * as z from 'zod';
import { id, timestamp, upload } from '#server/rest/schema.ts';

const rows = (description: string) => z.int().min(0).meta({ description });

export const ProviderImport = z
  .object({
    id: id(),
    fileName: z.string(),
    status: z.enum(['checking', 'checked', 'importing', 'done', 'cancelled', 'failed', 'undoing', 'undone']),
    rowCount: rows('Without the header and empty lines.'),
    doneCount: rows('How many rows the check, or after it the import, is through with.'),
    createdCount: rows('Rows that make a provider.'),
    updatedCount: rows('Rows that change one.'),
    unchangedCount: rows('Rows that say what is there.'),
    refusedCount: rows('Rows with something wrong.'),
    duplicateCount: rows('Rows that look like a provider or another row, and are not written.'),
    warnings: z.array(z.string()).meta({ description: 'Problems of the whole file, or that the import was stopped.' }),
    user: z.object({ displayName: z.string() }).nullable(),
    createdAt: timestamp(),
    finishedAt: timestamp().nullable(),
  })
  .meta({ title: 'ProviderImport', description: 'A file of providers and its progress.' });

export const ImportFile = z.object({ file: upload('CSV or .xlsx, at most 20 MB.') });

export const CommitImport = z.object({
  approvalReason: z.string().nullish().meta({
    description: 'Approves new providers immediately, with this reason in their history.',
  }),
});

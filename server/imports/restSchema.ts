import * as z from 'zod';
import { id, timestamp, upload } from '#server/rest/schema.ts';

const rows = (description: string) => z.int().min(0).meta({ description });

export const ProviderImport = z
  .object({
    id: id(),
    fileName: z.string(),
    status: z.enum(['checking', 'checked', 'importing', 'done', 'cancelled', 'failed', 'undoing', 'undone']),
    rowCount: rows('The number of rows, without the header and empty lines.'),
    doneCount: rows('The number of rows that the check has processed, or after the check the import.'),
    createdCount: rows('The number of rows that create a provider.'),
    updatedCount: rows('The number of rows that change a provider.'),
    unchangedCount: rows('The number of rows whose values are already stored.'),
    refusedCount: rows('The number of rows with an error.'),
    duplicateCount: rows('The number of rows that resemble a provider or another row, and are not written.'),
    warnings: z.array(z.string()).meta({ description: 'Warnings about the whole file, such as a stopped import.' }),
    user: z.object({ displayName: z.string() }).nullable(),
    createdAt: timestamp(),
    finishedAt: timestamp().nullable(),
  })
  .meta({ title: 'ProviderImport', description: 'A file of providers and its progress.' });

export const ImportFile = z.object({ file: upload('A CSV or .xlsx file of at most 20 MB.') });

export const CommitImport = z.object({
  approvalReason: z.string().nullish().meta({
    description: 'The reason for approving new providers immediately, shown in their history.',
  }),
});

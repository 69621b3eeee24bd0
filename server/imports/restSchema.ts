import { id, list, moment, named, oneOf, orNull, record, text, whole } from '#server/rest/schema.ts';

const rows = (description: string) => whole(description, { minimum: 0 });

export const ProviderImport = named(
  'ProviderImport',
  'A CSV file of providers, and its progress.',
  record({
    id: id(),
    fileName: text(),
    status: oneOf(['checking', 'checked', 'importing', 'done', 'cancelled', 'failed']),
    rowCount: rows('Without the header and empty lines.'),
    doneCount: rows('Rows that the check, or after it the import, has processed.'),
    createdCount: rows('Rows that create a provider.'),
    updatedCount: rows('Rows that change a provider.'),
    unchangedCount: rows('Rows that equal their provider.'),
    refusedCount: rows('Rows with an error.'),
    warnings: list(text(), 'About the file as a whole, and that the import was given up.'),
    user: orNull(record({ displayName: text() })),
    createdAt: moment(),
    finishedAt: orNull(moment()),
  }),
);

export const ImportFile = record({
  file: text('CSV, at most 20 MB.', { format: 'binary' }),
});

import { builder } from '#server/graphql/builder.ts';
import { SHOWN_LINES } from './readTable.ts';
import type { Source } from './source.ts';

/** Null for an import of an earlier release. */
export const NOTHING_READ: Source = { sheets: [], headerLine: 1, linesAbove: 0, lines: [] };

const ProviderImportSheet = builder.objectRef<Source['sheets'][number]>('ProviderImportSheet').implement({
  description: 'A sheet of a workbook; a CSV has one without a name.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As in the file.' }),
    rowCount: t.exposeInt('rowCount', { description: 'Rows below its header.' }),
    isHidden: t.exposeBoolean('isHidden', { description: 'The workbook does not show it.' }),
    isRead: t.exposeBoolean('isRead', { description: 'Its rows are among those of the import.' }),
  }),
});

const ProviderImportLine = builder.objectRef<Source['lines'][number]>('ProviderImportLine').implement({
  description: 'A line of a file.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'From 1.' }),
    text: t.exposeString('text', { description: 'The beginning of its cells.' }),
  }),
});

export const ProviderImportSource = builder.objectRef<Source>('ProviderImportSource').implement({
  description: 'The part of a file to read.',
  fields: (t) => ({
    sheets: t.expose('sheets', { type: [ProviderImportSheet], description: 'In the order of the file.' }),
    headerLine: t.exposeInt('headerLine', { description: 'The line of the header; 0: there is none.' }),
    linesAbove: t.exposeInt('linesAbove', { description: 'The number of lines above the header, which are not read.' }),
    lines: t.expose('lines', { type: [ProviderImportLine], description: `The first lines, at most ${SHOWN_LINES}.` }),
  }),
});

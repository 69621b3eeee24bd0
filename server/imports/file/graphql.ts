import { builder } from '#server/graphql/builder.ts';
import { SHOWN_LINES } from './readTable.ts';
import type { Source } from './source.ts';

/** The source of an import that an earlier release stored without one. */
export const NOTHING_READ: Source = { sheets: [], headerLine: 1, linesAbove: 0, lines: [] };

const ProviderImportSheet = builder.objectRef<Source['sheets'][number]>('ProviderImportSheet').implement({
  description: 'A sheet of a workbook. A CSV file has one sheet without a name.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name as in the file.' }),
    rowCount: t.exposeInt('rowCount', { description: 'The number of rows below the header.' }),
    isHidden: t.exposeBoolean('isHidden', { description: 'Whether the workbook hides the sheet.' }),
    isRead: t.exposeBoolean('isRead', { description: 'Whether the rows of the sheet are part of the import.' }),
  }),
});

const ProviderImportLine = builder.objectRef<Source['lines'][number]>('ProviderImportLine').implement({
  description: 'A line of a file.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The number of the line, from 1.' }),
    text: t.exposeString('text', { description: 'The beginning of the text of its cells.' }),
  }),
});

export const ProviderImportSource = builder.objectRef<Source>('ProviderImportSource').implement({
  description: 'The part of a file that the import reads.',
  fields: (t) => ({
    sheets: t.expose('sheets', { type: [ProviderImportSheet], description: 'The sheets, in the order of the file.' }),
    headerLine: t.exposeInt('headerLine', { description: 'The line of the header; 0 when the file has no header.' }),
    linesAbove: t.exposeInt('linesAbove', { description: 'The number of lines above the header, which are not read.' }),
    lines: t.expose('lines', {
      type: [ProviderImportLine],
      description: `The first lines of the file, at most ${SHOWN_LINES}.`,
    }),
  }),
});

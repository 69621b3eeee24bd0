import { decodeText } from '#server/csv/decodeText.ts';
import { readCsv } from '#server/csv/readCsv.ts';
import { findDelimiter, readHeader } from '#server/csv/readHeader.ts';
import { Invalid } from '#server/platform/errors.ts';
import { READ_COLUMNS, type ReadColumn } from '#server/providers/csv/csvColumns.ts';
import type { Note } from './notes.ts';
import type { Cells } from './readCells.ts';

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
export async function readFile(bytes: Buffer): Promise<ReadFile> {
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

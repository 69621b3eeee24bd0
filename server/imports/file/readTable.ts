import { decodeText } from '#server/csv/decodeText.ts';
import { findDelimiter, readCsv } from '#server/csv/readCsv.ts';
import { Invalid } from '#server/platform/errors.ts';
import type { Note } from '../reading/notes.ts';
import { MAX_COLUMNS, MAX_ROWS, ROWS_ABOVE } from './limits.ts';
import { isWorkbook, readWorkbook } from './readWorkbook.ts';

interface FileRow {
  /** Where it begins in the file, from 1. */
  line: number;
  /** The number of columns in the header. */
  cells: string[];
  /** Why the row cannot be read at all. */
  problem: Note | null;
}

/** A table of a file: a CSV, or the sheet of a workbook that has one. */
export interface FileTable {
  header: string[];
  rows: FileRow[];
  warnings: Note[];
}

type Lines = { line: number; cells: string[] }[];

/** Reads a CSV or an .xlsx file. `isKnown` recognises headers of columns. Throws `Invalid` when there is no table in it. */
export async function readTable(bytes: Buffer, isKnown: (header: string) => boolean): Promise<FileTable> {
  const { sheets, warnings } = isWorkbook(bytes) ? await readSheets(bytes) : await readText(bytes);
  const known = ({ cells }: Lines[number]) => new Set(cells.filter(isKnown)).size;
  const candidates = sheets.map((lines) => {
    const first = lines.slice(0, ROWS_ABOVE);
    const best = Math.max(0, ...first.map(known));
    const isHeader = best > 0 ? (row: Lines[number]) => known(row) === best : (row: Lines[number]) => filled(row) > 1;
    return { lines, at: first.findIndex(isHeader), best };
  });
  const chosen = candidates.filter(({ at }) => at >= 0).sort((a, b) => b.best - a.best)[0];
  if (!chosen) throw new Invalid('csv.empty', { field: 'file' });
  return { ...tableBelow(chosen.lines, chosen.at), warnings };
}

function tableBelow(lines: Lines, at: number): Pick<FileTable, 'header' | 'rows'> {
  const header = withoutTail(lines[at]!.cells).map((cell) => cell.replace(/\s+/g, ' ').trim());
  if (header.length > MAX_COLUMNS) throw new Invalid('import.tooManyColumns', { max: MAX_COLUMNS, field: 'file' });
  // repeated on each page of a printed list
  const isHeader = ({ cells }: Lines[number]) =>
    header.every((name, column) => (cells[column] ?? '').replace(/\s+/g, ' ').trim() === name);
  const below = lines.slice(at + 1).filter((row) => filled(row) > 0 && !isHeader(row));
  if (below.length > MAX_ROWS) throw new Invalid('csv.tooManyRows', { max: MAX_ROWS, field: 'file' });
  if (below.length === 0) throw new Invalid('csv.empty', { field: 'file' });
  const rows = below.map(({ line, cells }) => {
    const found = withoutTail(cells).length;
    const parameters = { found, expected: header.length };
    return {
      line,
      cells: header.map((_, column) => cells[column] ?? ''),
      problem: found > header.length ? ({ key: 'csv.ragged', parameters } satisfies Note) : null,
    };
  });
  return { header, rows };
}

const filled = ({ cells }: Lines[number]) => cells.filter((cell) => cell.trim() !== '').length;

function withoutTail(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

async function readSheets(bytes: Buffer): Promise<{ sheets: Lines[]; warnings: Note[] }> {
  const sheets = await readWorkbook(bytes);
  return { sheets: sheets.map((rows) => rows.map((cells, at) => ({ line: at + 1, cells }))), warnings: [] };
}

async function readText(bytes: Buffer): Promise<{ sheets: Lines[]; warnings: Note[] }> {
  const { text, warning } = decodeText(bytes);
  const lines: Lines = [];
  for await (const row of readCsv(text, findDelimiter(text))) {
    if (lines.length > MAX_ROWS + ROWS_ABOVE) throw new Invalid('csv.tooManyRows', { max: MAX_ROWS, field: 'file' });
    lines.push(row);
  }
  return { sheets: [lines], warnings: warning ? [{ key: warning, parameters: {} }] : [] };
}

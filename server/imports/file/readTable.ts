import { decodeText } from '#server/csv/decodeText.ts';
import { findDelimiter, readCsv } from '#server/csv/readCsv.ts';
import { Invalid } from '#server/platform/errors.ts';
import { fold } from '#shared/fold.ts';
import type { Note } from '../reading/notes.ts';
import { filled, findHeader, isData, type Line } from './findHeader.ts';
import { MAX_COLUMNS, MAX_ROWS, ROWS_ABOVE } from './limits.ts';
import { isWorkbook, readWorkbook } from './readWorkbook.ts';
import type { Choice, Source } from './source.ts';

interface FileRow extends Line {
  /** The reason why the row cannot be read; null for a readable row. */
  problem: Note | null;
}

/** A table of a file: a CSV file, or the sheets of a workbook that have the same header. */
export interface FileTable {
  header: string[];
  rows: FileRow[];
  warnings: Note[];
  source: Source;
}

interface Sheet {
  name: string;
  isHidden: boolean;
  lines: Line[];
}

/** A sheet with the position of its header, which is -1 for none. */
interface Candidate extends Sheet {
  at: number;
  known: number;
}

/** Functions that recognize headers. */
interface Headers {
  isKnown: (header: string) => boolean;
  /** Whether cells of the column may be links, whose target is read instead of the text. */
  isLinked: (header: string) => boolean;
}

export const SHOWN_LINES = 12;
const LONGEST_SHOWN = 120;

/**
 * Reads a CSV or an .xlsx file. Unless staff choose otherwise, reads the visible sheets with the most known headers.
 * Throws `Invalid` when the file contains no table.
 */
export async function readTable(
  bytes: Buffer,
  { isKnown, isLinked }: Headers,
  choice: Choice = {},
): Promise<FileTable> {
  const file = isWorkbook(bytes)
    ? { sheets: await readWorkbook(bytes), warnings: [], isBroken: new Set<number>() }
    : readText(bytes);
  const candidates = file.sheets.map((sheet) => withHeader(sheet, isKnown, choice));
  const chosen = choose(candidates, choice);
  const [first] = chosen;
  if (!first) throw new Invalid('csv.empty', { field: 'file' });
  const header = headerOf(first);
  if (header.length > MAX_COLUMNS) throw new Invalid('import.tooManyColumns', { max: MAX_COLUMNS, field: 'file' });
  const isSeveral = chosen.length > 1;
  // numbers lines across sheets, so that each row has a unique number
  let linesBefore = 0;
  const rows = chosen.flatMap((sheet) => {
    const before = linesBefore;
    linesBefore += sheet.lines.at(-1)!.line;
    return rowsOf(sheet, header).map((line) => {
      const row = asRow(withLinks(line, header, isLinked), header, file.isBroken, isSeveral ? sheet.name : null);
      return { ...row, line: row.line + before };
    });
  });
  if (rows.length > MAX_ROWS) throw new Invalid('csv.tooManyRows', { max: MAX_ROWS, field: 'file' });
  if (rows.length === 0) throw new Invalid('csv.empty', { field: 'file' });
  const above = first.lines.slice(0, Math.max(first.at, 0));
  const isRowAbove = above.some((line) => isData(line) && filled(line) * 2 > header.length) && !isLast(first);
  return {
    // adds the sheet names as a column, because a name may be a country
    header: isSeveral ? [...header, SHEET] : header,
    rows,
    warnings: isRowAbove
      ? [...file.warnings, { key: 'import.linesAbove', parameters: { count: above.length } }]
      : file.warnings,
    source: {
      sheets: candidates.map((sheet) => ({
        ...{ name: sheet.name, isHidden: sheet.isHidden, isRead: chosen.includes(sheet) },
        rowCount: sheet.lines.length === 0 ? 0 : rowsOf(sheet, headerOf(sheet)).length,
      })),
      headerLine: first.lines[first.at]?.line ?? 0,
      linesAbove: isLast(first) ? 0 : above.length,
      lines: first.lines
        .slice(0, SHOWN_LINES)
        .map(({ line, cells }) => ({ line, text: cells.filter(Boolean).join(' · ').slice(0, LONGEST_SHOWN) })),
    },
  };
}

/** The header of the column with the sheet names, when several sheets are read. */
const SHEET = 'sheet';

const plain = (cell: string) => cell.replace(/\s+/g, ' ').trim();

const headerOf = ({ lines, at }: Candidate): string[] =>
  at >= 0
    ? withoutTail(lines[at]!.cells).map(plain)
    : Array<string>(Math.max(0, ...lines.map(({ cells }) => withoutTail(cells).length))).fill('');

function withHeader(sheet: Sheet, isKnown: (header: string) => boolean, { headerLine }: Choice): Candidate {
  const lines = sheet.lines.filter((line) => filled(line) > 0);
  const found = findHeader(lines, isKnown);
  return {
    ...sheet,
    lines,
    ...found,
    ...(headerLine !== undefined && { at: lines.findIndex(({ line }) => line === headerLine) }),
  };
}

/** The chosen sheets. By default the most likely sheet with rows, and the visible sheets with the same header. */
function choose(candidates: Candidate[], { sheets, headerLine }: Choice): Candidate[] {
  if (sheets) return candidates.filter((_, at) => sheets.includes(at));
  const isTable = (candidate: Candidate) => candidate.lines.length > 1 || headerLine !== undefined;
  const [best] = candidates
    .filter(isTable)
    .sort((a, b) => Number(a.isHidden) - Number(b.isHidden) || b.known - a.known || b.lines.length - a.lines.length);
  if (!best || best.known === 0) return best ? [best] : [];
  const key = (candidate: Candidate) => fold(headerOf(candidate).join('|'));
  return candidates.filter(
    (candidate) => candidate === best || (isTable(candidate) && !candidate.isHidden && key(candidate) === key(best)),
  );
}

/** Whether the header is the last line, so that its rows are above it. */
const isLast = ({ lines, at }: Candidate) => at > 0 && at === lines.length - 1;

/** The lines below the header, except for its repetitions on each page of a printed list. */
function rowsOf(sheet: Candidate, header: string[]): Line[] {
  const { lines, at } = sheet;
  const isHeader = ({ cells }: Line) => at >= 0 && header.every((name, column) => plain(cells[column] ?? '') === name);
  return (isLast(sheet) ? lines.slice(0, at) : lines.slice(at + 1)).filter((line) => !isHeader(line));
}

function withLinks(line: Line, header: string[], isLinked: Headers['isLinked']): Line {
  const { linkOf, cells } = line;
  if (!linkOf) return line;
  const address = (cell: string, column: number) => {
    const link = linkOf(column)?.replace(/^mailto:/, '');
    return link && cell.trim() !== '' && !/\S[.@]\S/.test(cell) && isLinked(header[column] ?? '') ? link : cell;
  };
  return { ...line, cells: cells.map(address) };
}

function asRow({ line, cells }: Line, header: string[], broken: ReadonlySet<number>, sheet: string | null): FileRow {
  const found = withoutTail(cells).length;
  const hasOther = broken.has(line) && found !== header.length;
  const problem: Note | null = cells.some((cell) => cell.includes('\ufffd'))
    ? { key: 'csv.encoding', parameters: { line } }
    : hasOther
      ? { key: 'csv.quote', parameters: { line } }
      : found > header.length
        ? { key: 'csv.ragged', parameters: { found, expected: header.length } }
        : null;
  return {
    line,
    cells: [...header.map((_, column) => cells[column] ?? ''), ...(sheet === null ? [] : [sheet])],
    problem,
  };
}

function withoutTail(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

function readText(bytes: Buffer): { sheets: Sheet[]; warnings: Note[]; isBroken: Set<number> } {
  const { text, guessed } = decodeText(bytes);
  const lines = readCsv(text, findDelimiter(text), MAX_ROWS + ROWS_ABOVE + 1);
  if (lines.length > MAX_ROWS + ROWS_ABOVE) throw new Invalid('csv.tooManyRows', { max: MAX_ROWS, field: 'file' });
  const broken = lines.filter(({ isBroken }) => isBroken).map(({ line }) => line);
  const warnings: Note[] = [
    ...(guessed ? [{ key: 'csv.guessed', parameters: { encoding: guessed } } as const] : []),
    ...(broken.length > 0
      ? [{ key: 'csv.quotesRead', parameters: { count: broken.length, line: broken[0]! } } as const]
      : []),
  ];
  return { sheets: [{ name: '', isHidden: false, lines }], warnings, isBroken: new Set(broken) };
}

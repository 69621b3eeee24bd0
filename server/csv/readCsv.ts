import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { MessageKey, MessageParameters } from '#server/i18n/messages.ts';
import { Invalid } from '#server/platform/errors.ts';
import { unguardCell } from './cells.ts';

interface CsvRow {
  /** The first line of the row, from 1. */
  line: number;
  cells: string[];
}

/** Longer than any valid row; an unclosed quotation mark would take the rest of the file. */
const MAX_ROW_LENGTH = 200_000;
const SLICE = 65_536;

/** The rows of a text with \n as line ends, without empty lines. Throws `Invalid` with the line of the error. */
export async function* readCsv(text: string, delimiter: string): AsyncGenerator<CsvRow> {
  let ended = { lines: 0, empty: 0 };
  const parser = Readable.from(slices(text)).pipe(
    parse({
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_LENGTH,
      // here and not in the reading loop: rows parsed just before an error do not get there
      on_record: (cells: string[], { lines, empty_lines: empty }) => {
        const line = ended.lines + (empty - ended.empty) + 1;
        ended = { lines, empty };
        // the library's types allow only lists
        return { line, cells: cells.map(unguardCell) } as never;
      },
    }),
  );
  try {
    yield* parser as AsyncIterable<CsvRow>;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const key = error.code === 'CSV_MAX_RECORD_SIZE' ? 'csv.rowTooLong' : 'csv.quote';
    const lines = text.split('\n');
    let line = ended.lines + 1;
    while (lines[line - 1] === '') line++;
    throw new Invalid(key, { line, field: 'file' });
  }
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += SLICE) yield text.slice(at, at + SLICE);
}

const DELIMITERS = [',', ';', '\t'];

/** The delimiter that yields the most known columns in the first line; a comma when there are none. */
export function findDelimiter(text: string, known: readonly string[]): string {
  const [line = ''] = text.split('\n', 1);
  const found = (delimiter: string) => columnNames(line.split(delimiter), known).filter(Boolean).length;
  return DELIMITERS.reduce((best, one) => (found(one) > found(best) ? one : best));
}

/**
 * The column of each cell, null for unknown ones, and warnings. Throws `Invalid` for duplicate columns and missing
 * required ones: each entry of `required` is a list of alternative names.
 */
export function readHeader(cells: string[], known: readonly string[], required: string[][]) {
  const columns = columnNames(cells, known);
  const double = columns.find((name, at) => name !== null && columns.indexOf(name) !== at);
  if (double) throw new Invalid('csv.doubleColumn', { column: double, field: 'file' });
  const missing = required.filter((names) => !names.some((name) => columns.includes(name))).map((names) => names[0]!);
  if (missing.length > 0) throw new Invalid('csv.missingColumns', { columns: missing.join(', '), field: 'file' });
  const unknown = cells.filter((cell, at) => columns[at] === null && cell.trim() !== '');
  const warnings: { key: MessageKey; parameters: MessageParameters }[] =
    unknown.length === 0
      ? []
      : [{ key: 'csv.unknownColumns', parameters: { columns: unknown.join(', ').slice(0, 500) } }];
  return { columns, warnings };
}

/** Matches columns by name, ignoring case. */
function columnNames(cells: string[], known: readonly string[]): (string | null)[] {
  return cells.map((cell) => {
    const name = cell.replaceAll('"', '').trim().toLowerCase();
    return known.find((one) => one.toLowerCase() === name) ?? null;
  });
}

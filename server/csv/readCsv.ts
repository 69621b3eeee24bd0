import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { Invalid } from '#server/platform/errors.ts';
import { unguardCell } from './spreadsheetCell.ts';

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

const DELIMITERS = [',', ';', '\t', '|'];
const LINES_READ = 50;

/** The delimiter that gives most of the first lines the same number of cells, above one; a comma when there is none. */
export function findDelimiter(text: string): string {
  const lines = text.split('\n', LINES_READ).filter((line) => line.trim() !== '');
  const score = (delimiter: string) => {
    const counts = lines
      .map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length)
      .filter((count) => count > 1);
    const usual = counts.sort((a, b) => a - b)[counts.length >> 1] ?? 0;
    return counts.filter((count) => count === usual).length * usual;
  };
  return DELIMITERS.reduce((best, one) => (score(one) > score(best) ? one : best));
}

import { CsvError, type Options, parse } from 'csv-parse/sync';
import { Invalid } from '#server/platform/errors.ts';
import { unguardCell } from './spreadsheetCell.ts';

interface CsvRow {
  /** The number of the first line of the row, from 1. */
  line: number;
  cells: string[];
  /** Whether the quotation marks of the row do not match, so that it was read line by line. */
  isBroken: boolean;
}

/**
 * More characters than any valid row has; without the limit an unclosed quotation mark would swallow the rest of the
 * file.
 */
const MAX_ROW_LENGTH = 200_000;
/** The maximum number of unclosed quotation marks: each restarts parsing of the rest of the file. */
const MOST_UNCLOSED = 100;

/**
 * Reads the rows of a text with \n as line endings, without empty lines, at most `most`. Mismatched quotation marks
 * break only their own row. Throws `Invalid` with the line of a row that is too long.
 */
export function readCsv(text: string, delimiter: string, most = Number.MAX_SAFE_INTEGER): CsvRow[] {
  const options: Options = {
    ...{ delimiter, record_delimiter: '\n', max_record_size: MAX_ROW_LENGTH },
    ...{ relax_column_count: true, skip_empty_lines: true },
  };
  const rows: CsvRow[] = [];
  const lines = text.split('\n');
  const add = (line: number, cells: string[], isBroken: boolean) =>
    rows.push({ line, cells: cells.map(unguardCell), isBroken });
  const addBroken = (from: number, to: number) => {
    for (let at = from; at < to; at++)
      if (lines[at] !== '') add(at + 1, readBroken(lines[at]!, options), !isValid([lines[at]!], options));
  };
  let from = 0;
  for (let unclosed = 0; from < lines.length && rows.length < most; unclosed++) {
    let ended = { lines: from, empty: 0 };
    try {
      const rest = from === 0 ? text : lines.slice(from).join('\n');
      parse(rest, {
        ...options,
        relax_quotes: true,
        to: most - rows.length,
        on_record: (cells: string[], context) => {
          const begin = ended.lines + (context.empty_lines - ended.empty);
          ended = { lines: from + context.lines, empty: context.empty_lines };
          const isDoubtful =
            cells.some((cell) => cell.includes('"')) && !isValid(lines.slice(begin, ended.lines), options);
          if (isDoubtful) addBroken(begin, ended.lines);
          else add(begin + 1, cells, false);
          return null;
        },
      });
      return rows;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      while (lines[ended.lines] === '') ended.lines++;
      if (unclosed === MOST_UNCLOSED || lines[ended.lines]!.length > MAX_ROW_LENGTH)
        throw new Invalid('csv.rowTooLong', { line: ended.lines + 1, field: 'file' });
      addBroken(ended.lines, ended.lines + 1);
      from = ended.lines + 1;
    }
  }
  return rows;
}

function isValid(lines: string[], options: Options): boolean {
  try {
    parse(lines.join('\n'), options);
    return true;
  } catch {
    return false;
  }
}

/** Parses a line at its delimiters, keeping the quotation marks within its cells. */
function readBroken(line: string, options: Options): string[] {
  let cells: string[] | undefined;
  try {
    [cells] = parse(line, { ...options, relax_quotes: true });
  } catch {
    [cells] = parse(line, { ...options, quote: false });
  }
  return (cells ?? []).map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('\\"', '"'));
}

const DELIMITERS = [',', ';', '\t', '|'];
const LINES_READ = 50;

/**
 * The delimiter that splits most of the first lines into the same number of cells, more than one; a comma if no
 * delimiter does.
 */
export function findDelimiter(text: string): string {
  const lines = text.split('\n', LINES_READ).filter((line) => line.trim() !== '');
  const score = (delimiter: string) => {
    const counts = lines
      .map((line) => line.replace(/"[^"]*"/g, '').split(delimiter).length)
      .filter((count) => count > 1);
    const usual = counts.sort((a, b) => a - b)[counts.length >> 1] ?? 0;
    return counts.filter((count) => count === usual).length * usual;
  };
  return DELIMITERS.reduce((best, delimiter) => (score(delimiter) > score(best) ? delimiter : best));
}

import type { MessageKey, MessageParameters } from '#server/i18n/messages.ts';
import { Invalid } from '#server/platform/errors.ts';

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

import type { MessageKey, MessageParameters } from '#server/i18n/messages.ts';
import { Invalid } from '#server/platform/errors.ts';

const DELIMITERS = [',', ';', '\t'];

/** The one that makes most of the first line's cells columns we know; a comma when none does. */
export function findDelimiter(text: string, known: readonly string[]): string {
  const [line = ''] = text.split('\n', 1);
  const found = (delimiter: string) => columnNames(line.split(delimiter), known).filter(Boolean).length;
  return DELIMITERS.reduce((best, one) => (found(one) > found(best) ? one : best));
}

/**
 * Which column each cell is in, null where it is none of ours, and what is odd. Throws `Invalid` when one is there
 * twice or one of `required` is missing: each is a list of names of which one is enough.
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

/** By their names, however they are capitalised. */
function columnNames(cells: string[], known: readonly string[]): (string | null)[] {
  return cells.map((cell) => {
    const name = cell.replaceAll('"', '').trim().toLowerCase();
    return known.find((one) => one.toLowerCase() === name) ?? null;
  });
}

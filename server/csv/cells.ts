import { stringify } from 'csv-stringify/sync';
import { guardCell } from './spreadsheetCell.ts';

export type Cell = string | number | Date | null;

/** Writes CSV as in RFC 4180, without formulas that a spreadsheet would run. */
export function writeCsv(rows: Cell[][]): string {
  return stringify(
    rows.map((row) => row.map(asText)),
    // by default the library quotes only cells with a complete line ending
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

function asText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'number' ? String(cell) : guardCell(cell);
}

/** Joins several items in one cell: `a | b`. Bars and backslashes within an item are escaped: \| and \\. */
export function joinItems(items: string[]): string {
  return items.map((item) => item.replace(/[\\|]/g, '\\$&')).join(' | ');
}

/** The inverse of `joinItems`; empty items are omitted. */
export function splitItems(cell: string): string[] {
  const items = cell.match(/(?:\\[\s\S]|[^|\\])+/g) ?? [];
  return items.map((item) => item.replace(/\\([\s\S])/g, '$1').trim()).filter(Boolean);
}

import { stringify } from 'csv-stringify/sync';
import { guardCell } from './cells.ts';

export type Cell = string | number | Date | null;

/** CSV as in RFC 4180, without formulas for spreadsheets. */
export function writeCsv(rows: Cell[][]): string {
  return stringify(
    rows.map((row) => row.map(asText)),
    // by default it quotes only cells with a complete line end
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

function asText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'number' ? String(cell) : guardCell(cell);
}

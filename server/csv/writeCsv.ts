import { stringify } from 'csv-stringify/sync';
import { guardCell } from './cells.ts';

export type Cell = string | number | Date | null;

/** Lines as RFC 4180 has them, with nothing in them that a spreadsheet would run. */
export function writeCsv(rows: Cell[][]): string {
  return stringify(
    rows.map((row) => row.map(asText)),
    // of itself it quotes only what has a whole line end in it
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

function asText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'number' ? String(cell) : guardCell(cell);
}

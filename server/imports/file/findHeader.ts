import { ROWS_ABOVE } from './limits.ts';

/** A line of a sheet, as text. */
export interface Line {
  /** The number of the row's first line in the file, from 1. */
  line: number;
  cells: string[];
  /** The target of the link in a column; undefined for a cell without a link. */
  linkOf?: (column: number) => string | undefined;
}

const SHOWN_KNOWN = 0.5;

export const filled = ({ cells }: Line): number => cells.filter((cell) => cell.trim() !== '').length;

/** Whether a line contains values that no header has: an e-mail address, or a number as long as a phone number. */
export const isData = ({ cells }: Line): boolean =>
  cells.some((cell) => /^[^\s@]+@[^\s@]+$/.test(cell.trim()) || cell.replace(/[\s().+-]/g, '').match(/^\d{7,}$/));

/**
 * The position of the header, -1 for none, and its number of known headers. The header is the one of the first lines
 * with the most known headers, if there are several or they fill most of its cells: a single one may be a value, as a
 * town may be called Mobile. Otherwise it is the first line with at least half as many cells as usual, unless that line
 * contains data.
 */
export function findHeader(
  lines: readonly Line[],
  isKnown: (header: string) => boolean,
): { at: number; known: number } {
  const first = lines.slice(0, ROWS_ABOVE);
  const known = first.map((line) => {
    const count = new Set(line.cells.filter(isKnown)).size;
    return !isData(line) && (count > 1 || count >= SHOWN_KNOWN * filled(line)) ? count : 0;
  });
  const best = Math.max(0, ...known);
  if (best > 0) return { at: known.indexOf(best), known: best };
  const last = lines.at(-1);
  // some programs write the header below the rows
  if (last && lines.length > 1 && last.cells.filter(isKnown).length > 1 && !isData(last))
    return { at: lines.length - 1, known: 1 };
  const usual = first.map(filled).sort((a, b) => a - b)[first.length >> 1] ?? 0;
  const at = first.findIndex((line) => filled(line) > 1 && filled(line) * 2 >= usual);
  return { at: at >= 0 && isData(first[at]!) ? -1 : at, known: 0 };
}

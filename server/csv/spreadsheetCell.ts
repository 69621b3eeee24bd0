/** Texts that spreadsheets interpret as formulas, also with full-width signs. */
const FORMULA = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const GUARDED = /^''*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Prefixes texts that look like formulas with an apostrophe, so that spreadsheets do not run them. */
export function guardCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The inverse of `guardCell`. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

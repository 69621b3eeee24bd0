/** Texts that spreadsheets interpret as formulas. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^''*[=+\-@\t\r]/;

/** Prefixes texts that look like formulas with an apostrophe, so that spreadsheets do not run them. */
export function guardCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The inverse of `guardCell`. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
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

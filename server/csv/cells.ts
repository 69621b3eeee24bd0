/** What spreadsheets take for a formula. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^''*[=+\-@\t\r]/;

/** A cell that no spreadsheet runs: an apostrophe before whatever looks like a formula. */
export function guardCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** What `guardCell` was given. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** Several things in one cell: `a | b`. What is part of a thing is written \| and \\. */
export function joinItems(items: string[]): string {
  return items.map((item) => item.replace(/[\\|]/g, '\\$&')).join(' | ');
}

/** What `joinItems` was given; empty items are left out. */
export function splitItems(cell: string): string[] {
  const items = cell.match(/(?:\\[\s\S]|[^|\\])+/g) ?? [];
  return items.map((item) => item.replace(/\\([\s\S])/g, '$1').trim()).filter(Boolean);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

/** A text on one line, as for a title, without marks that change the direction of the following text. */
export function oneLine(text: string, max = Infinity): string {
  const line = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}

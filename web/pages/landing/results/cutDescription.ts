const limit = 200;
const ellipsis = '…';
/** Characters that are removed before an ellipsis. */
const loose = new Set(' \n\t,;:([{–—-');
/** A last word that is longer, in characters, is cut itself. */
const longest = 50;

/**
 * Cuts a text to at most 200 characters and whole words, followed by an ellipsis. The server has already cut the text
 * at an arbitrary position.
 */
export function cutDescription(text: string): string {
  const isCut = text.endsWith(ellipsis);
  const characters = Array.from(isCut ? text.slice(0, -ellipsis.length) : text);
  if (characters.length < limit || (characters.length === limit && !isCut)) return text;
  const rest = characters.slice(0, limit).join('');
  // the server may have cut within the last word, so the word is removed even if it is complete
  const isWhole = characters.length > limit && /\s/u.test(characters[limit]!);
  const space = Math.max(rest.lastIndexOf(' '), rest.lastIndexOf('\n'));
  let end = isWhole || space < rest.length - longest ? rest.length : space;
  while (end > 0 && loose.has(rest[end - 1]!)) end--;
  return rest.slice(0, end) + ellipsis;
}

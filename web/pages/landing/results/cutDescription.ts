const limit = 200;
const ellipsis = '…';
/** Characters that do not stand before an ellipsis. */
const loose = new Set(' \n\t,;:([{–—-');
/** A last word longer than this is cut itself. */
const longest = 50;

/**
 * At most 200 characters, whole words, and an ellipsis after the last of them. The server has already cut at an
 * arbitrary position.
 */
export function cutDescription(text: string): string {
  const isCut = text.endsWith(ellipsis);
  const characters = Array.from(isCut ? text.slice(0, -ellipsis.length) : text);
  if (characters.length < limit || (characters.length === limit && !isCut)) return text;
  const rest = characters.slice(0, limit).join('');
  // the server may have cut within the last word: it is removed even when it is whole
  const isWhole = characters.length > limit && /\s/u.test(characters[limit]!);
  const space = Math.max(rest.lastIndexOf(' '), rest.lastIndexOf('\n'));
  let end = isWhole || space < rest.length - longest ? rest.length : space;
  while (end > 0 && loose.has(rest[end - 1]!)) end--;
  return rest.slice(0, end) + ellipsis;
}

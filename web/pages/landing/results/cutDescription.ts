const limit = 200;
const ellipsis = '…';

/** At most 200 characters and an ellipsis. The server cuts already; this holds whatever it sends. */
export function cutDescription(text: string): string {
  const isCut = text.endsWith(ellipsis);
  const characters = Array.from(isCut ? text.slice(0, -ellipsis.length) : text);
  if (characters.length <= limit) return text;
  return characters.slice(0, limit).join('').trimEnd() + ellipsis;
}

/** Letters that Unicode does not decompose. */
const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae', ł: 'l', đ: 'd' };

/** Like PostgreSQL's `search.fold`: lower case, no accents, letters and digits with single spaces between. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøœæłđ]/g, (letter) => LETTERS[letter]!)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

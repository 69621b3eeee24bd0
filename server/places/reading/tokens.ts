/** A word or number of a typed address. */
export interface Token {
  /** The folded text: lower case, no accents, letters and digits. */
  text: string;
  /** The number of the segment, from 0; segments end at commas, slashes, brackets and spaced dashes. */
  segment: number;
  /** The position in the typed text. */
  start: number;
  end: number;
}

const MOST_TOKENS = 60;
const BREAK = /[,;/|()[\]\n\t•·–—:]|\s-+\s|\s-+$|^-+\s/;

/** The token for a street without numbers: "s/n", "S/Nº". */
export const NO_NUMBER = 'snr';

/** Splits a typed address. "N.L." and "D. F." become one token, "c/" is read as "calle". */
export function tokenize(typed: string): Token[] {
  const tokens: Token[] = [];
  const text = typed
    .replace(/(?<=\d)[.,](?=\d)/g, ' ')
    .replace(/\bs\/n(?:[º°]|\b)/gi, (item) => NO_NUMBER.padEnd(item.length));
  let segment = 0;
  let last = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const folded = foldWord(word);
    if (folded === '') continue;
    const between = text.slice(last, index);
    const before = tokens.at(-1);
    if (before && BREAK.test(between)) segment += 1;
    const end = index + word.length;
    const isCalle = folded === 'c' && text[end] === '/';
    // the token includes the slash
    const token = { text: isCalle ? 'calle' : folded, segment, start: index, end: isCalle ? end + 1 : end };
    last = token.end;
    if (before && before.segment === segment && isLetter(folded) && isLetters(before, between)) {
      before.text += folded;
      before.end = token.end;
    } else if (tokens.push(token) === MOST_TOKENS) break;
  }
  return tokens;
}

/** Same as `fold`, for a single word. */
function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

const isLetter = (text: string) => /^[a-z]$/.test(text);

/** Whether a token is the beginning of an abbreviation with dots, such as "N." or "B.C.". */
function isLetters({ text, start, end }: Token, between: string): boolean {
  return /^\. ?$/.test(between) && (isLetter(text) || end - start >= 2 * text.length - 1) && text.length <= 3;
}

export const isNumber = (text: string) => /^\d/.test(text);

/** The tokens from `start` to `end`, end excluded. */
export interface TextRange {
  start: number;
  end: number;
}

/** Whether two ranges have no token in common. */
export function areApart(a: TextRange, b: TextRange): boolean {
  return a.end <= b.start || b.end <= a.start;
}

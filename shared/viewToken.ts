import { isLanguage, type Language } from './language.ts';

/** The content of a page, as its token has it. */
export interface ShownPage {
  /** The creation day, in days since 1970 (UTC). */
  day: number;
  /** The id of the searched place; 0 for none. */
  near: number;
  /** Database ids of providers. */
  ids: number[];
  /** The search words, folded, and the language of the page; null for none. */
  searched: SearchedText | null;
}

export interface SearchedText {
  text: string;
  language: Language;
}

/** The payload of a token, to be followed by a dot and the signature. */
export function writeShown({ day, near, ids, searched }: ShownPage): string {
  const numbers = [day, near, ...ids].map((number) => number.toString(36)).join('-');
  return searched ? [numbers, searched.language, ...searched.text.split(' ')].join('_') : numbers;
}

/** Reads the payload of a token, whether or not the token is signed. */
export function readShown(token: string): ShownPage {
  const [numbers = '', language, ...words] = token.split('.')[0]!.split('_');
  const [day = 0, near = 0, ...ids] = numbers.split('-').map((digits) => Number.parseInt(digits, 36));
  return { day, near, ids, searched: isLanguage(language) ? { language, text: words.join(' ') } : null };
}

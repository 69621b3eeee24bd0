import { message } from '#server/i18n/messages.ts';
import { parseText } from '#server/platform/text.ts';
import { fold } from '#shared/fold.ts';
import type { Language } from '#shared/language.ts';
import { LOG_CODES, type LogCode, messageOf } from './events.ts';

const MOST_WORDS = 10;

export interface SearchedWord {
  /** The word as entered. */
  word: string;
  /** The codes whose message template contains the word, or a word that begins with it. */
  codes: LogCode[];
}

/**
 * The words of a search in the log, each with the codes whose messages contain it in the reader's language. Throws
 * `Invalid`.
 */
export function searchedWords(search: string | null | undefined, language: Language): SearchedWord[] {
  return parseText(search, { field: 'search' })
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MOST_WORDS)
    .map((word) => ({ word, codes: codesWith(fold(word), language) }));
}

function codesWith(folded: string, language: Language): LogCode[] {
  return [...sentences(language)].filter(([, text]) => text.includes(` ${folded}`)).map(([code]) => code);
}

const known = new Map<Language, Map<LogCode, string>>();

/** The folded message template of each log code, without values. */
function sentences(language: Language): Map<LogCode, string> {
  let found = known.get(language);
  if (!found) {
    const values = new Proxy({}, { has: () => true, get: () => '' });
    found = new Map(LOG_CODES.map((code) => [code, ` ${fold(message(messageOf(code), language, values))}`]));
    known.set(language, found);
  }
  return found;
}

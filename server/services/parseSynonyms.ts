import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import { fold } from '#shared/fold.ts';
import { SYNONYMS } from '#shared/synonyms.ts';

export const ABOUT_SYNONYMS = 'Synonyms of the service in any language, which search understands.';

const { max, minLength, maxLength } = SYNONYMS;
const field = 'synonyms';

/** Trims the words, and drops words that search treats as equal to an earlier one. Throws `Invalid`. */
export function parseSynonyms(entered: readonly string[]): string[] {
  const words = new Map<string, string>();
  for (const item of entered) {
    const word = item.trim().replace(/\s+/g, ' ');
    if (word.length > maxLength) {
      const beginning = word.slice(0, 20).toWellFormed();
      throw new Invalid('service.synonymTooLong', { word: beginning, max: maxLength, field });
    }
    parseText(word, { field });
    const folded = fold(word);
    if (folded.length < minLength) throw new Invalid('service.synonymTooShort', { word, min: minLength, field });
    if (!words.has(folded)) words.set(folded, word);
    if (words.size > max) throw new Invalid('service.synonymsTooMany', { max, field });
  }
  return [...words.values()];
}

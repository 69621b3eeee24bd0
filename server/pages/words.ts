import { readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '#server/i18n/language.ts';
import { ROOT } from '#server/platform/root.ts';

const DIRECTORY = path.join(ROOT, 'web/i18n');

/** A message of the web by its id: one page says the same whoever draws it. */
export type Words = (id: string, values?: Record<string, string | number>) => string;

const known = new Map<Language, Words>();

/** The app's catalogues of these areas (see scripts/messageAreas.ts), as modules of the web. */
export function messageModules(language: Language, areas: ('first' | 'pages')[]): string[] {
  return areas.map((area) => `i18n/compiled/${area}/${language}.json`);
}

export function wordsIn(language: Language): Words {
  let words = known.get(language);
  if (!words) {
    const texts = JSON.parse(readFileSync(path.join(DIRECTORY, `${language}.json`), 'utf8')) as Record<string, string>;
    const parsed = new Map<string, IntlMessageFormat>();
    words = (id, values) => {
      const text = texts[id];
      if (text === undefined) throw new Error(`The web has no message ${id}`);
      if (!values) return text;
      let message = parsed.get(id);
      if (!message) {
        message = new IntlMessageFormat(text, language);
        parsed.set(id, message);
      }
      return String(message.format(values));
    };
    known.set(language, words);
  }
  return words;
}

import { IntlMessageFormat } from 'intl-messageformat';
import en from '#messages/en.json' with { type: 'json' };
import es from '#messages/es.json' with { type: 'json' };
import fr from '#messages/fr.json' with { type: 'json' };
import pt from '#messages/pt.json' with { type: 'json' };
import { contracted } from '#shared/contracted.ts';
import type { Language } from '#shared/language.ts';

export type MessageKey = keyof typeof en;
export type MessageParameters = Record<string, string | number>;

const CATALOGUES: Record<Language, Record<MessageKey, string>> = { en, es, fr, pt };

const parsed = new Map<string, IntlMessageFormat>();

/**
 * A text in a language, from a template in the ICU syntax that the web uses, too. Throws when a parameter is missing.
 */
export function message(key: MessageKey, language: Language, parameters: MessageParameters = {}): string {
  const id = `${language} ${key}`;
  let format = parsed.get(id);
  if (!format) {
    // tags are treated as plain characters, because the server writes plain text
    format = new IntlMessageFormat(CATALOGUES[language][key], language, undefined, { ignoreTag: true });
    parsed.set(id, format);
  }
  return contracted(String(format.format(parameters)), language);
}

export type Words = (key: MessageKey, parameters?: MessageParameters) => string;

/** `message` with a fixed language, for callers that need several texts. */
export function wordsIn(language: Language): Words {
  return (key, parameters) => message(key, language, parameters);
}

/** A day in the format of mails: "1 Dec 2026", in UTC. */
export const dayIn = (language: Language, day: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);

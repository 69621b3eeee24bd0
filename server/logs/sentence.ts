import { type MessageParameters, message } from '#server/i18n/messages.ts';
import type { Language } from '#shared/language.ts';
import { isLogCode, messageOf } from './events.ts';

/** The message of an entry. A code that only another version knows is returned unchanged. */
export function sentence({ code, parameters }: { code: string; parameters: unknown }, language: Language): string {
  return isLogCode(code) ? message(messageOf(code), language, (parameters ?? {}) as MessageParameters) : code;
}

import { message } from '#server/i18n/messages.ts';
import type { Language } from '#shared/language.ts';
import { harmless } from './harmless.ts';

/** The salutation of a mail to a person. */
export function greeting(
  language: Language,
  { firstName, displayName }: { firstName: string | null; displayName: string },
) {
  return message('mail.greeting', language, { name: harmless(firstName || displayName) });
}

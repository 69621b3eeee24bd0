import type { MessageKey } from '#server/i18n/messages.ts';
import { Invalid } from './errors.ts';

interface Rule {
  /** The input field, for the error. */
  field: string;
  /** In UTF-16 code units. */
  max?: number;
  /** The error of an empty text; without it an empty text is valid. */
  required?: MessageKey;
}

/** Trims an entered text. Throws `Invalid` when it is too long, malformed or missing. */
export function parseText(text: string | null | undefined, { field, max = 200, required }: Rule): string {
  const trimmed = (text ?? '').trim();
  if (trimmed === '' && required) throw new Invalid(required, { field });
  if (trimmed.length > max) throw new Invalid('text.tooLong', { max, field });
  if (!trimmed.isWellFormed() || /[\0\ufffd]/.test(trimmed)) throw new Invalid('text.malformed', { field });
  return trimmed;
}

import type { MessageKey } from '#server/i18n/messages.ts';
import { Invalid } from './errors.ts';

interface Rule {
  /** The input field, which an error names. */
  field: string;
  /** In UTF-16 code units. */
  max?: number;
  /** What to say when nothing is there; without it nothing is fine. */
  required?: MessageKey;
}

/** A text that somebody typed, trimmed. Throws `Invalid` when it is too long, cannot be stored, or is missing. */
export function readText(text: string | null | undefined, { field, max = 200, required }: Rule): string {
  const trimmed = (text ?? '').trim();
  if (trimmed === '' && required) throw new Invalid(required, { field });
  if (trimmed.length > max) throw new Invalid('text.tooLong', { max, field });
  if (!trimmed.isWellFormed() || /[\0\ufffd]/.test(trimmed)) throw new Invalid('text.malformed', { field });
  return trimmed;
}

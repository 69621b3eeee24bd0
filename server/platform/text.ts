import type * as z from 'zod/mini';
import type { MessageKey } from '#server/i18n/messages.ts';
import { asciiEmail, EMAIL_ADDRESS, MAX_EMAIL } from '#shared/emailAddress.ts';
import { checkForm } from '#shared/providerForm.ts';
import { tidyText } from '#shared/tidyText.ts';
import { FormError, Invalid } from './errors.ts';

interface Rule {
  /** The input field, for the error message. */
  field: string;
  /** The maximum length in UTF-16 code units. */
  max?: number;
  /** The error message for an empty text; without it, an empty text is valid. */
  required?: MessageKey;
  /** Keeps line ends and other control characters, which are replaced with spaces elsewhere. */
  keepsLines?: boolean;
}

/** Trims an entered text. Throws `Invalid` when it is too long, malformed or missing. */
export function parseText(
  text: string | null | undefined,
  { field, max = 200, required, keepsLines = false }: Rule,
): string {
  const trimmed = tidyText(text ?? '');
  if (trimmed === '' && required) throw new Invalid(required, { field });
  if (trimmed.length > max) throw new Invalid('text.tooLong', { max, field });
  if (!trimmed.isWellFormed() || /[\0\ufffd]/.test(trimmed)) throw new Invalid('text.malformed', { field });
  return keepsLines ? trimmed : trimmed.replace(/\p{Cc}+/gu, ' ');
}

/** The reason of a decision, for an email or the history. Throws `Invalid`. */
export const parseReason = (text: string | null | undefined, isRequired: boolean, field = 'reason'): string =>
  parseText(text, {
    ...{ field, max: 2_000, keepsLines: true },
    ...(isRequired && { required: 'decision.reasonRequired' as const }),
  });

/** Normalizes an e-mail to lower case, for storage and comparison. Throws `Invalid`. */
export function parseEmail(text: string | null | undefined, field = 'email'): string {
  const typed = parseText(text, { field, max: MAX_EMAIL, required: 'email.required' });
  const email = asciiEmail(typed).toLowerCase();
  if (!EMAIL_ADDRESS.test(email)) throw new Invalid('email.format', { field });
  return email;
}

/** The validated values of a form. Throws `Invalid` with the errors of all fields. */
export function parseForm<Schema extends z.ZodMiniType>(schema: Schema, form: unknown): z.output<Schema> {
  const { data, issues } = checkForm(schema, form);
  if (!issues) return data;
  throw formError(issues.map(({ error, ...where }) => new Invalid(error, where)));
}

/** The fields of a form, each parsed by its reader. Throws `FormError` with the errors of all fields. */
export function parseFields<Values extends object>(readers: { [Name in keyof Values]: () => Values[Name] }): Values {
  const errors: FormError[] = [];
  const read = ([name, reader]: [string, () => unknown]) => {
    try {
      return [name, reader()];
    } catch (error) {
      if (!(error instanceof FormError)) throw error;
      errors.push(error, ...error.others);
      return [];
    }
  };
  const values = Object.fromEntries(Object.entries<() => unknown>(readers).map(read)) as Values;
  if (errors.length > 0) throw formError(errors);
  return values;
}

/** Combines the errors of a form into one to throw. */
function formError([first, ...others]: FormError[]): FormError {
  return Object.assign(first!, { others });
}

import type { MessageDescriptor } from 'react-intl';
import type * as z from 'zod/mini';
import { checkForm, type FormError } from '#shared/providerForm.ts';

export type RuleMessages = Partial<Record<FormError, MessageDescriptor>>;

/**
 * The errors of a form by field, in the order of its rules. Errors without a message here are reported by the server.
 */
export function ruleErrors<Schema extends z.ZodMiniType>(
  schema: Schema,
  form: unknown,
  messages: RuleMessages,
): Record<string, MessageDescriptor> {
  const errors: Record<string, MessageDescriptor> = {};
  for (const { error, field } of checkForm(schema, form).issues ?? []) {
    const message = messages[error];
    if (message) errors[field] ??= message;
  }
  return errors;
}

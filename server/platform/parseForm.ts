import type * as z from 'zod/mini';
import { checkForm } from '#shared/providerForm.ts';
import { Invalid } from './errors.ts';

/** What a form's rules make of it. Throws `Invalid` with the first of its fields that they refuse. */
export function parseForm<Schema extends z.ZodMiniType>(schema: Schema, form: unknown): z.output<Schema> {
  const { data, issues } = checkForm(schema, form);
  if (!issues) return data;
  const [{ error, ...where }] = issues;
  throw new Invalid(error, where);
}

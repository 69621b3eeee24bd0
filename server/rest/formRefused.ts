import type { ErrorBody } from '#server/http/describeError.ts';

/** An error of `FormErrors` in the schema's format, in the caller's language. */
export interface UserError {
  code: string;
  reason: string | null;
  path: string[];
  message: string;
  suggestions: string[];
}

/** A form that the schema rejected, with all errors. */
export class FormRefused extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(errors: UserError[]) {
    const [first, ...others] = errors.map(({ code, reason, path, message, suggestions }) => ({
      code,
      ...(reason && { reason }),
      message,
      ...(path.length > 0 && { field: path.join('.') }),
      ...(suggestions.length > 0 && { suggestions }),
    }));
    super(first!.message);
    this.status = first!.code === 'CONFLICT' ? 409 : 400;
    this.body = { ...first!, ...(others.length > 0 && { errors: [first!, ...others] }) };
  }
}

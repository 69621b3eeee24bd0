import { type MessageKey, type MessageParameters, message } from '#server/i18n/messages.ts';

/** The reasons for a conflict, described in `graphql/formErrors.ts`. */
export const ERROR_REASONS = [
  'CONFIRMATION_REQUIRED',
  'KEY_REUSED',
  'LIMIT_REACHED',
  'LOCKED',
  'NEWER_VERSION',
  'TAKEN',
  'TOO_EARLY',
  'TURNED_OFF',
  'WRONG_STATUS',
] as const;

export type ErrorReason = (typeof ERROR_REASONS)[number];

/**
 * Errors that the caller can fix. Verbs throw them with a message key, which each edge translates into the caller's
 * language: `graphql/translateError.ts` (extensions.code and field) and `app/rest.ts` (status).
 */
export abstract class DomainError extends Error {
  abstract readonly code: string;
  abstract readonly status: number;
  /** The reason, for a code whose reasons need different reactions. */
  readonly reason: ErrorReason | null = null;
  /** Seconds until a retry may succeed, for `Retry-After`; null: the request has to change. */
  readonly retryAfter: number | null = null;
  readonly key: MessageKey;
  readonly parameters: MessageParameters;
  /**
   * The invalid input field, or null: with its name in the schema, until an edge translates it into the caller's name.
   */
  field: string | null;
  /** Suggested corrections, in the caller's language. */
  readonly suggestions: string[];

  constructor(
    key: MessageKey,
    { field = null, ...parameters }: MessageParameters & { field?: string | null } = {},
    suggestions: string[] = [],
  ) {
    super(message(key, 'en', parameters as MessageParameters));
    this.key = key;
    this.parameters = parameters as MessageParameters;
    this.field = field;
    this.suggestions = suggestions;
  }
}

/** Returns an error that the caller can fix. Throws any other error. */
export function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  throw error;
}

/** An error in the caller's form. GraphQL returns it as data, see `graphql/formErrors.ts`. */
export class FormError extends DomainError {
  readonly code: string = 'BAD_USER_INPUT';
  readonly status: number = 400;
  /** The further errors of the same form. */
  others: FormError[] = [];
}

/** Runs the checks of a form, and collects their errors. */
export function collectErrors() {
  const errors: FormError[] = [];
  return {
    /** Returns the value; undefined when the check fails. */
    attempt<Value>(check: () => Value): Value | undefined {
      try {
        return check();
      } catch (error) {
        if (!(error instanceof FormError)) throw error;
        errors.push(error, ...error.others);
        return undefined;
      }
    },
    /** Throws the errors of all checks together; returns the value when all have passed. */
    end<Value>(value?: Value): Value {
      const [first, ...others] = errors;
      if (first) throw Object.assign(first, { others });
      return value as Value;
    },
  };
}

export class Invalid extends FormError {}

export class Unauthenticated extends DomainError {
  readonly code = 'UNAUTHENTICATED';
  readonly status = 401;

  constructor(key: MessageKey = 'access.signIn') {
    super(key);
  }
}

export class Forbidden extends DomainError {
  readonly code = 'FORBIDDEN';
  readonly status = 403;
}

/** The password is correct, and the account has a second factor: see `completeSignIn`. */
export class SecondFactorRequired extends DomainError {
  readonly code = 'SECOND_FACTOR_REQUIRED';
  readonly status = 401;

  constructor() {
    super('signIn.secondFactor');
  }
}

/** The caller has the right, but must first prove their identity again: see `proveAgain`. */
export class ProofRequired extends DomainError {
  readonly code = 'PROOF_REQUIRED';
  readonly status = 403;

  constructor() {
    super('access.proveAgain');
  }
}

export class NotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly status = 404;
}

export class MethodNotAllowed extends DomainError {
  readonly code = 'METHOD_NOT_ALLOWED';
  readonly status = 405;

  constructor(method: string) {
    super('request.method', { method });
  }
}

/** The request conflicts with stored data: the object has the wrong status, unless a subclass says more. */
export class Conflict extends FormError {
  override readonly code = 'CONFLICT';
  override readonly status = 409;
  override readonly reason: ErrorReason = 'WRONG_STATUS';
}

/** The owner already has the maximum number of objects. */
export class LimitReached extends Conflict {
  override readonly reason = 'LIMIT_REACHED';
}

/** Another object has the same unique value, such as an e-mail. */
export class Taken extends Conflict {
  override readonly reason = 'TAKEN';
}

/** The caller has to confirm the consequence with a flag. */
export class ConfirmationRequired extends Conflict {
  override readonly reason = 'CONFIRMATION_REQUIRED';
}

/** A waiting period has not ended. */
export class TooEarly extends Conflict {
  override readonly reason = 'TOO_EARLY';
}

/** The object is turned off. */
export class TurnedOff extends Conflict {
  override readonly reason = 'TURNED_OFF';
}

/** The idempotency key of the request was used with another input. */
export class KeyReused extends Conflict {
  override readonly reason = 'KEY_REUSED';

  constructor() {
    super('draft.keyUsed', { field: 'idempotencyKey' });
  }
}

/** Another user has saved a newer version. */
export class Stale extends DomainError {
  readonly code = 'CONFLICT';
  readonly status = 409;
  override readonly reason = 'NEWER_VERSION';
}

/** Another request has locked the rows. */
export class Locked extends DomainError {
  readonly code = 'CONFLICT';
  readonly status = 409;
  override readonly reason = 'LOCKED';

  constructor() {
    super('request.locked');
  }
}

/** The stored version differs from the version of `If-Match`. */
export class PreconditionFailed extends DomainError {
  readonly code = 'PRECONDITION_FAILED';
  readonly status = 412;
  override readonly reason = 'NEWER_VERSION';
}

/** A dependency does not respond, or the server is overloaded. A later retry may succeed. */
export class Unavailable extends DomainError {
  readonly code = 'UNAVAILABLE';
  readonly status = 503;
  override readonly retryAfter = 5;
}

export class TooLarge extends DomainError {
  readonly code = 'TOO_LARGE';
  readonly status = 413;
}

export class TooManyRequests extends DomainError {
  readonly code = 'TOO_MANY_REQUESTS';
  readonly status = 429;
  override readonly retryAfter: number;

  constructor(seconds: number) {
    super('request.tooMany', { seconds });
    this.retryAfter = seconds;
  }
}

/** The `Retry-After` header; empty when a retry does not help. */
export function retryAfter({ retryAfter: seconds }: DomainError): Record<string, string> {
  return seconds === null ? {} : { 'Retry-After': String(seconds) };
}

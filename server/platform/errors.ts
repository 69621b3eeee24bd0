import type { MessageKey, MessageParameters } from '#server/i18n/messages.ts';
import { message } from '#server/i18n/messages.ts';

/**
 * What can go wrong for a reason the caller can act on. Thrown by verbs as a message key, put into the caller's
 * language once at each edge: `graphql/translateError.ts` (extensions.code and field) and `rest/answer.ts` (status).
 */
export abstract class DomainError extends Error {
  abstract readonly code: string;
  abstract readonly status: number;
  /** Seconds after which another try may work, as `Retry-After`; null: the caller has to change something. */
  readonly retryAfter: number | null = null;
  readonly key: MessageKey;
  readonly parameters: MessageParameters;
  /** The input field at fault, where one is, as the schema names it until an edge names it as its caller did. */
  field: string | null;
  /** What may have been meant, in the caller's language. */
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

export class Invalid extends DomainError {
  readonly code = 'BAD_USER_INPUT';
  readonly status = 400;
}

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

export class NotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly status = 404;
}

/** What was asked does not fit what is there, such as an e-mail that somebody has. */
export class Conflict extends DomainError {
  readonly code = 'CONFLICT';
  readonly status = 409;
}

/** Something that this needs does not answer, or there is too much to do. Trying again later may work. */
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

/** The header that says when to try again; none where that would not help. */
export function retryAfter({ retryAfter: seconds }: DomainError): Record<string, string> {
  return seconds === null ? {} : { 'Retry-After': String(seconds) };
}

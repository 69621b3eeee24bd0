import { message } from '#server/i18n/messages.ts';
import { retryAfter } from '#server/platform/errors.ts';
import type { Log } from '#server/platform/log.ts';
import { knownError } from '#server/platform/outage.ts';
import type { Language } from '#shared/language.ts';

export interface ErrorBody {
  code: string;
  reason?: string;
  /** The message, in the caller's language. */
  message: string;
  field?: string;
  suggestions?: string[];
  /** All errors of the form if there are several; the first one is this error. */
  errors?: ErrorBody[];
}

interface Described {
  status: number;
  headers: Record<string, string>;
  body: ErrorBody;
}

interface Caller {
  language: Language;
  requestId: string;
  log: Log;
  logOutage: (error: unknown) => void;
}

/**
 * An error as its caller may see it. For an unexpected error this is only the request id under which the error is
 * logged.
 */
export function describeError(error: unknown, { language, requestId, log, logOutage }: Caller): Described {
  const known = knownError(error, logOutage);
  if (!known) {
    log.error({ err: error, requestId }, 'unexpected error in a request');
    return {
      status: 500,
      headers: {},
      body: { code: 'INTERNAL_SERVER_ERROR', message: message('server.error', language, { requestId }) },
    };
  }
  return {
    status: known.status,
    headers: retryAfter(known),
    body: {
      code: known.code,
      ...(known.reason && { reason: known.reason }),
      message: message(known.key, language, known.parameters),
      ...(known.field && { field: known.field }),
      ...(known.suggestions.length > 0 && { suggestions: known.suggestions }),
    },
  };
}

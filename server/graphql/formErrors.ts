import { message } from '#server/i18n/messages.ts';
import { type DomainError, FormError, type ErrorReason as Reason } from '#server/platform/errors.ts';
import { builder } from './builder.ts';

export const ErrorCode = builder.enumType('ErrorCode', {
  description:
    'The code of an error: in `UserError` if the caller can correct a form, otherwise in the ' +
    '`extensions.code` of an error of the response. Codes are stable; messages are for people.',
  values: {
    BAD_USER_INPUT: { description: 'An argument or a field of a form is missing, malformed or out of its range.' },
    CONFLICT: { description: 'Stored data prevents the change; `ErrorReason` is the cause.' },
    FORBIDDEN: { description: 'The caller lacks the required right.' },
    INTERNAL_SERVER_ERROR: { description: 'An unexpected failure, which the server logs under the request id.' },
    NOT_FOUND: { description: 'The object does not exist, or the caller may not read it.' },
    PROOF_REQUIRED: { description: 'The caller has the right, but must first prove their identity with `proveAgain`.' },
    SECOND_FACTOR_REQUIRED: { description: 'The password is correct; `completeSignIn` accepts the second factor.' },
    QUERY_TOO_LARGE: {
      description: 'The query costs more than the maximum in `extensions.cost`: request fewer fields or rows.',
    },
    TOO_LARGE: { description: 'The file or the body is too large.' },
    TOO_MANY_REQUESTS: { description: 'The budget is used up. `Retry-After` is the number of seconds to wait.' },
    UNAUTHENTICATED: { description: 'The caller must sign in or send a valid token.' },
    UNAVAILABLE: { description: 'A part of the server does not respond. A later retry may succeed.' },
  },
});

const ErrorReason = builder.enumType('ErrorReason', {
  description:
    'The cause of a CONFLICT, since each cause needs a different reaction: in `UserError`, or in the ' +
    '`extensions.reason` of an error of the response.',
  values: {
    CONFIRMATION_REQUIRED: {
      description:
        'A person must confirm the consequence. Send the request again with the flag that the mutation names.',
    },
    KEY_REUSED: {
      description: 'The idempotency key was used with another input. Send that input again, or choose another key.',
    },
    LIMIT_REACHED: {
      description:
        'The maximum number is reached, such as of pending providers. Send the request again after some of ' +
        'them are decided or deleted.',
    },
    LOCKED: { description: 'Another request is changing the same object. Send the request again after a second.' },
    NEWER_VERSION: {
      description: 'The object has a newer version. Read it again, merge your changes, and send them with its version.',
    },
    TAKEN: {
      description: 'Another object has or had this value, such as a slug, a name or an email. Send a different value.',
    },
    TOO_EARLY: { description: 'A waiting period has not ended. Send the request again after it.' },
    TURNED_OFF: {
      description: 'The object is turned off. Send the request again after a person has turned the object on.',
    },
    WRONG_STATUS: {
      description:
        'The status of the object, such as a previous decision, does not permit the change. Do not send the ' +
        'request again.',
    },
  } satisfies Record<Reason, object>,
});

export const errorCodeOf = ({ code }: DomainError) => code as typeof ErrorCode.$inferType;

/** The field `reason` of an error. */
export const reasonField = {
  type: ErrorReason,
  nullable: true,
  description: 'The cause of a CONFLICT; null for other codes.',
  resolve: ({ error }: { error: DomainError }) => error.reason,
} as const;

// in a separate field, because graphql-js throws errors that it finds in a list
const UserError = builder.objectRef<{ error: DomainError }>('UserError').implement({
  description: 'An error that the caller can correct.',
  fields: (t) => ({
    code: t.field({
      type: ErrorCode,
      description: 'The code for programs.',
      resolve: ({ error }) => errorCodeOf(error),
    }),
    reason: t.field(reasonField),
    path: t.stringList({
      description:
        'The path of the field in `input`, such as `["provider", "services", "0", "serviceId"]` for ' +
        '`input.provider.services[0].serviceId`; empty for an error of the whole input.',
      resolve: ({ error }) => error.field?.split('.') ?? [],
    }),
    message: t.string({
      description: 'The message for people, in the language of the request.',
      resolve: ({ error }, _, { language }) => message(error.key, language, error.parameters),
    }),
    suggestions: t.stringList({
      description: 'Valid values that the caller may have meant.',
      resolve: ({ error }) => error.suggestions,
    }),
  }),
});

builder.objectType(FormError, {
  name: 'FormErrors',
  description:
    'The form was not saved. Contains all errors that the caller can correct: of the codes that a mutation ' +
    'lists, BAD_USER_INPUT and CONFLICT, except with the reasons NEWER_VERSION and LOCKED. All other errors, ' +
    'and those of mutations without `FormErrors`, are errors of the response.',
  fields: (t) => ({
    errors: t.field({
      type: [UserError],
      description: 'The errors, at least one.',
      resolve: (first) => [first, ...first.others].map((error) => ({ error })),
    }),
  }),
});

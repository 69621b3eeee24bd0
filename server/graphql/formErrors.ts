import { message } from '#server/i18n/messages.ts';
import { type DomainError, FormError, type ErrorReason as Reason } from '#server/platform/errors.ts';
import { builder } from './builder.ts';

export const ErrorCode = builder.enumType('ErrorCode', {
  description:
    'The code of an error: in `UserError` where the caller can correct a form, else in the `extensions.code` of an error of ' +
    'the response. Codes are stable; messages are for people.',
  values: {
    BAD_USER_INPUT: { description: 'An argument or a field of a form is missing, malformed or out of its range.' },
    CONFLICT: { description: 'Stored data prevents the change: `ErrorReason` says why.' },
    FORBIDDEN: { description: 'The caller lacks the right.' },
    INTERNAL_SERVER_ERROR: { description: 'An unexpected failure, which the server logs under the request id.' },
    NOT_FOUND: { description: 'There is no such object, or the caller may not read it.' },
    PROOF_REQUIRED: { description: 'The caller has the right, and must first prove their identity with `proveAgain`.' },
    SECOND_FACTOR_REQUIRED: { description: 'The password is right; `completeSignIn` takes the second factor.' },
    QUERY_TOO_LARGE: { description: 'The query costs more than the maximum in `extensions.cost`: ask for less of it.' },
    TOO_LARGE: { description: 'The file or the body is too large.' },
    TOO_MANY_REQUESTS: { description: 'The budget is used up. `Retry-After` has the seconds to wait.' },
    UNAUTHENTICATED: { description: 'The caller has to sign in, or to send a valid token.' },
    UNAVAILABLE: { description: 'A part of the server does not respond. A later retry may succeed.' },
  },
});

const ErrorReason = builder.enumType('ErrorReason', {
  description:
    'Why there is a CONFLICT, as each needs another reaction: in `UserError`, or in the `extensions.reason` of an error of ' +
    'the response.',
  values: {
    CONFIRMATION_REQUIRED: {
      description: 'A person has to confirm the consequence. Send it again with the flag that the mutation names.',
    },
    KEY_REUSED: {
      description: 'The idempotency key was used with another input. Send that input again, or choose another key.',
    },
    LIMIT_REACHED: {
      description:
        'The maximum is reached, such as of pending providers. Send it again once some are decided or deleted.',
    },
    LOCKED: { description: 'Another request is changing the same object. Send it again after a second.' },
    NEWER_VERSION: {
      description: 'The object has a newer version. Read it again, merge your changes, and send them with its version.',
    },
    TAKEN: {
      description: 'Another object has or had this value, such as a slug, a name or an email. Send another one.',
    },
    TOO_EARLY: { description: 'A waiting period has not ended. Send it again after it.' },
    TURNED_OFF: { description: 'The object is turned off. Send it again once a person has turned it on.' },
    WRONG_STATUS: {
      description: 'The status of the object, such as a previous decision, does not permit it. Do not send it again.',
    },
  } satisfies Record<Reason, object>,
});

export const errorCodeOf = ({ code }: DomainError) => code as typeof ErrorCode.$inferType;

/** The field `reason` of an error. */
export const reasonField = {
  type: ErrorReason,
  nullable: true,
  description: 'Of CONFLICT; null for other codes.',
  resolve: ({ error }: { error: DomainError }) => error.reason,
} as const;

// in a separate field: graphql-js throws errors that it finds in a list
const UserError = builder.objectRef<{ error: DomainError }>('UserError').implement({
  description: 'An error that the caller can fix.',
  fields: (t) => ({
    code: t.field({ type: ErrorCode, description: 'For programs.', resolve: ({ error }) => errorCodeOf(error) }),
    reason: t.field(reasonField),
    path: t.stringList({
      description:
        'The field of `input`, part by part, such as `["provider", "services", "0", "serviceId"]` for ' +
        '`input.provider.services[0].serviceId`; empty for the whole.',
      resolve: ({ error }) => error.field?.split('.') ?? [],
    }),
    message: t.string({
      description: 'For people, in the language of the request.',
      resolve: ({ error }, _, { language }) => message(error.key, language, error.parameters),
    }),
    suggestions: t.stringList({
      description: 'Values that may have been meant.',
      resolve: ({ error }) => error.suggestions,
    }),
  }),
});

builder.objectType(FormError, {
  name: 'FormErrors',
  description:
    'The form was not saved. These are all errors that its caller can correct: of those that a mutation lists, ' +
    'BAD_USER_INPUT and CONFLICT, except of the reasons NEWER_VERSION and LOCKED. The others are errors of the response, and ' +
    'all of a mutation without `FormErrors`.',
  fields: (t) => ({
    errors: t.field({
      type: [UserError],
      description: 'At least one.',
      resolve: (first) => [first, ...first.others].map((error) => ({ error })),
    }),
  }),
});

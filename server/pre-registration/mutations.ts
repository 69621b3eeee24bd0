import { builder } from '#server/graphql/builder.ts';
import { chosenId, databaseIdOf } from '#server/graphql/globalId.ts';
import { textInputs } from '#server/providers/texts/graphql.ts';
import { MOST_LANES } from '#shared/lane.ts';
import { SUBMISSION_TEXTS } from '#shared/providerForm.ts';
import { mayFollowRegistration, mayPreRegister, mayStartCorrection } from './access.ts';
import { RegistrationStatus } from './graphql.ts';
import { preRegister, startCorrection } from './preRegister.ts';
import { correctRegistration, type Registration, resendConfirmation } from './registrationStatus.ts';

const SERVICE_ID = 'The id of the offered service.';
const PLACE_ID = 'The id of the place where the service is offered.';

const SubmittedServiceInput = builder.inputType('SubmittedServiceInput', {
  description: 'A service at a place, in addition to the first one.',
  fields: (t) => ({
    serviceId: t.id({ required: true, description: SERVICE_ID }),
    placeId: t.id({ required: true, description: PLACE_ID }),
  }),
});

const SubmittedLaneInput = builder.inputType('SubmittedLaneInput', {
  description: 'A route that the business drives.',
  fields: (t) => ({
    fromId: t.id({ required: true, description: 'The id of the start of the route: a city, region or country.' }),
    toId: t.id({ required: true, description: 'The id of the end of the route.' }),
    bothWays: t.boolean({ description: 'Whether the return trip is offered, too; null counts as false.' }),
  }),
});

const PreRegisterPayload = builder.objectRef<{ email: string }>('PreRegisterPayload').implement({
  description: 'The business is pending; the applicant is notified by email.',
  fields: (t) => ({ email: t.exposeString('email', { description: "The applicant's email." }) }),
});

const StartCorrectionPayload = builder.objectRef<{ resubmitToken: string }>('StartCorrectionPayload').implement({
  description: 'The start of the correction of a business that was sent back.',
  fields: (t) => ({
    resubmitToken: t.exposeString('resubmitToken', {
      description: 'The token for `resubmission` and `preRegister`, valid for a day.',
    }),
  }),
});

const RegistrationPayload = builder.objectRef<Registration>('ResendRegistrationConfirmationPayload').implement({
  description: 'An email is sent, unless the address is already confirmed.',
  fields: (t) => ({
    registration: t.field({
      type: RegistrationStatus,
      description: 'The status of the pre-registration.',
      resolve: (registration) => registration,
    }),
  }),
});

builder.mutationFields((t) => {
  const token = t.input.string({ required: true, description: 'The token of `registrationStatus`.' });
  return {
    resendRegistrationConfirmation: t.fieldWithInput({
      type: RegistrationPayload,
      authScopes: mayFollowRegistration,
      description:
        'Emails the applicant another link to confirm the address. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
      input: { token },
      resolve: (_, { input }, context) => resendConfirmation(context, input.token),
    }),
    correctRegistration: t.fieldWithInput({
      type: StartCorrectionPayload,
      authScopes: mayFollowRegistration,
      description:
        'Starts the correction of a business that was sent back, without an account. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
      input: { token },
      resolve: async (_, { input }, context) => ({ resubmitToken: await correctRegistration(context, input.token) }),
    }),
    startCorrection: t.fieldWithInput({
      type: StartCorrectionPayload,
      authScopes: mayStartCorrection,
      description:
        'Starts the correction of a business that is linked to the caller and was sent back. Errors: NOT_FOUND, TOO_MANY_REQUESTS.',
      input: { providerId: t.input.id({ required: true, description: 'The id of the provider.' }) },
      resolve: async (_, { input }, context) => ({
        resubmitToken: await startCorrection(context, databaseIdOf(input.providerId, 'Provider')),
      }),
    }),
    preRegister: t.fieldWithInput({
      type: PreRegisterPayload,
      errors: {},
      authScopes: mayPreRegister,
      description:
        'Adds a business to the moderation queue. Errors: BAD_USER_INPUT, CONFLICT (the key was used with another form, or there is a newer version), TOO_LARGE, TOO_MANY_REQUESTS.',
      typeOptions: { description: 'The public registration form of a business.' },
      input: {
        email: t.input.string({
          required: true,
          description: "The applicant's email. The business is linked to the account that confirms it.",
        }),
        ...textInputs(t.input, SUBMISSION_TEXTS),
        contactEmail: t.input.string({
          required: true,
          description: 'The email of the business, public once it is approved.',
        }),
        contactPhone: t.input.string({
          description:
            "The phone number in any format; without a country code, it is read as a number of the place's country. 6 to 15 digits.",
        }),
        contactWhatsapp: t.input.string({
          required: true,
          description:
            "The WhatsApp number in any format; without a country code, it is read as a number of the place's country. 8 to 15 digits.",
        }),
        serviceId: t.input.id({ required: true, description: SERVICE_ID }),
        placeId: t.input.id({ required: true, description: PLACE_ID }),
        moreServices: t.input.field({
          type: [SubmittedServiceInput],
          description: 'More services or places; at most 20. Null: none.',
        }),
        lanes: t.input.field({
          type: [SubmittedLaneInput],
          description: `The routes that the business drives; at most ${MOST_LANES}. Null: none, or for a correction those that it had.`,
        }),
        botCheckSolution: t.input.string({
          description: 'The solution of the bot check of this server; null when it is off.',
        }),
        idempotencyKey: t.input.string({
          description:
            'A key generated once for each submission, 8 to 100 letters, digits and dashes: sending the same form ' +
            'again creates nothing new. With another form, not counting the picture, it is an error with the ' +
            'reason KEY_REUSED. The key is stored with the business, and applies to the same email.',
        }),
        resubmitToken: t.input.string({
          description:
            'The token in the email that requested changes: the form replaces the business that was sent back.',
        }),
        expectedVersion: t.input.int({
          description:
            'With `resubmitToken`: the version of the `resubmission` that was corrected; if there is a newer version, the error has the reason NEWER_VERSION. Null: the last save wins.',
        }),
        file: t.input.field({
          type: 'Upload',
          description: 'A picture of the business: JPEG, PNG or WebP, at most 2 MB.',
        }),
      },
      resolve: async (_, { input: { moreServices, lanes, expectedVersion, ...input } }, context) => ({
        email: await preRegister(context, {
          ...input,
          ...idsOf(input),
          moreServices: moreServices?.map(idsOf),
          lanes: lanes?.map(({ fromId, toId, bothWays }, at) => ({
            ...{ id: `n${at + 1}`, bothWays },
            ...{ fromId: chosenId(fromId, 'Place'), toId: chosenId(toId, 'Place') },
          })),
          version: expectedVersion,
        }),
      }),
    }),
  };
});

/** The ids of the service and the place of a form; null for blank ones. */
function idsOf({ serviceId, placeId }: typeof SubmittedServiceInput.$inferInput) {
  return { serviceId: chosenId(serviceId, 'Service'), placeId: chosenId(placeId, 'Place') };
}

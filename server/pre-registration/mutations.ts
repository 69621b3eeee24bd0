import { builder } from '#server/graphql/builder.ts';
import { done, donePayload } from '#server/graphql/payloads.ts';
import { textInputs } from '#server/providers/texts/graphql.ts';
import { SUBMISSION_TEXTS } from '#shared/providerForm.ts';
import { mayFollowRegistration, mayPreRegister, mayStartCorrection } from './access.ts';
import { preRegister, startCorrection } from './preRegister.ts';
import { correctRegistration, resendConfirmation } from './registrationStatus.ts';

const SubmittedServiceInput = builder.inputType('SubmittedServiceInput', {
  description: 'A service at a place, besides the first one.',
  fields: (t) => ({
    serviceId: t.int({ description: 'The database id of the service. Required.' }),
    addressId: t.int({ description: 'The database id of the place. Required.' }),
  }),
});

const PreRegisterInput = builder.inputType('PreRegisterInput', {
  description: 'The public registration form of a business.',
  fields: (t) => ({
    email: t.string({
      required: true,
      description: "The applicant's email. The business is linked to the account that confirms it.",
    }),
    ...textInputs(t, SUBMISSION_TEXTS),
    contactEmail: t.string({ required: true, description: 'Public once the business is approved.' }),
    contactPhone: t.string({
      description:
        "In any format; without a country code it is read as a number of the place's country. 6 to 15 digits.",
    }),
    contactWhatsapp: t.string({
      required: true,
      description:
        "In any format; without a country code it is read as a number of the place's country. 8 to 15 digits.",
    }),
    serviceId: t.int({ description: 'The database id of the service that is offered. Required.' }),
    addressId: t.int({ description: 'The database id of the place where it is offered. Required.' }),
    moreServices: t.field({
      type: [SubmittedServiceInput],
      description: 'More services or places; at most 20. Null: none.',
    }),
    botCheckSolution: t.string({
      description: 'The solution of the bot check of this server; null when it is off.',
    }),
    idempotencyKey: t.string({
      description:
        'Generated once for each submission, 8 to 100 letters, digits and dashes: sending it again creates nothing new.',
    }),
    resubmitToken: t.string({
      description: 'The token in the email that requested changes: the form replaces the business that was sent back.',
    }),
    version: t.int({
      description:
        'With `resubmitToken`: the corrected version of `resubmission`; CONFLICT if there is a newer one. Null: the last save wins.',
    }),
    file: t.field({ type: 'Upload', description: 'A picture of the business: JPEG, PNG or WebP, at most 2 MB.' }),
  }),
});

const PreRegisterPayload = donePayload(
  'PreRegisterPayload',
  'The business is pending; the applicant is notified by email.',
);

const StartCorrectionPayload = builder.objectRef<{ resubmitToken: string }>('StartCorrectionPayload').implement({
  description: 'The start of the correction of a business that was sent back.',
  fields: (t) => ({
    resubmitToken: t.exposeString('resubmitToken', {
      description: 'For `resubmission` and `preRegister`; valid for a day.',
    }),
  }),
});

const ResendRegistrationConfirmationPayload = donePayload(
  'ResendRegistrationConfirmationPayload',
  'An email is sent, unless the address is already confirmed.',
);

builder.mutationFields((t) => ({
  resendRegistrationConfirmation: t.field({
    type: ResendRegistrationConfirmationPayload,
    authScopes: mayFollowRegistration,
    description: 'Emails the applicant another link to confirm the address. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token of `registrationStatus`.' }) },
    resolve: (_, { token }, context) => done(resendConfirmation(context, token)),
  }),
  correctRegistration: t.field({
    type: StartCorrectionPayload,
    authScopes: mayFollowRegistration,
    description:
      'Starts the correction of a business that was sent back, without an account. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token of `registrationStatus`.' }) },
    resolve: async (_, { token }, context) => ({ resubmitToken: await correctRegistration(context, token) }),
  }),
  startCorrection: t.field({
    type: StartCorrectionPayload,
    authScopes: mayStartCorrection,
    description:
      'Starts the correction of a business that is linked to the caller and was sent back. Errors: NOT_FOUND, TOO_MANY_REQUESTS.',
    args: { databaseId: t.arg.int({ required: true, description: "The provider's database id." }) },
    resolve: async (_, { databaseId }, context) => ({ resubmitToken: await startCorrection(context, databaseId) }),
  }),
  preRegister: t.field({
    type: PreRegisterPayload,
    authScopes: mayPreRegister,
    description:
      'Adds a business to the moderation queue. Errors: BAD_USER_INPUT, CONFLICT, TOO_LARGE, TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: PreRegisterInput, required: true, description: 'The complete form.' }) },
    resolve: (_, { input }, context) => done(preRegister(context, input)),
  }),
}));

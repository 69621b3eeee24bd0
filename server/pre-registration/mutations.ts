import { builder } from '#server/graphql/builder.ts';
import { done, donePayload } from '#server/graphql/payloads.ts';
import { textInputs } from '#server/providers/texts/graphql.ts';
import { SUBMISSION_TEXTS } from '#shared/providerForm.ts';
import { mayFollowRegistration, mayPreRegister, mayStartCorrection } from './access.ts';
import { preRegister, startCorrection } from './preRegister.ts';
import { correctRegistration, resendConfirmation } from './registrationStatus.ts';

const SubmittedServiceInput = builder.inputType('SubmittedServiceInput', {
  description: 'A service at a place, beside the first one.',
  fields: (t) => ({
    serviceId: t.int({ description: 'The database id of the service. Required.' }),
    addressId: t.int({ description: 'The database id of the place. Required.' }),
  }),
});

const PreRegisterInput = builder.inputType('PreRegisterInput', {
  description: 'The public form, by which anybody enters a business.',
  fields: (t) => ({
    email: t.string({
      required: true,
      description: "The applicant's email. The business is linked to the account that confirms it.",
    }),
    ...textInputs(t, SUBMISSION_TEXTS),
    contactEmail: t.string({ required: true, description: 'Public once the business is approved.' }),
    contactPhone: t.string({
      description: 'As people write it; without a country code it is of the country of the place. 6 to 15 digits.',
    }),
    contactWhatsapp: t.string({
      required: true,
      description: 'As people write it; without a country code it is of the country of the place. 8 to 15 digits.',
    }),
    serviceId: t.int({ description: 'The database id of the service that is offered. Required.' }),
    addressId: t.int({ description: 'The database id of the place where it is offered. Required.' }),
    moreServices: t.field({
      type: [SubmittedServiceInput],
      description: 'What else is offered, or where else; at most 20. Null: nothing.',
    }),
    recaptchaToken: t.string({
      description: 'The solution of the bot check of this server; null when it is off.',
    }),
    idempotencyKey: t.string({
      description:
        'Made once for each submission, 8 to 100 letters, digits and dashes: sent again it makes nothing new.',
    }),
    resubmitToken: t.string({
      description: 'Of the mail that sent a business back: what is sent now takes its place in the queue.',
    }),
    version: t.int({
      description:
        'With `resubmitToken`: the version of `resubmission` that was corrected; another one since is a CONFLICT. Null: the last save wins.',
    }),
    file: t.field({ type: 'Upload', description: 'A picture of the business: JPEG, PNG or WebP, at most 2 MB.' }),
  }),
});

const PreRegisterPayload = donePayload(
  'PreRegisterPayload',
  'The business waits for moderation; a mail is on its way to the applicant.',
);

const StartCorrectionPayload = builder.objectRef<{ resubmitToken: string }>('StartCorrectionPayload').implement({
  description: 'The way to correct a business that was sent back.',
  fields: (t) => ({
    resubmitToken: t.exposeString('resubmitToken', {
      description: 'For `resubmission` and `preRegister`; good for a day.',
    }),
  }),
});

const ResendRegistrationConfirmationPayload = donePayload(
  'ResendRegistrationConfirmationPayload',
  'A mail is on its way, unless the address is confirmed.',
);

builder.mutationFields((t) => ({
  resendRegistrationConfirmation: t.field({
    type: ResendRegistrationConfirmationPayload,
    authScopes: mayFollowRegistration,
    description:
      'Mails the applicant another link that confirms the address. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token of `registrationStatus`.' }) },
    resolve: (_, { token }, context) => done(resendConfirmation(context, token)),
  }),
  correctRegistration: t.field({
    type: StartCorrectionPayload,
    authScopes: mayFollowRegistration,
    description:
      'Begins to correct a business that was sent back, without an account. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token of `registrationStatus`.' }) },
    resolve: async (_, { token }, context) => ({ resubmitToken: await correctRegistration(context, token) }),
  }),
  startCorrection: t.field({
    type: StartCorrectionPayload,
    authScopes: mayStartCorrection,
    description:
      'Begins to correct a business that is linked to the caller and was sent back. Errors: NOT_FOUND, TOO_MANY_REQUESTS.',
    args: { databaseId: t.arg.int({ required: true, description: "The provider's database id." }) },
    resolve: async (_, { databaseId }, context) => ({ resubmitToken: await startCorrection(context, databaseId) }),
  }),
  preRegister: t.field({
    type: PreRegisterPayload,
    authScopes: mayPreRegister,
    description:
      'Puts a business into the moderation queue. Errors: BAD_USER_INPUT, CONFLICT, TOO_LARGE, TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: PreRegisterInput, required: true, description: 'The whole form.' }) },
    resolve: (_, { input }, context) => done(preRegister(context, input)),
  }),
}));

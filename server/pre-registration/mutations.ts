import { builder } from '../graphql/builder.ts';
import { preRegister } from './preRegister.ts';

const PreRegisterInput = builder.inputType('PreRegisterInput', {
  description: 'The public form, by which anybody enters a business.',
  fields: (t) => ({
    email: t.string({
      required: true,
      description: "The applicant's; the account that proves to own it gets the business.",
    }),
    businessName: t.string({ required: true, description: 'The legal name, up to 200 characters.' }),
    description: t.string({ required: true, description: 'Up to 2,000 characters.' }),
    contactEmail: t.string({ required: true, description: 'Shown to everybody once the business is approved.' }),
    contactPhone: t.string({ description: '6 to 15 digits, optional leading +.' }),
    contactWhatsapp: t.string({
      required: true,
      description: '8 to 15 digits with the country code, optional leading +.',
    }),
    websiteUrl: t.string({ description: 'A domain, with or without http(s):// and a path.' }),
    serviceId: t.int({ description: 'The database id of the service that is offered. Required.' }),
    addressId: t.int({ description: 'The database id of the place where it is offered. Required.' }),
    recaptchaToken: t.string({
      description: 'The proof of not being a robot, of whichever kind this server asks for; null when it is off.',
    }),
    idempotencyKey: t.string({
      description:
        'Made once for each submission, 8 to 100 letters, digits and dashes: sent again it makes nothing new.',
    }),
    resubmitToken: t.string({
      description: 'Of the mail that sent a business back: what is sent now takes its place in the queue.',
    }),
    file: t.field({ type: 'Upload', description: 'A picture of the business: JPEG, PNG or WebP, at most 2 MB.' }),
  }),
});

const PreRegisterPayload = builder.objectRef<{ done: true }>('PreRegisterPayload').implement({
  description: 'The business waits for moderation; a mail is on its way to the applicant.',
  fields: (t) => ({ done: t.exposeBoolean('done', { description: 'Always true: what fails is an error.' }) }),
});

builder.mutationField('preRegister', (t) =>
  t.field({
    type: PreRegisterPayload,
    authScopes: { anyone: true },
    description: 'Puts a business into the moderation queue. Errors: BAD_USER_INPUT, TOO_LARGE, TOO_MANY_REQUESTS.',
    args: { input: t.arg({ type: PreRegisterInput, required: true, description: 'The whole form.' }) },
    resolve: async (_, { input }, context) => {
      await preRegister(context, input);
      return { done: true } as const;
    },
  }),
);

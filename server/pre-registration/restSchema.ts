import { recaptchaToken } from '#server/accounts/sign-in/restSchema.ts';
import { id, record, text } from '#server/rest/schema.ts';

export const Submission = record(
  {
    email: text("The applicant's; the account that proves to own it gets the business.", {
      format: 'email',
      examples: ['ana@andes.example'],
    }),
    businessName: text(undefined, { minLength: 1, maxLength: 200, examples: ['Andes Fríos S.R.L.'] }),
    description: text(undefined, { minLength: 1, maxLength: 2_000, examples: ['Refrigerated trucks.'] }),
    contactEmail: text('Shown to everybody once the business is approved.', {
      format: 'email',
      examples: ['cargas@andes.example'],
    }),
    contactPhone: text('As people write it; without a country code it is of the country of the place. 6 to 15 digits.'),
    contactWhatsapp: text(
      'As people write it; without a country code it is of the country of the place. 8 to 15 digits.',
      {
        examples: ['+5493415550000'],
      },
    ),
    websiteUrl: text('A domain, with or without http(s):// and a path.', { maxLength: 300 }),
    serviceId: id('See `/api/services`.', 29),
    addressId: id('See `/api/address`.', 3838583),
    file: text('A picture of the business: JPEG, PNG or WebP, at most 2 MB.', { format: 'binary' }),
    recaptchaToken,
    idempotencyKey: text('Made once for each submission: sent again it makes nothing new.', {
      pattern: '^[A-Za-z0-9_-]{8,100}$',
    }),
    resubmitToken: text('Of the mail that sent a business back: what is sent now takes its place in the queue.'),
  },
  ['contactPhone', 'websiteUrl', 'file', 'recaptchaToken', 'idempotencyKey', 'resubmitToken'],
);

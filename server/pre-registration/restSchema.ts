import * as z from 'zod';
import { recaptchaToken } from '#server/accounts/sign-in/restSchema.ts';
import { email } from '#server/accounts/user/restSchema.ts';
import { textForm } from '#server/providers/record/restSchema.ts';
import { chosenId, text, upload } from '#server/rest/schema.ts';
import { SUBMISSION_TEXTS } from '#shared/providerForm.ts';

const NUMBER = "A phone number in any format; without a country code, it is read as a number of the place's country.";

export const Submission = z.object({
  email: email.meta({ description: "The applicant's email. The business is linked to the account that confirms it." }),
  ...textForm(SUBMISSION_TEXTS),
  contactEmail: text('The email of the business, public once the business is approved.', {
    format: 'email',
    examples: ['cargas@andes.example'],
  }),
  contactPhone: text(`${NUMBER} 6 to 15 digits.`).optional(),
  contactWhatsapp: text(`${NUMBER} 8 to 15 digits.`, { examples: ['+5493415550000'] }),
  serviceId: chosenId('The id of the service: see `/api/services`.', 29),
  addressId: chosenId('The id of the place: see `/api/address`.', 3838583).meta({ graphql: 'placeId' }),
  file: upload('A picture of the business: JPEG, PNG or WebP, at most 2 MB.').optional(),
  recaptchaToken,
  idempotencyKey: text(
    'A key chosen by the caller for each submission. The same key never creates a second business; with another form, it is an error.',
    {
      pattern: '^[A-Za-z0-9_-]{8,100}$',
    },
  ).optional(),
  resubmitToken: text(
    'The token in the email that requested changes: the form replaces the business that was sent back.',
  ).optional(),
  version: z.int().optional().meta({
    graphql: 'expectedVersion',
    description: 'With `resubmitToken`: the version that was corrected. If there is a newer one, the response is 409.',
  }),
});

import { bodyNumber, bodyText } from '#server/rest/jsonBody.ts';
import { route } from '#server/rest/route.ts';
import { DONE } from '#server/rest/schema.ts';
import { Submission } from './restSchema.ts';

const TEXTS = [
  'email',
  'businessName',
  'description',
  'contactEmail',
  'contactPhone',
  'contactWhatsapp',
  'websiteUrl',
  'recaptchaToken',
  'idempotencyKey',
  'resubmitToken',
];

export const preRegistrationRoutes = [
  route({
    method: 'post',
    path: '/api/pre-registration',
    tag: 'Registration',
    summary: 'Puts a business into the moderation queue, with a picture',
    access: 'anyone',
    query: {},
    takes: Submission,
    answer: DONE,
    refusals: [503],
    file: { field: 'file', maxBytes: 2 * 1024 * 1024 },
    operation: 'mutation RestPreRegister($input: PreRegisterInput!) { preRegister(input: $input) { done } }',
    variables: ({ body, file }) => ({
      input: {
        ...Object.fromEntries(TEXTS.map((field) => [field, bodyText(body, field)])),
        serviceId: bodyNumber(body, 'serviceId'),
        addressId: bodyNumber(body, 'addressId'),
        file,
      },
    }),
    body: ({ preRegister }) => preRegister,
  }),
];

import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { oncePerRequest } from '#server/graphql/oncePerRequest.ts';
import { parseText } from '#server/platform/text.ts';
import { ContactType } from './contact.ts';
import { phoneKind } from './parseContact.ts';
import { parsePhones, type PhoneReading as Reading } from './phones/parsePhones.ts';
import { displayPhone } from './phones/phone.ts';

const PhoneReading = builder.objectRef<Reading>('PhoneReading').implement({
  description: 'A phone number read from an entered text.',
  fields: (t) => ({
    value: t.exposeString('value', {
      description: 'The number as it would be stored: E.164, with `;ext=12` for an extension.',
    }),
    displayValue: t.string({
      description: 'The number for display.',
      resolve: ({ value }) => displayPhone(value),
    }),
    countryCode: t.expose('country', {
      type: 'CountryCode',
      nullable: true,
      description: 'The country of the number; null when the number is not recognized.',
    }),
    isGuess: t.exposeBoolean('isGuess', {
      description: 'Whether part of the number was guessed or not recognized. Staff should check such a number.',
    }),
  }),
});

const MOST_READINGS = 20;

const once = oncePerRequest('phoneReadings');

builder.queryField('phoneReadings', (t) =>
  t.field({
    type: [PhoneReading],
    complexity: 50,
    description:
      'The phone numbers in a text, at most 20, as forms parse them. Allowed once per request. Empty when the ' +
      'text contains no number. Errors: BAD_USER_INPUT.',
    args: {
      text: t.arg.string({ required: true, description: 'The text as entered, up to 254 characters.' }),
      placeId: t.arg.id({
        required: true,
        description: 'The id of a place, whose country applies to numbers without a country code.',
      }),
      contactType: t.arg({ type: ContactType, description: 'The type of contact; null for any phone number.' }),
    },
    resolve: (_, { text, placeId, contactType }, context) => {
      once(context);
      const place = context.gazetteer.get(databaseIdOf(placeId, 'Place'));
      const entered = parseText(text, { field: 'text', max: 254 });
      return place
        ? parsePhones(entered, place.countryCode, phoneKind(contactType ?? null)).slice(0, MOST_READINGS)
        : [];
    },
  }),
);

import { Contact } from '#server/contacts/restBody.ts';
import { id, list, moment, named, orNull, record, text } from '#server/rest/schema.ts';
import { OfferedService } from '#server/services/offeredService.ts';

export const publicFields = {
  businessName: text('The legal name.', { examples: ['Andes Fríos S.R.L.'] }),
  commercialName: orNull(text()),
  description: text('May be empty.'),
  websiteUrl: orNull(text()),
  addressesId: id('The city of the provider.', 3838583),
  contacts: list(Contact),
  providerServices: list(OfferedService),
  updatedAt: moment(),
};

export const PublicProvider = named(
  'PublicProvider',
  'An approved provider.',
  record({
    id: id(),
    ...publicFields,
    path: text('Its page on this site.', { format: 'uri-reference' }),
    address: record({ displayName: text('With region and country.') }),
    image: orNull(
      text('Where its picture is, on this site; null while none is approved.', { format: 'uri-reference' }),
    ),
  }),
);

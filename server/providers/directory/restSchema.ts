import { id, list, moment, named, oneOf, orNull, record, text } from '../../rest/schema.ts';
import { CONTACT_TYPE_NAMES } from '../contactType.ts';

export const contactType = oneOf(CONTACT_TYPE_NAMES.toSorted(), 'What kind of contact it is.');

export const Contact = named(
  'Contact',
  'A way to reach a provider.',
  record({
    id: id(),
    contactType,
    contactValue: text('An e-mail address or a phone number.', { examples: ['cargas@andes.example'] }),
    updatedAt: moment(),
  }),
);

export const OfferedService = named(
  'OfferedService',
  'A service that a provider offers at a place.',
  record({
    id: id(),
    providersId: id(),
    servicesId: id(),
    addressesId: id(),
    service: record({ name: text('In the language of the request.') }),
    address: record({ name: text(), displayName: text('With region and country.') }),
    updatedAt: moment(),
  }),
);

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

import { id, named, record, text } from '#server/rest/schema.ts';

export const TaxType = named(
  'TaxType',
  'A kind of tax registration.',
  record({
    id: id(),
    shortName: text('Such as CUIT.'),
    name: text('The whole name.'),
    countryCode: text('ISO 3166-1 alpha-2.', { pattern: '^[A-Z]{2}$' }),
  }),
);

import * as z from 'zod';
import { id, text } from '#server/rest/schema.ts';

export const TaxType = z
  .object({
    id: id(),
    shortName: text('The common name, such as CUIT.'),
    name: text('The full name.'),
    countryCode: text('The ISO 3166-1 alpha-2 code of the country.', { pattern: '^[A-Z]{2}$' }),
  })
  .meta({ title: 'TaxType', description: 'A kind of tax registration.' });

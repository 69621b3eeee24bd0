import { stdnum } from 'stdnum';
import { builder } from '#server/graphql/builder.ts';
import { REST_ID } from '#server/graphql/paging.ts';

const TaxType = builder.prismaNode('TaxType', {
  description: 'A kind of tax registration of a country, such as CUIT or CNPJ.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    shortName: t.exposeString('shortName', { description: 'The common name, such as `CUIT`.' }),
    name: t.exposeString('name', { description: "The official name, in the country's language." }),
    countryCode: t.expose('countryCode', {
      type: 'CountryCode',
      description: 'The country that issues the registration.',
    }),
  }),
});

builder.queryField('taxTypes', (t) =>
  t.prismaField({
    type: [TaxType],
    description: 'All tax types, by country and short name; at most 200.',
    resolve: (query, _, __, { db }) =>
      db.prisma.taxType.findMany({ ...query, orderBy: [{ countryCode: 'asc' }, { shortName: 'asc' }] }),
  }),
);

interface Validator {
  validate: (value: string) => { isValid: boolean };
}

/** The validator of Paraguay: the library expects 1, not 0, where the sum of a number is a multiple of 11. */
const ruc: Validator = {
  validate: (value) => {
    const digits = value.replaceAll('-', '');
    const sum = [...digits.slice(0, -1)].reverse().reduce((before, digit, at) => before + Number(digit) * (at + 2), 0);
    return { isValid: /^\d{5,9}$/.test(digits) && digits.at(-1) === String(((11 - (sum % 11)) % 11) % 10) };
  },
};

/** Whether a number fails the checksum of its country's tax registration. False when there is no checksum. */
export function taxNumberIsDoubtful(countryCode: string, shortName: string, taxNumber: string): boolean {
  const country = (stdnum as unknown as Record<string, Record<string, Validator> | undefined>)[countryCode];
  const validator = countryCode === 'PY' ? ruc : country?.[shortName.toLowerCase().replace(/[^a-z]/g, '')];
  // the library rejects dots in some countries where they are common
  return validator ? !validator.validate(taxNumber.replace(/[\s.]/g, '')).isValid : false;
}

import { builder } from '#server/graphql/builder.ts';

const TaxType = builder.prismaNode('TaxType', {
  description: 'A kind of tax registration of a country, such as CUIT or CNPJ.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST responses.' }),
    shortName: t.exposeString('shortName', { description: 'The common name, such as `CUIT`.' }),
    name: t.exposeString('name', { description: "The official name, in the country's language." }),
    countryCode: t.exposeString('countryCode', { description: 'ISO 3166-1 alpha-2.' }),
  }),
});

builder.queryField('taxTypes', (t) =>
  t.prismaField({
    type: [TaxType],
    description: 'All tax types, by country and short name.',
    resolve: (query, _, __, { db }) =>
      db.prisma.taxType.findMany({ ...query, orderBy: [{ countryCode: 'asc' }, { shortName: 'asc' }] }),
  }),
);

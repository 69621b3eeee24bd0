import { route } from '#server/rest/route.ts';
import { rowsOf } from '#server/rest/schema.ts';
import { TaxType } from './restSchema.ts';

interface Row {
  databaseId: number;
  shortName: string;
  name: string;
  countryCode: string;
}

export const taxTypeRoutes = [
  route({
    method: 'get',
    path: '/api/tax-types',
    tag: 'Taxonomy',
    summary: 'The tax registrations of each country',
    access: 'anyone',
    scope: 'any',
    query: {},
    takes: null,
    answer: rowsOf(TaxType),
    refusals: [],
    operation: `query RestTaxTypes { taxTypes { databaseId shortName name countryCode } }`,
    variables: () => ({}),
    body: ({ taxTypes }: { taxTypes: Row[] }) => ({
      rows: taxTypes.map(({ databaseId, ...row }) => ({ id: databaseId, ...row })),
      count: taxTypes.length,
    }),
  }),
];

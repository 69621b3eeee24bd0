import { route } from '../rest/route.ts';

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
    operation: `query RestTaxTypes { taxTypes { databaseId shortName name countryCode } }`,
    variables: () => ({}),
    body: ({ taxTypes }: { taxTypes: Row[] }) => ({
      rows: taxTypes.map(({ databaseId, ...row }) => ({ id: databaseId, ...row })),
      count: taxTypes.length,
    }),
  }),
];

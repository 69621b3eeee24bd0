import { EVERYONE } from '#server/graphql/access.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { allRows, route } from '#server/rest/route.ts';
import { rowsOf } from '#server/rest/schema.ts';
import { TaxType } from './restSchema.ts';

export const taxTypeRoutes = [
  route({
    method: 'get',
    path: '/api/tax-types',
    tag: 'Taxonomy',
    summary: 'List tax types',
    description: 'The tax registrations of each country.',
    may: EVERYONE,
    isSameForAll: true,
    response: rowsOf(TaxType),
    operation: `query RestTaxTypes { rows: taxTypes { ${fieldsOf(TaxType)} } }`,
    body: allRows(TaxType),
  }),
];

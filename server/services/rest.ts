import { NotFound } from '../errors.ts';
import { bodyNumber, bodyText, type JsonBody } from '../rest/jsonBody.ts';
import { pageArguments, pathId } from '../rest/query.ts';
import { route } from '../rest/route.ts';

interface CategoryRow {
  databaseId: number;
  name: string;
}
interface SubcategoryRow extends CategoryRow {
  category: CategoryRow;
}
interface ServiceRow extends CategoryRow {
  subcategory: SubcategoryRow;
}

const FIELDS = `databaseId name subcategory { databaseId name category { databaseId name } }`;

const subcategoryBody = ({ databaseId, name, category }: SubcategoryRow) => ({
  id: databaseId,
  name,
  category: { id: category.databaseId, name: category.name },
});

const serviceBody = ({ databaseId, name, subcategory }: ServiceRow) => ({
  id: databaseId,
  name,
  idServiceSubcategories: subcategory.databaseId,
  subcategory: subcategoryBody(subcategory),
});

const serviceInput = (body: JsonBody) => ({
  name: bodyText(body, 'name'),
  // what is left out stays: another than what is blank
  ...Object.fromEntries(
    ['nameEn', 'nameEs', 'namePt']
      .filter((field) => body[field] != null)
      .map((field) => [field, bodyText(body, field)]),
  ),
  subcategoryId: bodyNumber(body, 'idServiceSubcategories'),
});

export const serviceRoutes = [
  route({
    method: 'get',
    path: '/api/services',
    operation: `query RestServices($search: String, $first: Int, $offset: Int) {
      services(search: $search, first: $first, offset: $offset) { totalCount edges { node { ${FIELDS} } } }
    }`,
    variables: ({ query }) => ({ search: query.get('q'), ...pageArguments(query, 100) }),
    body: ({ services }: { services: { totalCount: number; edges: { node: ServiceRow }[] } }) => ({
      rows: services.edges.map(({ node }) => serviceBody(node)),
      count: services.totalCount,
    }),
  }),
  route({
    method: 'get',
    path: '/api/services/categories',
    operation: `query RestServiceCategories { serviceCategories { databaseId name } }`,
    variables: () => ({}),
    body: ({ serviceCategories }: { serviceCategories: CategoryRow[] }) => ({
      rows: serviceCategories.map(({ databaseId, name }) => ({ id: databaseId, name })),
      count: serviceCategories.length,
    }),
  }),
  route({
    method: 'get',
    path: '/api/services/subcategories',
    operation: `query RestServiceSubcategories($search: String) {
      serviceSubcategories(search: $search) { databaseId name category { databaseId name } }
    }`,
    variables: ({ query }) => ({ search: query.get('q') }),
    body: ({ serviceSubcategories }: { serviceSubcategories: SubcategoryRow[] }) => ({
      rows: serviceSubcategories.map(subcategoryBody),
      count: serviceSubcategories.length,
    }),
  }),
  route({
    method: 'get',
    path: '/api/services/:id',
    operation: `query RestService($id: Int!) { service(databaseId: $id) { ${FIELDS} } }`,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    body: ({ service }: { service: ServiceRow | null }) => {
      if (!service) throw new NotFound('service.notFound');
      return serviceBody(service);
    },
  }),
  route({
    method: 'post',
    path: '/api/services',
    operation: `mutation RestCreateService($input: ServiceInput!) {
      result: createService(input: $input) { service { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: serviceInput(body) }),
    body: ({ result }: { result: { service: ServiceRow } }) => serviceBody(result.service),
  }),
  route({
    method: 'put',
    path: '/api/services/:id',
    operation: `mutation RestUpdateService($id: Int!, $version: Int, $input: ServiceInput!) {
      result: updateService(databaseId: $id, version: $version, input: $input) { service { ${FIELDS} } }
    }`,
    variables: ({ params, body }) => ({
      id: pathId(params.id),
      version: bodyNumber(body, 'version'),
      input: serviceInput(body),
    }),
    body: ({ result }: { result: { service: ServiceRow } }) => serviceBody(result.service),
  }),
];

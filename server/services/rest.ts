import { NotFound } from '#server/platform/errors.ts';
import { bodyNumber, bodyText, type JsonBody } from '#server/rest/jsonBody.ts';
import { pageArguments, pageQuery, pathId } from '#server/rest/query.ts';
import { route } from '#server/rest/route.ts';
import { rowsOf } from '#server/rest/schema.ts';
import { Category, Service, ServiceForm, Subcategory, search, VersionedServiceForm } from './restSchema.ts';

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
  // omitted names keep their values, blank ones do not
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
    tag: 'Taxonomy',
    summary: 'Services, by name or page by page',
    access: 'anyone',
    scope: 'any',
    query: { q: search, ...pageQuery(100) },
    takes: null,
    answer: rowsOf(Service),
    refusals: [],
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
    tag: 'Taxonomy',
    summary: 'The categories of services',
    access: 'anyone',
    scope: 'any',
    query: {},
    takes: null,
    answer: rowsOf(Category),
    refusals: [],
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
    tag: 'Taxonomy',
    summary: 'The subcategories of services',
    access: 'anyone',
    scope: 'any',
    query: { q: search },
    takes: null,
    answer: rowsOf(Subcategory),
    refusals: [],
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
    tag: 'Taxonomy',
    summary: 'A service',
    access: 'anyone',
    scope: 'any',
    query: {},
    takes: null,
    answer: Service,
    refusals: [404],
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
    tag: 'Taxonomy',
    summary: 'Creates a service',
    access: 'superAdmin',
    query: {},
    takes: ServiceForm,
    answer: Service,
    refusals: [],
    operation: `mutation RestCreateService($input: ServiceInput!) {
      result: createService(input: $input) { service { ${FIELDS} } }
    }`,
    variables: ({ body }) => ({ input: serviceInput(body) }),
    body: ({ result }: { result: { service: ServiceRow } }) => serviceBody(result.service),
  }),
  route({
    method: 'put',
    path: '/api/services/:id',
    tag: 'Taxonomy',
    summary: 'Changes a service',
    access: 'superAdmin',
    query: {},
    takes: VersionedServiceForm,
    answer: Service,
    refusals: [404, 409],
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

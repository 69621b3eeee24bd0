import { EVERYONE } from '#server/graphql/access.ts';
import { NotFound } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { pageArguments, pageQuery, pathId } from '#server/rest/query.ts';
import { allRows, mutationsOf, route, routesWith } from '#server/rest/route.ts';
import { rowsOf } from '#server/rest/schema.ts';
import { mayEditServices } from './access.ts';
import { nameField, variables } from './restForm.ts';
import { Category, Service, ServiceForm, Subcategory, search, VersionedServiceForm } from './restSchema.ts';

const SERVICE = fieldsOf(Service);

const mutation = mutationsOf('service', Service);

const edit = routesWith({
  ...{ tag: 'Operations', may: mayEditServices, response: Service, of: 'result.service', variables },
  parameterOf: nameField,
});

export const serviceRoutes = [
  route({
    method: 'get',
    path: '/api/services',
    tag: 'Taxonomy',
    summary: 'List services',
    description: 'Returns services, page by page: with `q`, those whose name matches, otherwise all of them.',
    may: EVERYONE,
    isSameForAll: true,
    query: { q: search, ...pageQuery(100) },
    response: rowsOf(Service),
    operation: `query RestServices($search: String, $first: Int, $offset: Int) {
      result: services(search: $search, first: $first, offset: $offset) { ${fieldsOf(rowsOf(Service))} }
    }`,
    variables: ({ query }) => ({ search: query.get('q'), ...pageArguments(query, 100) }),
  }),
  route({
    method: 'get',
    path: '/api/services/categories',
    tag: 'Taxonomy',
    summary: 'List categories',
    may: EVERYONE,
    isSameForAll: true,
    response: rowsOf(Category),
    operation: `query RestServiceCategories { rows: serviceCategories { ${fieldsOf(Category)} } }`,
    body: allRows(Category),
  }),
  route({
    method: 'get',
    path: '/api/services/subcategories',
    tag: 'Taxonomy',
    summary: 'List subcategories',
    may: EVERYONE,
    isSameForAll: true,
    query: { q: search },
    response: rowsOf(Subcategory),
    operation: `query RestServiceSubcategories($search: String) {
      rows: serviceSubcategories(search: $search) { ${fieldsOf(Subcategory)} }
    }`,
    variables: ({ query }) => ({ search: query.get('q') }),
    body: allRows(Subcategory),
  }),
  route({
    method: 'get',
    path: '/api/services/:id',
    tag: 'Taxonomy',
    summary: 'Get a service',
    may: EVERYONE,
    isSameForAll: true,
    response: Service,
    errors: [404],
    operation: `query RestService($id: ID!) { result: service(id: $id) { ${SERVICE} } }`,
    variables: ({ params }) => ({ id: pathId(params.id) }),
    missing: () => new NotFound('service.notFound'),
  }),
  edit({
    method: 'post',
    path: '/api/services',
    summary: 'Create a service',
    requestBody: ServiceForm,
    operation: mutation.form('createService'),
  }),
  edit({
    method: 'put',
    path: '/api/services/:id',
    summary: 'Update a service',
    requestBody: VersionedServiceForm,
    errors: [404, 409],
    operation: mutation.form('updateService'),
  }),
];

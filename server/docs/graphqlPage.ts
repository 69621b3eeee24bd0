import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  lexicographicSortSchema,
} from 'graphql';
import { html } from 'hono/html';
import { QUERY_LIMITS } from '#server/graphql/price.ts';
import type { Html } from '#server/pages/page.ts';
import { framed } from './frame.ts';
import { fieldList, inputList, said, typeLink } from './graphqlFields.ts';
import { GROUP_NAMES, groupOf } from './graphqlGroups.ts';
import { contents, prose } from './prose.ts';

const KINDS: [id: string, name: string, is: (type: GraphQLNamedType) => boolean][] = [
  ['objects', 'Objects', isObjectType],
  ['interfaces', 'Interfaces and unions', (type) => isInterfaceType(type) || isUnionType(type)],
  ['inputs', 'Inputs', isInputObjectType],
  ['enums', 'Enums', isEnumType],
  ['scalars', 'Scalars', (type) => isScalarType(type) && !isSpecifiedScalarType(type)],
];

/** The page `/api/graphql`: the documentation of the whole schema. */
export function graphqlPage(unsorted: GraphQLSchema): string {
  const schema = lexicographicSortSchema(unsorted);
  const roots = rootTypes(schema);
  const rootNames = new Set(roots.map(({ type }) => type.name));
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !rootNames.has(type.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const kinds = KINDS.map(([id, name, is]) => ({ id, name, types: types.filter(is) })).filter(
    (kind) => kind.types.length > 0,
  );
  return framed({
    title: 'The GraphQL schema',
    description: 'Every query, mutation and type of the GraphQL API of Rumbo.',
    main: html`${introduction()}${contents([...roots, ...kinds])}
${roots.map(({ id, name, fields }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>${grouped(id, fields)}</section>`)}
${kinds.map(
  (kind) =>
    html`<section aria-labelledby="${kind.id}"><h2 id="${kind.id}">${kind.name}</h2>${kind.types.map(typeSheet)}</section>`,
)}`,
  });
}

function introduction(): Html {
  const { complexity, depth, breadth } = QUERY_LIMITS;
  return html`<p>${prose('`POST /graphql` with `{"query": …, "variables": …}` as JSON. ')}Try it in <a href="/graphql">the explorer</a>; tokens, languages and rates are those of <a href="/api">the REST API</a>.</p>
<p>${prose(`A query may cost ${complexity.toLocaleString('en')} at most, be ${depth} fields deep and ${breadth} broad. An error has \`extensions.code\`, which each field names, and \`extensions.field\` where one is at fault.`)}</p>
<pre><code>curl -H 'Content-Type: application/json' \\
  -d '{"query":"{ searchProviders(place: \\"Bahia Blanca\\", first: 5) { totalCount edges { node { businessName } } } }"}' \\
  …/graphql</code></pre>`;
}

function rootTypes(schema: GraphQLSchema) {
  return [
    { id: 'queries', name: 'Queries', type: schema.getQueryType() },
    { id: 'mutations', name: 'Mutations', type: schema.getMutationType() },
    { id: 'subscriptions', name: 'Subscriptions', type: schema.getSubscriptionType() },
  ].flatMap(({ type, ...root }) => (type ? [{ ...root, type, fields: Object.values(type.getFields()) }] : []));
}

function grouped(id: string, fields: GraphQLField<unknown, unknown>[]): Html {
  const groups = GROUP_NAMES.map((name) => ({ name, fields: fields.filter((field) => groupOf(field.name) === name) }));
  return html`${groups
    .filter((group) => group.fields.length > 0)
    .map((group) => html`<article><h3>${group.name}</h3>${fieldList(group.fields, id)}</article>`)}`;
}

function typeSheet(type: GraphQLNamedType): Html {
  return html`<article id="${type.name}"><h3>${type.name}</h3><p>${said(type)}${parents(type)}</p>${members(type)}</article>`;
}

function parents(type: GraphQLNamedType): Html | null {
  if (!isObjectType(type) || type.getInterfaces().length === 0) return null;
  return html` <span class="soft">Implements ${type.getInterfaces().map((one) => typeLink(one))}.</span>`;
}

function members(type: GraphQLNamedType): Html | null {
  if (isObjectType(type) || isInterfaceType(type)) return fieldList(Object.values(type.getFields()), type.name);
  if (isInputObjectType(type)) return inputList(Object.values(type.getFields()));
  if (isUnionType(type)) return html`<p>${type.getTypes().map((one) => html`${typeLink(one)} `)}</p>`;
  if (!isEnumType(type)) return null;
  return html`<dl>${type.getValues().map((value) => html`<dt><code>${value.name}</code></dt><dd>${said(value)}</dd>`)}</dl>`;
}

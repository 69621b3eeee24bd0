import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  lexicographicSortSchema,
  print,
} from 'graphql';
import { html } from 'hono/html';
import { QUERY_LIMITS } from '#server/graphql/price.ts';
import type { Html } from '#server/pages/page.ts';
import { contents, framed, prose } from './frame.ts';

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

/** A type in GraphQL notation, linked to its section. */
function typeLink(type: GraphQLType): Html {
  const named = getNamedType(type);
  if (isSpecifiedScalarType(named)) return html`${String(type)}`;
  const [before, after] = String(type).split(named.name) as [string, string];
  return html`${before}<a href="#${named.name}">${named.name}</a>${after}`;
}

/** Fields with their arguments, types and descriptions. `prefix` is the prefix of their anchors. */
function fieldList(fields: readonly GraphQLField<unknown, unknown>[], prefix: string): Html {
  return html`<dl>${fields.map(
    (field) => html`<dt id="${prefix}-${field.name}"><code>${field.name}: ${typeLink(field.type)}</code></dt>
<dd>${said(field)}${field.args.length > 0 && inputList(field.args)}</dd>`,
  )}</dl>`;
}

/** Arguments, or the fields of an input. */
function inputList(inputs: readonly (GraphQLArgument | GraphQLInputField)[]): Html {
  return html`<dl>${inputs.map(
    (input) =>
      html`<dt><code>${input.name}: ${typeLink(input.type)}${fallback(input)}</code></dt><dd>${said(input)}</dd>`,
  )}</dl>`;
}

/** A description, with the deprecation if there is one. */
function said({
  description,
  deprecationReason,
}: Partial<Pick<GraphQLArgument, 'description' | 'deprecationReason'>>): Html {
  return html`${description && prose(description)}${deprecationReason != null && html` <strong>Deprecated: ${deprecationReason}</strong>`}`;
}

function fallback({ default: given, defaultValue }: GraphQLArgument | GraphQLInputField): string {
  if (given?.literal) return ` = ${print(given.literal)}`;
  const value = given?.value ?? defaultValue;
  return value === undefined ? '' : ` = ${JSON.stringify(value)}`;
}

/** Groups of queries and mutations, by words in their names. The first match counts. */
const GROUPS: [name: string, pattern: RegExp][] = [
  ['Search', /^(nearestAddress|searchProviders|suggestAddresses)$/],
  ['Access tokens and partners', /token|partner|webhook/i],
  ['Imports', /import/i],
  ['Help', /help|callerAddress/i],
  ['Accounts', /sign(In|Up|Out)|viewer|profile|password|verif|deletion|personalData|botCheck/i],
  ['Moderation', /decision|decide|unapproved|image|queuePlace|registrationsByWeek|atAGlance/i],
  ['Own providers', /^(own|submit|resubmit|resubmission|preRegister|startCorrection|phoneReadings)/],
  ['Providers', /provider/i],
  ['Services and tax types', /service|taxType/i],
  ['Users', /user/i],
  ['Operations', /log|file/i],
  ['Any object', /^nodes?$/],
];

/** Group of fields that match no pattern. */
export const OTHERS = 'Others';

const GROUP_NAMES = [...GROUPS.map(([name]) => name), OTHERS];

export function groupOf(field: string): string {
  return GROUPS.find(([, pattern]) => pattern.test(field))?.[0] ?? OTHERS;
}

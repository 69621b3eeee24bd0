import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

export interface FloodRequest {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const DEPTH = 4;
const JSON_BODY = { 'content-type': 'application/json' };
const HTML = { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'es' };

/** Values of arguments by name, chosen for many results. */
const VALUES: Record<string, unknown> = {
  place: 'Sao Paulo',
  keywords: 'trasporte refrijerado de cargas',
  text: 'transporte refrigerado san',
  first: 50,
  placeId: Buffer.from('Place:3838583').toString('base64'),
};
/** The maximum number of digits in a text with telephone numbers. */
const PHONES = '1 2 3 4 5 6 7 8 9 0 / '.repeat(9).slice(0, 198);

/** Requests for every public page and path. */
export function pathRequests(): FloodRequest[] {
  const get = (path: string, headers: Record<string, string>): FloodRequest => ({
    name: `GET ${path}`,
    method: 'GET',
    path,
    headers,
  });
  const pages = ['/', '/?q=transporte%20de%20carga', '/?f=Sao%20Paulo&q=trasporte%20refrijerado', '/api', '/help'];
  const others = ['/mvp', '/graphql', '/pre-registration', '/users/login', '/legals', '/directory', '/unknown'];
  const api = [
    '/api/openapi.json',
    '/api/search?f=Sao%20Paulo&q=trasporte%20refrijerado',
    '/api/search?q=trasporte%20internasional%20de%20cargas%20pesadas',
    '/api/address?q=san',
    '/api/services?q=transporte',
    '/api/services',
    '/api/tax-types',
    '/sitemap.xml',
  ];
  return [
    ...[...pages, ...others].map((path) => get(path, HTML)),
    ...api.map((path) => get(path, { accept: 'application/json' })),
    {
      name: 'POST /graphql with open brackets',
      method: 'POST',
      path: '/graphql',
      headers: JSON_BODY,
      body: '['.repeat(190_000),
    },
    {
      name: 'GraphQL phoneReadings, long text',
      ...graphql(`{ phoneReadings(text: "${PHONES}", contactType: MOBILE_PHONE, placeId: 3838583) { __typename } }`),
    },
    { name: 'GraphQL introspection', ...graphql('{ __schema { types { name fields { name args { name } } } } }') },
  ];
}

/** One operation for each field of Query with its full selection, repeated `copies` times. */
export function queryRequests(copies: number): FloodRequest[] {
  const query = buildSchema(readFileSync('schema.graphql', 'utf8')).getQueryType()!;
  return Object.values(query.getFields()).map((field) => {
    const { header, call } = withArguments(field);
    const selection = `${call}${select(field.type, DEPTH)}`;
    const aliases = Array.from({ length: copies }, (_, at) => `a${at}: ${selection}`);
    return {
      name: `GraphQL ${field.name} ×${copies}`,
      ...graphql(`query Flood${header} { ${aliases.join(' ')} }`, VALUES),
    };
  });
}

function graphql(query: string, variables = {}): Omit<FloodRequest, 'name'> {
  return { method: 'POST', path: '/graphql', headers: JSON_BODY, body: JSON.stringify({ query, variables }) };
}

// biome-ignore lint/suspicious/noExplicitAny: fields of every parent and context
function withArguments({ name, args }: GraphQLField<any, any>) {
  const given = args.filter((arg) => arg.name in VALUES || isNonNullType(arg.type));
  const header = given
    .filter((variable) => variable.name in VALUES)
    .map((variable) => `$${variable.name}: ${variable.type}`);
  const values = given.map(
    (variable) => `${variable.name}: ${variable.name in VALUES ? `$${variable.name}` : literal(variable)}`,
  );
  return {
    header: header.length > 0 ? `(${header.join(', ')})` : '',
    call: values.length > 0 ? `${name}(${values.join(', ')})` : name,
  };
}

/** A literal value for a required argument. */
function literal({ type }: GraphQLArgument): string {
  const named: GraphQLNamedType = getNamedType(type);
  if (isListType(isNonNullType(type) ? type.ofType : type)) return '[]';
  if (isEnumType(named)) return named.getValues()[0]!.name;
  return { Int: '1', Float: '1', Boolean: 'true' }[named.name] ?? '"x"';
}

/** Selects all fields without required arguments, down to this depth. */
function select(type: unknown, depth: number): string {
  const named = getNamedType(type as GraphQLNamedType);
  if (!isCompositeType(named)) return '';
  if (!isObjectType(named)) return ' { __typename }';
  const fields = Object.values(named.getFields()).filter(
    (field) =>
      !field.args.some((arg) => isNonNullType(arg.type)) && (depth > 1 || !isCompositeType(getNamedType(field.type))),
  );
  return ` { __typename ${fields.map((field) => `${field.name}${select(field.type, depth - 1)}`).join(' ')} }`;
}

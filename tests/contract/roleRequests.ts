import type { GraphQLField } from 'graphql';
import type { Route } from '#server/rest/route.ts';
import type { Answer } from '../testApp.ts';
import type { Caller } from './callers.ts';
import { FILE, smallestOperation } from './smallestOperation.ts';

/** Arguments for fields that would reject the smallest ones, as they would an unknown caller. */
const ARGUMENTS: Record<string, Record<string, unknown>> = {
  signIn: { input: { email: '', password: '' } },
  completeSignIn: { input: { code: '' } },
};

/** Bodies for the REST paths that parse them before checking permissions. */
const PROVIDER = { businessName: 'x', contacts: [], services: [] };
const BODIES: Record<string, object> = {
  'POST /api/providers': PROVIDER,
  'PUT /api/providers/:id': PROVIDER,
  'POST /api/own-providers': PROVIDER,
  'PUT /api/own-providers/:id': PROVIDER,
};
const PARAMETERS: Record<string, string> = { id: '999999', token: 'x', provider: 'google', slug: 'none' };

/** The outcome of a request regarding permissions: invalid arguments do not count. */
function outcome({ status, body }: Answer): string {
  const code = body?.errors?.[0]?.extensions?.code;
  if (status >= 500 || code === 'INTERNAL_SERVER_ERROR') return `failed: ${JSON.stringify(body)}`;
  if (code === 'UNAUTHENTICATED' || status === 401) return 'UNAUTHENTICATED';
  if (code === 'FORBIDDEN' || status === 403) return 'FORBIDDEN';
  return 'allowed';
}

function fileForm(name: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries(fields)) form.append(field, text);
  form.append(name, new Blob(['x']), 'x.csv');
  return form;
}

type Kind = 'query' | 'mutation';

// biome-ignore lint/suspicious/noExplicitAny: fields of every parent and context
export async function askField(caller: Caller, kind: Kind, field: GraphQLField<any, any>) {
  const { header, selection, variables: smallest } = smallestOperation(field);
  const query = `${kind} Ask${header && `(${header})`} { ${selection} }`;
  const variables: Record<string, unknown> = { ...smallest, ...ARGUMENTS[field.name] };
  const input = (variables.input ?? {}) as Record<string, unknown>;
  const file = Object.keys(input).find((name) => input[name] === FILE);
  if (!file) return outcome(await caller.graphql(query, variables));
  const operations = JSON.stringify({ query, variables: { input: { ...input, [file]: null } } });
  return outcome(
    await caller.form(
      '/graphql',
      fileForm('0', { operations, map: JSON.stringify({ 0: [`variables.input.${file}`] }) }),
    ),
  );
}

/** The name of a route in a table, such as `GET /api/services/:id`. */
export const routeName = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`;

export async function askRoute(caller: Caller, route: Pick<Route, 'method' | 'path' | 'file'>) {
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => PARAMETERS[name]!);
  const body = BODIES[routeName(route)] ?? {};
  if (route.file) return outcome(await caller.form(path, fileForm(route.file.field)));
  if (route.method === 'get') return outcome(await caller.get(path));
  if (route.method === 'delete') return outcome(await caller.remove(path));
  return outcome(await (route.method === 'post' ? caller.post(path, body) : caller.put(path, body)));
}

/** One field of an object found by `node`. */
// biome-ignore lint/suspicious/noExplicitAny: fields of every parent and context
export async function askNode(caller: Caller, id: string, typeName: string, field: GraphQLField<any, any>) {
  const { selection } = smallestOperation(field);
  const answer = await caller.graphql(
    `query Ask($id: ID!) { node(id: $id) { __typename ... on ${typeName} { ${selection} } } }`,
    { id },
  );
  const found = outcome(answer);
  return found === 'allowed' && answer.body.data.node?.__typename !== typeName ? 'hidden' : found;
}

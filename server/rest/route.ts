import { type DocumentNode, execute, GraphQLError, parse } from 'graphql';
import * as z from 'zod';
import type { Context } from '#server/graphql/context.ts';
import { chargeOperation } from '#server/graphql/price.ts';
import { inputNameOf, payloadNameOf } from '#server/graphql/typeNames.ts';
import type { Upload } from '#server/http/upload.ts';
import { DomainError, Invalid, PreconditionFailed, Stale } from '#server/platform/errors.ts';
import { fieldsOf, readInput, writerOf } from './body.ts';
import type { Described, DescribedBodies } from './described.ts';
import { FormRefused, type UserError } from './formRefused.ts';
import { pathId } from './query.ts';
import type { FileRule, JsonBody } from './requestBody.ts';
import { DONE, type Schema, unwrap } from './schema.ts';

export interface RestRequest {
  params: Record<string, string>;
  query: URLSearchParams;
  headers: { get: (name: string) => string | null };
  /** The JSON object that was sent; empty when there was none. `variables` has it as GraphQL names it. */
  body: JsonBody;
  file: Upload | null;
}

type Data = Record<string, unknown>;

/** A REST path as a thin coat over a GraphQL operation: the rules are in the schema, once. */
export interface Route extends Described, DescribedBodies {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** In Hono's notation, such as `/api/services/:id`. */
  path: string;
  /** A test holds it against the schema. */
  document: DocumentNode;
  /** For a path that takes a form (multipart/form-data) with a file in it, rather than JSON. */
  file?: FileRule;
  /** The status of a response with a body; by default 200. */
  status?: number;
  /** For a change of the sent fields only: the path whose response has the others. */
  stored?: Route;
  /** Callers without a session or token get the same response in a language: clients may keep it for minutes. */
  isSameForAll?: true;
  /** For a GET whose operation answers null, not an error, to callers without the right. */
  isGuarded?: true;
  /** For a response that browsers save rather than show: the name of the file. */
  savedAs?: string;
  /** The operation of a document with several. */
  operationName?: (request: RestRequest) => string;
  variables: (request: RestRequest) => Record<string, unknown>;
  /** The documented body, from the operation's data; undefined for an answer without one. */
  // biome-ignore lint/suspicious/noExplicitAny: the data's shape is the document's, which TypeScript cannot read
  body: (data: any) => unknown;
}

type Optional = 'query' | 'requestBody' | 'errors' | 'variables' | 'body';

interface Definition extends Omit<Route, 'document' | Optional>, Partial<Pick<Route, Optional>> {
  operation: string;
  /** The path of the response in the data; by default `result`. */
  of?: string;
  /** The error for a null there. */
  missing?: () => DomainError;
  /** Whether an object there is as good as none. */
  isMissing?: (found: Data) => boolean;
}

export function route({ operation, of = 'result', missing, isMissing, ...rest }: Definition): Route {
  const write = rest.response ? writerOf(rest.response) : () => undefined;
  const body = (data: Data) => {
    const found = of.split('.').reduce<unknown>((value, part) => (value as Data | null)?.[part] ?? null, data);
    if (missing && (found === null || isMissing?.(found as Data))) throw missing();
    return write(found);
  };
  const document = parse(operation, { noLocation: true });
  return { query: {}, requestBody: null, errors: [], variables: usualVariables, body, ...rest, document };
}

/**
 * A mutation with the fields of `row` that the response needs. `given` are its variables, such as `$id: Int!`, and
 * `call` is the field with its arguments.
 */
export const mutationOf = (row: string, response: Schema) => (given: string, call: string) =>
  `mutation Rest(${given}) { result: ${call} { ${row} { ${fieldsOf(response)} } } }`;

/**
 * A mutation that takes a form, by its name: with the fields of `row` that the response needs, or the errors of the
 * form.
 */
export const formMutationOf = (row: string, response: Schema) => (name: string) =>
  formMutation(name, `... on ${payloadNameOf(row)} { ${row} { ${fieldsOf(response)} } }`);

/** A mutation that takes a form, by its name, for a path whose response says only that it is done. */
export const doneMutationOf = (name: string) => ({
  response: DONE,
  operation: formMutation(name, '__typename'),
  body: () => ({ done: true }),
});

const formMutation = (name: string, selection: string) => `mutation Rest($input: ${inputNameOf(name)}!) {
  result: ${name}(input: $input) { ${selection} ${FORM_ERRORS} }
}`;

const FORM_ERRORS = '... on FormErrors { errors { code path message suggestions } }';

/** The input of a mutation that takes a form, as its field `name`; with the id of the path and the edited version. */
export const formVariables =
  (name: string) =>
  ({ params: { id }, body: { version, ...form } }: RestRequest) => ({
    input: { ...(id !== undefined && { id: pathId(id), ...versionInput(version) }), [name]: form },
  });

/** Callers of REST may omit the version: then the last save wins. */
export const versionInput = (version: unknown) => ({
  expectedVersion: version ?? 0,
  ...(version == null && { force: true }),
});

/** Makes routes that have these properties in common. */
export const routesWith =
  <Shared extends Partial<Definition>>(shared: Shared) =>
  (value: Omit<Definition, keyof Shared> & Partial<Definition>): Route =>
    route({ ...shared, ...value } as Definition);

/** The same with only the fields that change. `stored` is the path that returns the form. */
export function patchOf(put: Route, stored: Route): Route {
  const form = put.requestBody as z.ZodObject;
  const { title, description } = z.globalRegistry.get(form)!;
  return {
    ...put,
    method: 'patch',
    stored,
    summary: put.summary.replace(/^\S+/, 'Change'),
    description: 'Only the sent fields change. A sent list replaces the whole list.',
    requestBody: form
      .partial()
      .meta({ title: `Partial${title}`, description: `${description} All fields are optional.` }),
  };
}

/** The id of the path, the edited version and the rest of the body: operations use the ones they need. */
function usualVariables({ params: { id }, body: { version, ...input } }: RestRequest) {
  return { ...(id !== undefined && { id: pathId(id) }), version, input };
}

/** Runs a route's operation on the schema. Throws the error of the first failing resolver. */
export async function runRoute(route: Route, request: RestRequest, contextValue: Context): Promise<unknown> {
  const { document, operationName, requestBody, variables, body, stored } = route;
  const version = isVersioned(route) ? readVersion(request) : null;
  const present = stored ? await runRoute(stored, { ...request, body: {} }, contextValue) : {};
  const form = { ...(present as JsonBody), ...(version !== null && { version }), ...request.body };
  const sent = requestBody ? { ...request, body: readInput(requestBody, form) } : request;
  const operation = {
    ...{ schema: contextValue.schema, document, variables: variables(sent) },
    operationName: operationName?.(sent),
  };
  await chargeOperation(operation, contextValue);
  const result = await execute({ ...operation, variableValues: operation.variables, contextValue });
  const [error] = result.errors ?? [];
  if (error) {
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    if (cause instanceof DomainError && cause.field) cause.field = sentName(route, cause.field.split('.')).join('.');
    if (version !== null && cause instanceof Stale) throw new PreconditionFailed(cause.key);
    throw cause;
  }
  const refused = (result.data?.result as { errors?: UserError[] } | null)?.errors;
  if (refused) throw new FormRefused(refused.map((error) => ({ ...error, path: sentName(route, error.path) })));
  return body(result.data);
}

/** Whether its body has the edited version, which callers may send as `If-Match` instead. */
export function isVersioned({ requestBody }: Pick<Route, 'requestBody'>): boolean {
  return requestBody !== null && propertiesOf(requestBody).includes('version');
}

/** The ETag of a response that has a version: `If-Match` takes it. */
export function versionTag(response: unknown): string | null {
  const { version } = (response ?? {}) as { version?: unknown };
  return typeof version === 'number' ? `"${version}"` : null;
}

/** The version of `If-Match`; null without it, and for `*`. Throws `Invalid` for another text. */
function readVersion({ headers }: RestRequest): number | null {
  const tag = headers.get('if-match')?.trim();
  if (!tag || tag === '*') return null;
  const version = Number(tag.match(/^"(\d{1,9})"$/)?.[1]);
  if (!version) throw new Invalid('request.ifMatch', { field: 'If-Match' });
  return version;
}

/** The response for a list that GraphQL has whole, as `rows`. */
export function allRows(row: Schema) {
  const write = writerOf(row);
  return ({ rows }: { rows: unknown[] }) => ({ rows: rows.map(write), count: rows.length });
}

/** The names of the schema that REST has under other names. */
const REST_NAMES: Record<string, string[]> = {
  botCheckSolution: ['recaptchaToken'],
  databaseId: ['id'],
  first: ['top'],
  keywords: ['q'],
  offset: ['page'],
  place: ['f'],
  placeId: ['addressesId', 'addressId', 'f'],
  search: ['q'],
  serviceId: ['servicesId'],
  services: ['providerServices'],
  subcategoryId: ['idServiceSubcategories'],
  taxTypeId: ['taxTypesId'],
  text: ['q'],
};

/** A field of the schema's input by the names that this path's callers send, such as `services`, `0`, `serviceId`. */
function sentName(
  { query, requestBody, file }: Pick<Route, 'query' | 'requestBody' | 'file'>,
  path: readonly string[],
): string[] {
  const names = new Set([
    ...Object.keys(query),
    ...(requestBody ? propertiesOf(requestBody) : []),
    ...(file ? [file.field] : []),
  ]);
  const nameOf = (part: string) =>
    names.has(part) ? part : (REST_NAMES[part]?.find((name) => names.has(name) || name === 'id') ?? part);
  return path.map(nameOf);
}

function propertiesOf(schema: Schema): string[] {
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodArray) return propertiesOf(inner.element as Schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<Schema>(inner.shape).flatMap(([name, property]) => [name, ...propertiesOf(property)]);
}

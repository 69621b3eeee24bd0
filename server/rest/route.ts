import { type DocumentNode, parse } from 'graphql';
import * as z from 'zod';
import type { Context } from '#server/graphql/context.ts';
import { runOperation } from '#server/graphql/runOperation.ts';
import { inputNameOf, payloadNameOf } from '#server/graphql/typeNames.ts';
import type { Upload } from '#server/http/upload.ts';
import { DomainError, Invalid, PreconditionFailed, Stale } from '#server/platform/errors.ts';
import { formPath } from '#shared/formPath.ts';
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
  /** The JSON object of the request; empty without a body. `variables` contains it with GraphQL names. */
  body: JsonBody;
  file: Upload | null;
}

type Data = Record<string, unknown>;

/** A REST path as a thin layer over a GraphQL operation: rules are defined once, in the schema. */
export interface Route extends Described, DescribedBodies {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The path in Hono's notation, such as `/api/services/:id`. */
  path: string;
  /** Checked against the schema by a test. */
  document: DocumentNode;
  /** The rule for the file, on a path that takes a form (multipart/form-data) rather than JSON. */
  file?: FileRule;
  /** The status of a response with a body; by default 200. */
  status?: number;
  /** For a path that changes only the sent fields: the path whose response contains the other fields. */
  stored?: Route;
  /**
   * Whether all callers without a session or token get the same response in a language: clients may cache it for
   * minutes.
   */
  isSameForAll?: true;
  /** Whether the operation of a GET returns null, rather than an error, to callers without the right. */
  isGuarded?: true;
  /** The file name, for a response that browsers save rather than show. */
  savedAs?: string;
  /** The name of the operation to run, for a document with several. */
  operationName?: (request: RestRequest) => string;
  variables: (request: RestRequest) => Record<string, unknown>;
  /** The name of the parameter for an input of the schema that REST accepts in another form. */
  parameterOf?: (path: readonly string[], request: RestRequest) => string | undefined;
  /** The documented body, from the operation's data; undefined for a response without a body. */
  // biome-ignore lint/suspicious/noExplicitAny: the data's shape is the document's, which TypeScript cannot read
  body: (data: any) => unknown;
}

type Optional = 'query' | 'requestBody' | 'errors' | 'variables' | 'body';

interface Definition extends Omit<Route, 'document' | Optional>, Partial<Pick<Route, Optional>> {
  operation: string;
  /** The path of the response in the data; by default `result`. */
  of?: string;
  /** The error for a null at that path. */
  missing?: () => DomainError;
  /** Whether an object at that path counts as missing. */
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
 * Mutations by their names, with the fields of `row` that the response needs: mutations that take a form also return
 * its errors.
 */
export function mutationsOf(row: string, response: Schema) {
  const payload = (name: string) => `... on ${payloadNameOf(name)} { ${row} { ${fieldsOf(response)} } }`;
  return {
    form: (name: string) => mutation(name, `${payload(name)} ${FORM_ERRORS}`),
    plain: (name: string) => mutation(name, payload(name)),
  };
}

/** A mutation that takes a form, by its name, for a path whose response only confirms the change. */
export const doneMutationOf = (name: string) => ({
  response: DONE,
  operation: mutation(name, `__typename ${FORM_ERRORS}`),
  body: () => ({ done: true }),
});

const mutation = (name: string, selection: string) => `mutation Rest($input: ${inputNameOf(name)}!) {
  result: ${name}(input: $input) { ${selection} }
}`;

export const FORM_ERRORS = '... on FormErrors { errors { code reason path message suggestions } }';

/** The input of a mutation that takes a form, as its field `name`; with the id of the path and the edited version. */
export const formVariables =
  (name: string) =>
  ({ params: { id }, body: { version, ...form } }: RestRequest) => ({
    input: { ...(id !== undefined && { id: pathId(id), ...versionInput(version) }), [name]: form },
  });

/** The version in the input of a mutation. Callers of REST may omit it: then the last save wins. */
export const versionInput = (version: unknown) => ({
  expectedVersion: version ?? 0,
  ...(version == null && { force: true }),
});

/** Makes routes that have these properties in common. */
export const routesWith =
  <Shared extends Partial<Definition>>(shared: Shared) =>
  (value: Omit<Definition, keyof Shared> & Partial<Definition>): Route =>
    route({ ...shared, ...value } as Definition);

/** The PATCH route for a PUT route: only the sent fields change. `stored` is the path that returns the form. */
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

/** The id of the path, alone and with the body as `input`: an operation uses the variables that it needs. */
function usualVariables({ params, body }: RestRequest) {
  const id = params.id === undefined ? {} : { id: pathId(params.id) };
  return { ...id, input: { ...id, ...body } };
}

/** Runs a route's operation on the schema. Throws its first error. */
export async function runRoute(route: Route, request: RestRequest, contextValue: Context): Promise<unknown> {
  const { document, operationName, requestBody, variables, body, stored } = route;
  const version = isVersioned(route) ? readVersion(request) : null;
  const present = stored ? await runRoute(stored, { ...request, body: {} }, contextValue) : {};
  const form = { ...(present as JsonBody), ...(version !== null && { version }), ...request.body };
  const sent = requestBody ? { ...request, body: readInput(requestBody, form) } : request;
  const nameOf = (path: readonly string[]) => {
    const parameter = route.parameterOf?.(path, sent);
    return parameter ? [parameter] : sentName(route, path);
  };
  let data: Data;
  try {
    data = await runOperation(
      { document, variables: variables(sent), operationName: operationName?.(sent) },
      contextValue,
    );
  } catch (error) {
    if (error instanceof DomainError && error.field) error.field = nameOf(error.field.split('.')).join('.');
    if (version !== null && error instanceof Stale) throw new PreconditionFailed(error.key);
    throw error;
  }
  const refused = (data.result as { errors?: UserError[] } | null)?.errors;
  if (refused) throw new FormRefused(refused.map((error) => ({ ...error, path: nameOf(formPath(error.path)) })));
  return body(data);
}

/** Whether the body of a path contains the edited version, which callers may send as `If-Match` instead. */
export function isVersioned({ requestBody }: Pick<Route, 'requestBody'>): boolean {
  return requestBody !== null && propertiesOf(requestBody).includes('version');
}

/** The ETag of a response that has a version, for use in `If-Match`. */
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

/** The response for a list that GraphQL returns completely, as `rows`. */
export function allRows(row: Schema) {
  const write = writerOf(row);
  return ({ rows }: { rows: unknown[] }) => ({ rows: rows.map(write), count: rows.length });
}

/** The names in the schema, with their other names in REST. */
const REST_NAMES: Record<string, string[]> = {
  botCheckSolution: ['recaptchaToken'],
  databaseId: ['id'],
  first: ['top'],
  keywords: ['q'],
  offset: ['page'],
  placeId: ['addressesId', 'addressId', 'f'],
  search: ['q'],
  serviceId: ['servicesId'],
  services: ['providerServices'],
  credentials: ['declaredCredentials'],
  subcategoryId: ['idServiceSubcategories'],
  taxTypeId: ['taxTypesId'],
  text: ['q'],
};

/** The names that callers of a path send for a field of the schema's input, such as `services`, `0`, `serviceId`. */
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

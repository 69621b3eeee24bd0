import { type DocumentNode, execute, GraphQLError, parse } from 'graphql';
import type { Context } from '#server/graphql/context.ts';
import { chargeOperation } from '#server/graphql/price.ts';
import type { Upload } from '#server/http/upload.ts';
import { DomainError } from '#server/platform/errors.ts';
import type { Described, DescribedBodies } from './described.ts';
import type { FileRule } from './formBody.ts';
import type { JsonBody } from './jsonBody.ts';
import { sentName } from './sentName.ts';

export interface RestRequest {
  params: Record<string, string>;
  query: URLSearchParams;
  headers: { get: (name: string) => string | null };
  /** The JSON object that was sent; empty when there was none. */
  body: JsonBody;
  file: Upload | null;
}

/** A REST path as a thin coat over a GraphQL operation: the rules are in the schema, once. */
export interface Route extends Described, DescribedBodies {
  method: 'get' | 'post' | 'put' | 'delete';
  /** In Hono's notation, such as `/api/services/:id`. */
  path: string;
  /** A test holds it against the schema. */
  document: DocumentNode;
  /** For a path that takes a form (multipart/form-data) with a file in it, rather than JSON. */
  file?: FileRule;
  /** Of an answer with a body; without it 200. */
  status?: number;
  /** For an answer that browsers save rather than show: the name of the file. */
  savedAs?: string;
  variables: (request: RestRequest) => Record<string, unknown>;
  /** The documented body, from the operation's data; undefined for an answer without one. */
  // biome-ignore lint/suspicious/noExplicitAny: the data's shape is the document's, which TypeScript cannot read
  body: (data: any) => unknown;
}

type Definition = Omit<Route, 'document'> & { operation: string };

export function route({ operation, ...rest }: Definition): Route {
  return { ...rest, document: parse(operation, { noLocation: true }) };
}

/** Runs a route's operation on the schema. Throws what the first failing resolver threw. */
export async function runRoute(route: Route, request: RestRequest, contextValue: Context): Promise<unknown> {
  const { document, variables, body } = route;
  const operation = { schema: contextValue.schema, document, variables: variables(request) };
  await chargeOperation(operation, contextValue);
  const result = await execute({ ...operation, variableValues: operation.variables, contextValue });
  const [error] = result.errors ?? [];
  if (error) {
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    if (cause instanceof DomainError && cause.field) cause.field = sentName(route, cause.field);
    throw cause;
  }
  return body(result.data);
}

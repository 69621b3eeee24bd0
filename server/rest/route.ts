import { type DocumentNode, GraphQLError, parse } from 'graphql';
import type { Upload } from '../files/upload.ts';
import type { Context } from '../graphql/context.ts';
import { executeOperation } from '../graphql/execution/execute.ts';
import { chargeOperation } from '../graphql/price.ts';
import { schema } from '../graphql/schema.ts';
import type { Described, DescribedBodies } from './described.ts';
import type { FileRule } from './formBody.ts';
import type { JsonBody } from './jsonBody.ts';

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
  document: () => DocumentNode;
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

/** The operation is read when it is first called: to read all of them took a fifth of a start. */
export function route({ operation, ...rest }: Definition): Route {
  let document: DocumentNode | undefined;
  return {
    ...rest,
    document: () => {
      document ??= parse(operation, { noLocation: true });
      return document;
    },
  };
}

/** Runs a route's operation on the schema. Throws what the first failing resolver threw. */
export async function runRoute(
  { document, variables, body }: Route,
  request: RestRequest,
  contextValue: Context,
): Promise<unknown> {
  const operation = { schema, document: document(), variables: variables(request) };
  await chargeOperation(operation, contextValue);
  const result = await executeOperation({ ...operation, variableValues: operation.variables, contextValue });
  const [error] = result.errors ?? [];
  if (error) throw error instanceof GraphQLError ? (error.originalError ?? error) : error;
  return body(result.data);
}

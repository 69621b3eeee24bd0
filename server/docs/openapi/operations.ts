import * as z from 'zod';
import { type Callers, callersOf } from '#server/graphql/access.ts';
import { type Described, type Download, TAGS } from '#server/rest/described.ts';
import { jsonSchema, jsonSchemas } from '#server/rest/jsonSchema.ts';
import { isVersioned, type Route } from '#server/rest/route.ts';
import { id, type Schema, text } from '#server/rest/schema.ts';
import type { Exchange } from '#shared/apiDescription.ts';
import type { JsonSchema } from '#shared/jsonSchema.ts';

/** A path with a method, for the documentation. */
export interface Operation extends Omit<Described, 'query' | 'headers' | 'may'>, Callers, Exchange {
  method: Route['method'];
  /** Whether the response is a file, which browsers save. */
  isFile: boolean;
}

const PARAMETERS: Record<string, Schema> = {
  id: id('The database id.'),
  token: text('The token of the emailed link.', { examples: ['Yk3v0mWbR7cX9aLqT5uZ2nPfH8dGjS4eKiOoB1xVtMw'] }),
  slug: text('The slug, a name in URLs: 3 to 60 letters a to z, digits and hyphens.', { examples: ['camara-rosario'] }),
  provider: z.enum(['google']).meta({ description: 'The third party.' }),
};

const IF_MATCH = {
  'If-Match': text(
    'The `ETag` of the edited version, instead of `version`. If a newer version is stored, the response is 412.',
    {
      examples: ['"3"'],
    },
  ),
};

/** Every path of the API, sorted by tag and then by the order of the table. */
export function describeOperations(routes: readonly Route[], downloads: readonly Download[]): Operation[] {
  return [...routes.map(ofRoute), ...downloads.map(ofDownload)].sort((a, b) => tagAt(a) - tagAt(b));
}

function tagAt({ tag }: Operation): number {
  return Object.keys(TAGS).indexOf(tag);
}

function ofRoute(route: Route): Operation {
  const { method, requestBody, response, file, status = 200, savedAs, headers, errors } = route;
  return {
    ...described(
      isVersioned(route) ? { ...route, headers: { ...headers, ...IF_MATCH }, errors: [...errors, 412] } : route,
    ),
    ...located(method, route.path),
    requestBody: requestBody && {
      type: file ? 'multipart/form-data' : 'application/json',
      schema: jsonSchema(requestBody),
    },
    response: response
      ? { status, type: 'application/json', schema: jsonSchema(response) }
      : { status: 204, type: null },
    isFile: savedAs !== undefined,
  };
}

function ofDownload(download: Download): Operation {
  return {
    ...described(download),
    ...located('get', download.path),
    requestBody: null,
    response: { status: 200, type: 'text/csv', schema: jsonSchema(text('A CSV file with a header, in UTF-8.')) },
    isFile: true,
  };
}

function described({ tag, summary, description, may, query, headers = {}, errors }: Described) {
  return {
    id: nameOf(summary),
    tag,
    summary,
    ...(description && { description }),
    ...callersOf(may),
    errors,
    query: jsonSchemas(query),
    headers: jsonSchemas(headers),
  };
}

/** The operation name of generated clients for a title: `List your providers` becomes `listOwnProviders`. */
function nameOf(title: string): string {
  const words = title
    .replaceAll('your ', 'own ')
    .replace(/\b(?:an?|the) /g, '')
    .split(/\W+/);
  return words.map((word, at) => (at === 0 ? word.toLowerCase() : word[0]!.toUpperCase() + word.slice(1))).join('');
}

function located(method: Route['method'], path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  return {
    method,
    path: path.replace(/:(\w+)/g, '{$1}'),
    pathParameters: Object.fromEntries(names.map((name) => [name, parameter(name)])),
  };
}

function parameter(name: string): JsonSchema {
  const found = PARAMETERS[name];
  if (!found) throw new Error(`The path parameter :${name} has no description`);
  return jsonSchema(found);
}

import type { JsonSchema } from '#shared/jsonSchema.ts';
import { ERRORS, errorsOf, exampleOf, referring } from './components.ts';
import type { Operation } from './operations.ts';

export const HEADERS = {
  RequestId: {
    description: "The id of this request, which the server's log contains, too.",
    schema: { type: 'string', format: 'uuid' },
  },
  RateLimitPolicy: {
    description: 'For access tokens: the budget (`q`) and its window in seconds (`w`).',
    schema: { type: 'string', examples: ['"points";q=6000000;w=60'] },
  },
  RateLimit: {
    description: 'For access tokens: the remaining budget (`r`), and the seconds until it is full again (`t`).',
    schema: { type: 'string', examples: ['"points";r=2496480;t=60'] },
  },
  RetryAfter: { description: 'The seconds to wait before a retry.', schema: { type: 'integer', minimum: 1 } },
  ETag: { description: 'The version of the object.', schema: { type: 'string', examples: ['"3"'] } },
  WwwAuthenticate: {
    description: 'The authentication scheme, and the reason why an access token was refused.',
    schema: { type: 'string', examples: ['Bearer error="invalid_token"'] },
  },
  ContentDisposition: {
    description: 'The name of the file.',
    schema: { type: 'string', examples: ['attachment; filename="providers-2026-03-01.csv"'] },
  },
};

export const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });
export const REQUEST_ID = { 'X-Request-Id': header('RequestId') };
export const RATE = { 'RateLimit-Policy': header('RateLimitPolicy'), RateLimit: header('RateLimit') };

export function paths(operations: readonly Operation[]): object {
  const byPath: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    byPath[operation.path] ??= {};
    byPath[operation.path]![operation.method] = described(operation);
  }
  return byPath;
}

function described(operation: Operation) {
  const { id, tag, summary, description, query, headers, pathParameters, requestBody, response, scope } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: security(operation),
    parameters: [
      ...parameters('path', pathParameters, true),
      ...parameters('query', query),
      ...parameters('header', headers),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    ...(requestBody && {
      requestBody: {
        required: (requestBody.schema.required?.length ?? 0) > 0,
        content: {
          [requestBody.type]: {
            schema: referring(requestBody.schema),
            ...(requestBody.type === 'application/json' && { example: exampleOf(requestBody.schema) }),
          },
        },
      },
    }),
    responses: {
      [response.status]: {
        description: response.type ? 'Success.' : 'Success, without a body.',
        headers: {
          ...REQUEST_ID,
          ...(scope && RATE),
          ...(response.type && response.schema.properties?.version && { ETag: header('ETag') }),
          ...(operation.isFile && { 'Content-Disposition': header('ContentDisposition') }),
        },
        ...(response.type && { content: { [response.type]: { schema: referring(response.schema) } } }),
      },
      ...Object.fromEntries(
        errorsOf(operation).map((status) => [status, { $ref: `#/components/responses/${ERRORS[status].name}` }]),
      ),
    },
  };
}

/** The alternative kinds of authentication; an empty object means none. */
function security({ access, scope }: Operation) {
  return [
    // the token comes first, because generated clients use the first scheme for their token
    ...(scope ? [{ token: scope === 'any' ? [] : [scope] }] : []),
    ...(access === 'anyone' ? [{}] : [{ session: [] }]),
  ];
}

function parameters(place: 'path' | 'query' | 'header', schemas: Record<string, JsonSchema>, required = false) {
  return Object.entries(schemas).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    ...(description && { description }),
    ...(required && { required }),
    ...(schema.type === 'array' && { style: 'form', explode: false }),
    schema: referring(schema),
  }));
}

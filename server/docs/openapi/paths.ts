import type { JsonSchema } from '#server/rest/jsonSchema.ts';
import { referring } from './components.ts';
import { exampleOf } from './exampleOf.ts';
import { header, RATE, REQUEST_ID } from './headers.ts';
import type { Operation } from './operations.ts';
import { REFUSALS, refusalsOf } from './refusals.ts';

/** All paths with their methods. */
export function paths(operations: readonly Operation[]): object {
  const byPath: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    byPath[operation.path] ??= {};
    byPath[operation.path]![operation.method] = described(operation);
  }
  return byPath;
}

function described(operation: Operation) {
  const { id, tag, summary, query, headers, pathParameters, takes, answer, scope } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    security: security(operation),
    parameters: [
      ...parameters('path', pathParameters, true),
      ...parameters('query', query),
      ...parameters('header', headers),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    ...(takes && {
      requestBody: {
        required: (takes.schema.required?.length ?? 0) > 0,
        content: {
          [takes.type]: {
            schema: referring(takes.schema),
            ...(takes.type === 'application/json' && { example: exampleOf(takes.schema) }),
          },
        },
      },
    }),
    responses: {
      [answer.status]: {
        description: answer.type ? 'Success.' : 'Success, without a body.',
        headers: {
          ...REQUEST_ID,
          ...(scope && RATE),
          ...(operation.isFile && { 'Content-Disposition': header('ContentDisposition') }),
        },
        ...(answer.type && { content: { [answer.type]: { schema: referring(answer.schema) } } }),
      },
      ...Object.fromEntries(
        refusalsOf(operation).map((status) => [status, { $ref: `#/components/responses/${REFUSALS[status].name}` }]),
      ),
    },
  };
}

/** Any one of these is sufficient; an empty one means no authentication. */
function security({ access, scope }: Operation) {
  return [
    ...(access === 'anyone' ? [{}] : [{ session: [] }]),
    ...(scope ? [{ token: scope === 'any' ? [] : [scope] }] : []),
  ];
}

function parameters(place: 'path' | 'query' | 'header', schemas: Record<string, JsonSchema>, required = false) {
  return Object.entries(schemas).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    ...(description && { description }),
    ...(required && { required }),
    schema: referring(schema),
  }));
}

import { QUERY_LIMITS } from '#server/graphql/price.ts';
import { TOKEN_SCOPES } from '#server/graphql/tokenScopes.ts';
import { RULES } from '#server/http/limits.ts';
import type { Env } from '#server/platform/env.ts';
import { PublicProvider } from '#server/providers/public/restSchema.ts';
import { TAGS } from '#server/rest/described.ts';
import { jsonSchema } from '#server/rest/jsonSchema.ts';
import { EVENT_TYPES } from '#server/webhooks/queueEvents.ts';
import type { ApiDescription, ApiOperation, CallExamples } from '#shared/apiDescription.ts';
import type { JsonSchema } from '#shared/jsonSchema.ts';
import { writeExamples } from './callExamples.ts';
import { ERRORS, ErrorBody, errorsOf, exampleOf, sharedSchemas } from './openapi/components.ts';
import type { Operation } from './openapi/operations.ts';

/** Error statuses that all paths share, described once at the top of the page. */
const EVERYWHERE = [400, 401, 429, 500];

const GRAPHQL_EXAMPLE =
  '{ searchProviders(where: { text: "Bahia Blanca" }, first: 5) { totalCount edges { node { businessName } } } }';

/** The content of the page `/api`, generated from the same table as the OpenAPI document. */
export function describeApi({ publicUrl }: Env, operations: readonly Operation[]): ApiDescription {
  return {
    sections: Object.entries(TAGS).map(([name, description]) => {
      const ofTag = operations.filter(({ tag }) => tag === name).map((operation) => described(operation, publicUrl));
      const isForStaff = ofTag.every(
        ({ access, scope }) => scope === undefined && (access === 'moderator' || access === 'superAdmin'),
      );
      return { id: name.toLowerCase(), name, description, isForStaff, operations: ofTag };
    }),
    bodies: [...sharedSchemas([ErrorBody, ...operations.flatMap(bodies)])],
    scopes: TOKEN_SCOPES,
    budget: RULES.program,
    webhooks: { events: EVENT_TYPES, payload: PAYLOAD },
    graphql: {
      limits: QUERY_LIMITS,
      examples: writeExamples({
        method: 'POST',
        url: `${publicUrl}/graphql`,
        headers: {},
        json: { query: GRAPHQL_EXAMPLE },
        hasResponse: true,
      }),
    },
  };
}

function bodies({ requestBody, response }: Operation): JsonSchema[] {
  return [...(requestBody ? [requestBody.schema] : []), ...(response.type ? [response.schema] : [])];
}

function described(operation: Operation, publicUrl: string): ApiOperation {
  return {
    ...operation,
    errors: errorsOf(operation)
      .filter((status) => !EVERYWHERE.includes(status))
      .map((status) => ({ status, description: ERRORS[status].description })),
    examples: examplesOf(operation, publicUrl),
    answer: operation.response.type === 'application/json' ? inJson(exampleOf(operation.response.schema)) : null,
  };
}

const inJson = (value: unknown) => JSON.stringify(value, null, 2);

/** An example body of a webhook request. */
const PAYLOAD = inJson({
  type: Object.keys(EVENT_TYPES)[0],
  timestamp: '2026-11-28T15:04:05.000Z',
  data: exampleOf(jsonSchema(PublicProvider)),
});

/** Example calls of the path, with example values. */
function examplesOf(operation: Operation, publicUrl: string): CallExamples {
  const { method, requestBody, access, scope, response } = operation;
  const body = requestBody ? exampleOf(requestBody.schema) : undefined;
  return writeExamples({
    method: method.toUpperCase(),
    url: publicUrl + target(operation),
    headers: access === 'anyone' ? {} : scope ? { Authorization: 'Bearer rumbo_…' } : { Cookie: 'session=…' },
    ...(requestBody?.type === 'application/json' && { json: body }),
    ...(requestBody?.type === 'multipart/form-data' && { form: formOf(operation, body as object) }),
    hasResponse: response.type !== null,
  });
}

function formOf(operation: Operation, body: object): NonNullable<Parameters<typeof writeExamples>[0]['form']> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      isFile(operation, name) ? { file: name } : { value: String(value) },
    ]),
  );
}

function target({ path, pathParameters, query }: Operation): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(exampleOf(pathParameters[name]!)));
  const shown = Object.entries(query).filter(([, schema]) => schema.examples && schema.format === undefined);
  const search = new URLSearchParams(shown.map(([name, schema]) => [name, String(exampleOf(schema))]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function isFile({ requestBody }: Operation, name: string): boolean {
  return requestBody?.schema.properties?.[name]?.format === 'binary';
}

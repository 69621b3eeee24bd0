import { QUERY_LIMITS } from '#server/graphql/price.ts';
import { TOKEN_SCOPES } from '#server/graphql/tokenScopes.ts';
import { RULES } from '#server/http/limits.ts';
import type { Env } from '#server/platform/env.ts';
import { TAGS } from '#server/rest/described.ts';
import type { ApiDescription, ApiOperation } from '#shared/apiDescription.ts';
import type { JsonSchema } from '#shared/jsonSchema.ts';
import { ErrorBody, exampleOf, REFUSALS, refusalsOf, sharedSchemas } from './openapi/components.ts';
import type { Operation } from './openapi/operations.ts';

/** Error statuses of all paths, described once at the top of the page. */
const EVERYWHERE = [400, 401, 429, 500];

const GRAPHQL_EXAMPLE =
  '{ searchProviders(place: "Bahia Blanca", first: 5) { totalCount edges { node { businessName } } } }';

/** The content of the page `/api`, from the same table as the OpenAPI document. */
export function describeApi({ publicUrl }: Env, operations: readonly Operation[]): ApiDescription {
  return {
    sections: Object.entries(TAGS).map(([name, description]) => ({
      id: name.toLowerCase(),
      name,
      description,
      operations: operations.filter(({ tag }) => tag === name).map((operation) => described(operation, publicUrl)),
    })),
    bodies: [...sharedSchemas([ErrorBody, ...operations.flatMap(bodies)])],
    scopes: TOKEN_SCOPES,
    budget: RULES.program,
    graphql: {
      limits: QUERY_LIMITS,
      example: command([
        `curl ${quoted(`${publicUrl}/graphql`)}`,
        ...sendsJson(JSON.stringify({ query: GRAPHQL_EXAMPLE })),
      ]),
    },
  };
}

function bodies({ takes, answer }: Operation): JsonSchema[] {
  return [...(takes ? [takes.schema] : []), ...(answer.type ? [answer.schema] : [])];
}

function described(operation: Operation, publicUrl: string): ApiOperation {
  return {
    ...operation,
    refusals: refusalsOf(operation)
      .filter((status) => !EVERYWHERE.includes(status))
      .map((status) => ({ status, description: REFUSALS[status].description })),
    example: curl(operation, publicUrl),
  };
}

/** A curl command for the path, with example values. */
function curl(operation: Operation, publicUrl: string): string {
  const { method, takes, access, scope } = operation;
  const first = `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quoted(publicUrl + target(operation))}`;
  const lines = [first];
  if (access !== 'anyone')
    lines.push(scope ? `-H ${quoted('Authorization: Bearer rumbo_…')}` : `-b ${quoted('session=…')}`);
  if (takes?.type === 'application/json') lines.push(...sendsJson(JSON.stringify(exampleOf(takes.schema))));
  if (takes?.type === 'multipart/form-data')
    for (const [name, value] of Object.entries(exampleOf(takes.schema) as object))
      lines.push(`-F ${quoted(isFile(operation, name) ? `${name}=@${name}` : `${name}=${value}`)}`);
  return command(lines);
}

function target({ path, pathParameters, query }: Operation): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(exampleOf(pathParameters[name]!)));
  const shown = Object.entries(query).filter(([, schema]) => schema.examples && schema.format === undefined);
  const search = new URLSearchParams(shown.map(([name, schema]) => [name, String(exampleOf(schema))]));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function isFile({ takes }: Operation, name: string): boolean {
  return takes?.schema.properties?.[name]?.format === 'binary';
}

function sendsJson(body: string): string[] {
  return [`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(body)}`];
}

/** Over several lines of a shell. */
function command(parts: string[]): string {
  return parts.join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

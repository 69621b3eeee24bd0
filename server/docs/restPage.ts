import { html } from 'hono/html';
import { TOKEN_SCOPES } from '#server/graphql/tokenScopes.ts';
import { RULES } from '#server/http/limits.ts';
import type { Html } from '#server/pages/page.ts';
import type { Env } from '#server/platform/env.ts';
import { TAGS } from '#server/rest/described.ts';
import type { JsonSchema } from '#server/rest/jsonSchema.ts';
import { contents, framed, prose } from './frame.ts';
import { ErrorBody, exampleOf, REFUSALS, refusalsOf, sharedSchemas } from './openapi/components.ts';
import type { Operation } from './openapi/operations.ts';
import { definitions, fieldsOf, ownFields, typeName } from './schemaSheet.ts';

/** The page `/api`: every path of the REST API, from the same table as the OpenAPI document. */
export function restPage({ publicUrl }: Env, operations: readonly Operation[]): string {
  const tags = Object.entries(TAGS).map(([name, description]) => ({ id: name.toLowerCase(), name, description }));
  const shared = [...sharedSchemas([ErrorBody, ...operations.flatMap(bodies)])];
  return framed({
    title: 'The API',
    description: 'Every path of the REST API of Rumbo: parameters, responses and permissions.',
    main: html`${introduction()}
${contents([...tags, { id: 'bodies', name: 'Bodies' }])}
${tags.map(
  ({ id, name, description }) => html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2><p>${description}</p>
${operations.filter(({ tag }) => tag === name).map((operation) => operationSheet(operation, publicUrl))}</section>`,
)}
<section aria-labelledby="bodies"><h2 id="bodies">Bodies</h2>
${shared.map(
  ([name, schema]) =>
    html`<article id="schema-${name}"><h3>${name}</h3><p>${schema.description}</p>${ownFields(schema)}</article>`,
)}</section>`,
  });
}

function bodies({ takes, answer }: Operation): JsonSchema[] {
  return [...(takes ? [takes.schema] : []), ...(answer.type ? [answer.schema] : [])];
}

function introduction() {
  const { points, duration } = RULES.program;
  return html`<p>The same rules and the same data as the website, for programs: here over REST, and over GraphQL with <a href="/api/graphql">its own page</a> and <a href="/graphql">an explorer</a>. For generators there is <a href="/api/openapi.json">an OpenAPI 3.1 document</a>.</p>
<p>${prose('Names and messages are in the language of `Accept-Language`: `en`, `es` or `pt`. Bodies may get more fields; ignore unknown ones.')}</p>
<h2 id="tokens">Access tokens</h2>
<p>${prose('A program sends its token with every request, as `Authorization: Bearer rumbo_…`. Partners get one from us; people make their own in their account. What a token may do:')}</p>
<dl>${Object.entries(TOKEN_SCOPES).map(([scope, text]) => html`<dt><code>${scope}</code></dt><dd>${text}</dd>`)}</dl>
<p>${prose(`All programs of one owner share ${points.toLocaleString('en')} points in ${duration} seconds; a search of 20 rows costs about 3,600, a provider some hundred. \`RateLimit\` reports with each response the remaining points (\`r\`) and the seconds until the budget is full again (\`t\`); without points left the response is 429, and \`Retry-After\` is the number of seconds to wait.`)}</p>
<h2 id="errors">Errors</h2>
<p>${prose('An error is `{message}` in your language, with `field` where one is at fault. Every path may return 400 (the request is invalid), 401 (the caller is not signed in, or the token is invalid) and 429. `X-Request-Id` names the request if you write to us about it.')}</p>`;
}

const PEOPLE = { anyone: 'Anyone', person: 'Signed-in people', superAdmin: 'Super admins' };

/** Error statuses of all paths, described once at the top of the page. */
const EVERYWHERE = [400, 401, 429, 500];

/** The section of a path with a method. */
function operationSheet(operation: Operation, publicUrl: string): Html {
  const { id, method, path, summary, query, headers, pathParameters, takes, answer } = operation;
  const parameters = { ...pathParameters, ...query, ...headers };
  const place = (name: string) => (name in pathParameters ? 'in the path' : name in headers ? 'header' : null);
  return html`<article id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name"><code><span class="method">${method}</span> ${path}</code></h3>
<p>${summary}. <span class="soft">${whoMay(operation)}</span></p>
${Object.keys(parameters).length > 0 && html`<p class="label">Parameters</p>${definitions(parameters, place)}`}
${
  takes &&
  html`<p class="label">Body</p><p><code>${takes.type}</code> ${takes.schema.title !== undefined && typeName(takes.schema)}</p>${fieldsOf(takes.schema)}`
}
<p class="label">Responses</p>
<dl><dt><code>${answer.status}</code></dt><dd>${
    answer.type
      ? html`<code>${answer.type}</code> ${typeName(answer.schema)}${fieldsOf(answer.schema)}`
      : 'Without a body.'
  }</dd>${refusalsOf(operation)
    .filter((status) => !EVERYWHERE.includes(status))
    .map((status) => html`<dt><code>${status}</code></dt><dd>${prose(REFUSALS[status].description)}</dd>`)}</dl>
<pre><code>${curl(operation, publicUrl)}</code></pre>
</article>`;
}

function whoMay({ access, scope }: Operation): Html {
  if (scope === 'any') return html`${PEOPLE[access]}, and every access token.`;
  return html`${PEOPLE[access]}${scope ? html`; access tokens with <code>${scope}</code>.` : '; no access tokens.'}`;
}

/** A curl command for the path, with example values. */
function curl(operation: Operation, publicUrl: string): string {
  const { method, takes, access, scope } = operation;
  const first = `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quoted(publicUrl + target(operation))}`;
  const lines = [first];
  if (access !== 'anyone')
    lines.push(scope ? `-H ${quoted('Authorization: Bearer rumbo_…')}` : `-b ${quoted('session=…')}`);
  if (takes?.type === 'application/json')
    lines.push(
      `-H ${quoted('Content-Type: application/json')}`,
      `-d ${quoted(JSON.stringify(exampleOf(takes.schema)))}`,
    );
  if (takes?.type === 'multipart/form-data')
    for (const [name, value] of Object.entries(exampleOf(takes.schema) as object))
      lines.push(`-F ${quoted(isFile(operation, name) ? `${name}=@${name}` : `${name}=${value}`)}`);
  return lines.join(' \\\n  ');
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

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

import { html } from 'hono/html';
import { TOKEN_SCOPES } from '#server/graphql/tokenScopes.ts';
import { RULES } from '#server/http/limits.ts';
import type { Env } from '#server/platform/env.ts';
import type { JsonSchema } from '#server/rest/jsonSchema.ts';
import { TAGS } from '#server/rest/tags.ts';
import { framed } from './frame.ts';
import { sharedSchemas } from './openapi/components.ts';
import type { Operation } from './openapi/operations.ts';
import { ErrorBody } from './openapi/refusals.ts';
import { operationSheet } from './operationSheet.ts';
import { contents, prose } from './prose.ts';
import { ownFields } from './schemaSheet.ts';

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

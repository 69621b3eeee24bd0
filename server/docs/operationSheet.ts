import { html } from 'hono/html';
import type { Html } from '#server/pages/page.ts';
import { curl } from './curl.ts';
import type { Operation } from './openapi/operations.ts';
import { REFUSALS, refusalsOf } from './openapi/refusals.ts';
import { prose } from './prose.ts';
import { definitions, fieldsOf, typeName } from './schemaSheet.ts';

const PEOPLE = { anyone: 'Anyone', person: 'Signed-in people', superAdmin: 'Super admins' };

/** Error statuses of all paths, described once at the top of the page. */
const EVERYWHERE = [400, 401, 429, 500];

/** The section of a path with a method. */
export function operationSheet(operation: Operation, publicUrl: string): Html {
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

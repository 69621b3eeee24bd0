import type { ApiDescription, ApiSection } from '#shared/apiDescription.ts';
import { DocsBar } from './DocsBar.tsx';
import { Examples, Sample } from './Examples.tsx';
import { OperationSheet } from './OperationSheet.tsx';
import { Prose } from './Prose.tsx';
import { OwnFields } from './SchemaFields.tsx';

// A page that works without scripts, only in English like the names in it. Its styles are docs.css and examples.css,
// its script is docs.ts.

const INTRODUCTION = [
  ['tokens', 'Access tokens'],
  ['errors', 'Errors'],
  ['graphql', 'GraphQL'],
  ['webhooks', 'Webhooks'],
] as const;

/** Content of the page `/api`. */
export function ApiPage({ api }: { api: ApiDescription }) {
  const open = api.sections.filter(({ isForStaff }) => !isForStaff);
  const staff = api.sections.filter(({ isForStaff }) => isForStaff);
  return (
    <div className="api">
      <DocsBar current="/api" />
      <nav className="contents" aria-label="On this page">
        <label hidden data-find="">
          Find
          <input type="search" placeholder="Path or name" />
        </label>
        <ul>
          {INTRODUCTION.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
          <SectionLinks sections={open} />
          <li>
            <a href="#bodies">Bodies</a>
          </li>
          <li>
            <details data-staff="">
              <summary>For staff</summary>
              <ul>
                <SectionLinks sections={staff} />
              </ul>
            </details>
          </li>
        </ul>
      </nav>
      <main>
        <h1>Rumbo API</h1>
        <p className="soft">
          In English. <span lang="es">Solo en inglés.</span> <span lang="fr">En anglais seulement.</span>{' '}
          <span lang="pt">Somente em inglês.</span>
        </p>
        <Introduction api={api} />
        {open.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <section aria-labelledby="bodies">
          <h2 id="bodies">Bodies</h2>
          {api.bodies.map(([title, schema]) => (
            <article key={title} id={`schema-${title}`}>
              <h3>{title}</h3>
              <p>{schema.description}</p>
              <OwnFields schema={schema} />
            </article>
          ))}
        </section>
        <details>
          <summary>
            <h2 id="staff">For staff</h2>
          </summary>
          <p>For moderators and super admins of this directory, not for partners.</p>
          {staff.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </details>
      </main>
    </div>
  );
}

function SectionLinks({ sections }: { sections: ApiSection[] }) {
  return sections.map(({ id, name, operations }) => (
    <li key={id}>
      <a href={`#${id}`}>{name}</a>
      <ul>
        {operations.map((operation) => (
          <li key={operation.id} data-words={`${operation.summary} ${operation.method} ${operation.path}`}>
            <a href={`#${operation.id}`}>{operation.summary}</a>
          </li>
        ))}
      </ul>
    </li>
  ));
}

function Section({ section: { id, name, description, operations } }: { section: ApiSection }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p>{description}</p>
      {operations.map((operation) => (
        <OperationSheet key={operation.id} operation={operation} />
      ))}
    </section>
  );
}

/** With the first call, which needs no token. */
function Introduction({ api: { sections, scopes, budget, graphql, webhooks } }: { api: ApiDescription }) {
  const call = sections.find(({ isForStaff }) => !isForStaff)?.operations[0];
  const { complexity, depth, breadth } = graphql.limits;
  return (
    <>
      <article>
        <div>
          <p>
            The data and rules of the website for your own systems: over REST, described here, and{' '}
            <a href="#graphql">over GraphQL</a>. To generate a client, use{' '}
            <a href="/api/openapi.json">the OpenAPI 3.1 document</a>.
          </p>
          <p>
            <Prose text="Names and messages are in the language of `Accept-Language`: `en`, `es`, `fr` or `pt`. New fields may be added to bodies, so ignore fields you do not know." />
          </p>
          <h2 id="tokens">Access tokens</h2>
          <p>
            <Prose text="Send your token with every request as `Authorization: Bearer rumbo_…`. Partners get a token from us; users create their own in their account. Scopes:" />
          </p>
          <dl>
            {Object.entries(scopes).map(([scope, text]) => (
              <div key={scope}>
                <dt>
                  <code>{scope}</code>
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Prose
              text={`All tokens of one owner share ${inFull(budget.points)} points per ${budget.duration} seconds. A search of 20 rows costs about 3,600 points, one provider a few hundred. Without a token the search is free, up to a limit for each network. The \`RateLimit\` header of each response to a token has the remaining points (\`r\`) and the seconds until the budget is full again (\`t\`). When no points are left the response is 429, and \`Retry-After\` is the number of seconds to wait.`}
            />
          </p>
        </div>
        <div className="samples">
          <label className="token" hidden data-token="">
            Your token
            <input type="password" autoComplete="off" placeholder="rumbo_…" />
            <span className="soft">
              The examples below use it. It stays on this page and is not sent.{' '}
              <a href="/users/tokens">Create a token</a>
            </span>
          </label>
          {call && <Examples id="start" examples={call.examples} />}
          {call?.answer && <Sample name={`Response ${call.response.status}`} text={call.answer} />}
        </div>
      </article>
      <h2 id="errors">Errors</h2>
      <p>
        <Prose text="An error is `{code, message}`: the code is stable and the same as in GraphQL, the message is in your language. There is also `reason` if the code is `CONFLICT`, `field` if a field or parameter is invalid, and `suggestions` if there are close matches. Every path may return 400 (the request is invalid), 401 (the caller is not signed in, or the token is invalid) and 429. When you contact us about a request, include its `X-Request-Id`." />
      </p>
      <h2 id="graphql">GraphQL</h2>
      <p>
        <Prose text="`POST /graphql` takes `{query, variables}` as JSON, with the same tokens, languages and points. " />
        <a href="/graphql">GraphiQL</a> documents every type and field and opens with examples.
      </p>
      <p>
        <Prose
          text={`A query may cost at most ${inFull(complexity)} points, be ${depth} levels deep and have ${breadth} fields. An error has \`extensions.code\`, with the codes listed for each field, and \`extensions.field\` if a field is invalid.`}
        />
      </p>
      <Examples id="graphql-call" examples={graphql.examples} />
      <h2 id="webhooks">Webhooks</h2>
      <p>
        We post each event to the address of a partner, signed according to{' '}
        <a href="https://www.standardwebhooks.com">Standard Webhooks</a>.{' '}
        <Prose text="Verify `webhook-signature` with your secret, and ignore a `webhook-id` that you have already processed. Answer with 200 to 299 within 10 seconds; otherwise we retry for about four days." />
      </p>
      <dl>
        {Object.entries(webhooks.events).map(([type, text]) => (
          <div key={type}>
            <dt>
              <code>{type}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Sample name="Body; of a removed provider, data has only its id" text={webhooks.payload} />
    </>
  );
}

function inFull(number: number): string {
  return number.toLocaleString('en');
}

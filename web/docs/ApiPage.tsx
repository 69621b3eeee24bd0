import type { ApiDescription } from '#shared/apiDescription.ts';
import { Logo } from '#web/layouts/Logo.tsx';
import { OperationSheet } from './OperationSheet.tsx';
import { Prose } from './Prose.tsx';
import { OwnFields } from './SchemaFields.tsx';

// A page that runs no scripts, in English only like the names in it. Its styles: api.css.

const PLACES = [
  ['/api', 'REST'],
  ['/graphql', 'GraphQL'],
  ['/api/openapi.json', 'OpenAPI'],
] as const;

/** Content of the page `/api`. */
export function ApiPage({ api }: { api: ApiDescription }) {
  const parts = [...api.sections, { id: 'bodies', name: 'Bodies' }];
  return (
    <div className="api">
      <header>
        <a href="/">
          <Logo />
        </a>
        {PLACES.map(([href, name]) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
      </header>
      <main>
        <h1>The API</h1>
        <Introduction api={api} />
        <nav aria-label="On this page">
          <ul>
            {parts.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        {api.sections.map(({ id, name, description, operations }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{name}</h2>
            <p>{description}</p>
            {operations.map((operation) => (
              <OperationSheet key={operation.id} operation={operation} />
            ))}
          </section>
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
      </main>
    </div>
  );
}

function Introduction({ api: { scopes, budget, graphql } }: { api: ApiDescription }) {
  const { complexity, depth, breadth } = graphql.limits;
  return (
    <>
      <p>
        The same rules and the same data as the website, for programs: here over REST, and{' '}
        <a href="#graphql">over GraphQL</a>. For generators there is{' '}
        <a href="/api/openapi.json">an OpenAPI 3.1 document</a>.
      </p>
      <p>
        <Prose text="Names and messages are in the language of `Accept-Language`: `en`, `es` or `pt`. Bodies may get more fields; ignore unknown ones." />
      </p>
      <h2 id="tokens">Access tokens</h2>
      <p>
        <Prose text="A program sends its token with every request, as `Authorization: Bearer rumbo_…`. Partners get one from us; people make their own in their account. What a token may do:" />
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
          text={`All programs of one owner share ${inFull(budget.points)} points in ${budget.duration} seconds; a search of 20 rows costs about 3,600, a provider some hundred. \`RateLimit\` reports with each response the remaining points (\`r\`) and the seconds until the budget is full again (\`t\`); without points left the response is 429, and \`Retry-After\` is the number of seconds to wait.`}
        />
      </p>
      <h2 id="errors">Errors</h2>
      <p>
        <Prose text="An error is `{message}` in your language, with `field` where one is at fault. Every path may return 400 (the request is invalid), 401 (the caller is not signed in, or the token is invalid) and 429. `X-Request-Id` names the request if you write to us about it." />
      </p>
      <h2 id="graphql">GraphQL</h2>
      <p>
        <Prose text="`POST /graphql` takes `{query, variables}` as JSON, with the same tokens, languages and points. " />
        <a href="/graphql">GraphiQL</a> documents every type and field, and opens with examples.
      </p>
      <p>
        <Prose
          text={`A query may cost ${inFull(complexity)} at most, be ${depth} fields deep and ${breadth} broad. An error has \`extensions.code\`, which each field names, and \`extensions.field\` where one is at fault.`}
        />
      </p>
      <pre>
        <code>{graphql.example}</code>
      </pre>
    </>
  );
}

function inFull(number: number): string {
  return number.toLocaleString('en');
}

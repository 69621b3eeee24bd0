import { Logo } from '#web/layouts/Logo.tsx';

const PLACES = [
  ['/api', 'REST'],
  ['/graphql', 'GraphQL'],
  ['/api/openapi.json', 'OpenAPI'],
] as const;

/** The bar above the documentation of the API, and above GraphiQL. */
export function DocsBar({ current }: { current: (typeof PLACES)[number][0] }) {
  return (
    <header className="docsBar">
      <a href="/">
        <Logo />
      </a>
      <span>API</span>
      <nav aria-label="API">
        {PLACES.map(([href, name]) => (
          <a key={href} href={href} aria-current={href === current ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}

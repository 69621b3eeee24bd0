import { describe, expect, it } from 'vitest';
import { examples, tabs } from '#server/graphql/examples.ts';
import { useBuiltWeb } from '#tests/builtWeb.ts';
import { useApp } from '#tests/testApp.ts';

const FILES = { script: '/assets/graphiql-app-Abcd1234.js', style: '/assets/graphiql-app-Abcd1234.css' };
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('GraphiQL', () => {
  const test = useApp('empty', {}, useBuiltWeb({ '.vite/graphiql.json': JSON.stringify(FILES) }));
  const open = (headers = {}) => test.get('/graphql', { ...BROWSER, ...headers });

  it('is a small page for browsers, with its code in files', async () => {
    const { status, headers, body } = await open();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(body).toContain('<title>Rumbo GraphiQL</title>');
    expect(body).toContain(`<script defer src="${FILES.script}"></script>`);
    expect(body).toContain(`<link rel="stylesheet" href="${FILES.style}" />`);
    expect(body.length).toBeLessThan(8_000);
  });

  it('runs no inline script', async () => {
    const { headers, body } = await open();
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'; worker-src 'self';/);
    expect(body.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/json" id="options">',
      `<script defer src="${FILES.script}">`,
    ]);
  });

  it('opens with the examples, one tab each; those that need a token have a header for it', async () => {
    const { body } = await open();
    const options = JSON.parse(body.match(/id="options">(.*?)<\/script>/)![1]!);
    expect(options).toMatchObject({ defaultQuery: examples[0]!.query, defaultTabs: tabs });
    expect(tabs.filter(({ headers }) => headers?.includes('Authorization')).length).toBe(2);
  });

  it('is revalidated each time, and not sent again to a browser that has cached it', async () => {
    const { headers } = await open();
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['no-cache', 'Accept, Accept-Encoding']);
    const again = await open({ 'if-none-match': headers.get('etag')! });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('responds to HEAD like GET, without a body', async () => {
    const { status, headers, body } = await test.send('HEAD', '/graphql', undefined, BROWSER);
    expect([status, headers.get('content-type'), body]).toEqual([200, 'text/html; charset=UTF-8', '']);
  });

  it('is not served to programs, whose queries are run', async () => {
    const { body } = await test.get('/graphql?query={__typename}', { accept: 'application/json' });
    expect(body).toEqual({ data: { __typename: 'Query' } });
    const posted = await test.graphql('{ __typename }', {}, BROWSER);
    expect(posted.body).toEqual({ data: { __typename: 'Query' } });
  });
});

describe('GraphiQL when the web is not built', () => {
  const test = useApp('empty', {}, '/no/such/directory');

  it('is a 503 like all pages', async () => {
    const { status, body } = await test.get('/graphql', BROWSER);
    expect([status, body]).toEqual([503, 'The web is not built: run `npm run build`.']);
  });
});

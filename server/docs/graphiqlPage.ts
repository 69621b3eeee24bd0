import { readFileSync } from 'node:fs';
import path from 'node:path';
import { examples, tabs } from '#server/graphql/examples.ts';
import { asJson } from '#server/pages/head.ts';
import type { Shell } from '#server/pages/shell.ts';

const OPTIONS = {
  title: 'Rumbo GraphiQL',
  endpoint: '/graphql',
  defaultQuery: examples[0]!.query,
  defaultTabs: tabs,
};

/**
 * The page of GraphiQL, in English only, like GraphiQL itself. `bar` is the header of the documentation; the code of
 * GraphiQL is in files of the built web.
 */
export function graphiqlPage(shell: Shell, webDirectory: string, bar: string): string {
  const files = readFileSync(path.join(webDirectory, '.vite/graphiql.json'), 'utf8');
  const { script, style } = JSON.parse(files) as { script: string; style: string };
  return shell.fillPlain({
    title: OPTIONS.title,
    description: 'Queries of the GraphQL API of Rumbo, with its schema and examples.',
    head:
      `<link rel="stylesheet" href="${style}" />` +
      `<script type="application/json" id="options">${asJson(OPTIONS)}</script><script defer src="${script}"></script>`,
    body: `${bar}<noscript>GraphiQL needs JavaScript.</noscript><div id="root"></div>`,
  });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { examples, tabs } from '#server/graphql/examples.ts';
import { asJson } from '#server/pages/head.ts';

const OPTIONS = {
  title: 'Rumbo GraphiQL',
  endpoint: '/graphql',
  defaultQuery: examples[0]!.query,
  defaultTabs: tabs,
};

/** The page of GraphiQL, whose code is in files of the built web. In English only, like GraphiQL itself. */
export function graphiqlPage(webDirectory: string): string {
  const files = readFileSync(path.join(webDirectory, '.vite/graphiql.json'), 'utf8');
  const { script, style } = JSON.parse(files) as { script: string; style: string };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="UTF-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${OPTIONS.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="stylesheet" href="${style}" />
<script type="application/json" id="options">${asJson(OPTIONS)}</script>
<script defer src="${script}"></script>
</head>
<body>
<noscript>GraphiQL needs JavaScript.</noscript>
<div id="root"></div>
</body>
</html>`;
}

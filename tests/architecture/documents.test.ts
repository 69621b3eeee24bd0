import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const paths = globSync(
  ['*', '{examples,prisma,scripts,server,shared,tests,tools,web}/**/*'].map((name) => `${name}.{ts,tsx,sql,mjs}`),
  { exclude: ['**/node_modules/**', '**/generated/**', '**/__generated__/**'] },
).map((file) => file.replaceAll('\\', '/'));

it.each(globSync(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/**/*.md']))(
  '%s names only files that exist',
  (document) => {
    // such as `change/changeProvider.ts`, `…/change/changeProvider.ts` and `*.test.ts`
    const names = readFileSync(document, 'utf8').matchAll(/`(?:…\/)?([\w./*-]+\.(?:tsx?|sql|mjs))`/g);
    const missing = [...names]
      .map(([, name]) => name!)
      .filter((name) => !paths.some((file) => path.matchesGlob(`/${file}`, `/**/${name}`)));
    expect(missing).toEqual([]);
  },
);

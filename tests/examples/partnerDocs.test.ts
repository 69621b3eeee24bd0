import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { bearer, partnerToken } from '../programs.ts';
import { useApp } from '../testApp.ts';

const test = useApp('demo');

/** The queries in the text that are whole. */
const queries = [...readFileSync('docs/partners.md', 'utf8').matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => {
  const query = code!.startsWith('{') ? code! : `{ ${code} }`;
  if (!code!.includes(' { ') || code!.includes('…')) return [];
  try {
    parse(query);
    return [query];
  } catch {
    return [];
  }
});

it('the queries of the page for partners run with a token of a partner, within the maximum cost', async () => {
  expect(queries.length).toBeGreaterThan(2);
  const { token } = await partnerToken(test);
  for (const query of queries) {
    const { body } = await test.graphql(query, {}, bearer(token));
    expect([query, body.errors]).toEqual([query, undefined]);
  }
});

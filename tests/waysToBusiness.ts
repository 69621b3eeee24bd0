import { expect } from 'vitest';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import type { TestApp } from './testApp.ts';

interface Business {
  id: number;
  businessName: string;
}

/** The ways to a business, each with the number of times that its name is in a full answer. */
const QUERIES: Record<string, [count: number, query: (id: string, name: string) => string]> = {
  'is sent it by its id': [
    3,
    (id) => `{ provider(id: "${id}") { businessName } node(id: "${id}") { ... on Provider { businessName } }
      nodes(ids: ["${id}"]) { ... on Provider { businessName } } }`,
  ],
  'is sent it in a public list': [
    3,
    (id, name) => `{ newestProviders { businessName } shortlist(from: { ids: ["${id}"] }) { providers { businessName } }
      searchProviders(keywords: "${name}") { edges { node { businessName } } } }`,
  ],
  'is sent it in a list of its own': [
    2,
    () => '{ ownProviders { edges { node { businessName } } } viewer { providers { businessName } } }',
  ],
  'is sent it in a list of staff': [
    1,
    (_, name) => `{ providers(search: "${name}") { edges { node { businessName } } } }`,
  ],
  'is sent its private fields': [
    1,
    (id) => `{ node(id: "${id}") { ... on Provider {
      moderation { form { businessName } } ownership { draft { businessName } } } } }`,
  ],
};

/** Whether a viewer is sent a business, by the way. An answer has it in all places of that way, or in none. */
export const WAYS = Object.fromEntries(
  Object.entries(QUERIES).map(([way, [count, query]]) => [
    way,
    async ({ graphql }: Pick<TestApp, 'graphql'>, { id, businessName }: Business) => {
      const { body } = await graphql(query(writeGlobalId('Provider', id), businessName));
      const found = JSON.stringify(body.data ?? null).split(businessName).length - 1;
      expect([0, count]).toContain(found);
      return found > 0;
    },
  ]),
);

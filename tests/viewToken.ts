import type { TestApp } from './testApp.ts';

/** The token of a provider's own page. */
export async function tokenOfPage(test: TestApp, id: number): Promise<string> {
  const { body } = await test.graphql(`{ provider(id: ${id}) { viewToken } }`);
  return body.data.provider.viewToken;
}

/** The token of the results of a search. */
export async function tokenOfResults(test: TestApp, keywords: string, place: string): Promise<string> {
  const { body } = await test.graphql(
    'query ($keywords: String!, $place: String!) { searchProviders(keywords: $keywords, where: { text: $place }) { viewToken } }',
    { keywords, place },
  );
  return body.data.searchProviders.viewToken;
}

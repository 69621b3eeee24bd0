import { describe, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const OFFER = 'service { databaseId name subcategory { category { id } } } category { id name }';

describe('the subject of a directory page', () => {
  it('is a service with its category, or a category alone', async () => {
    const { body } = await test.graphql(`{
      services: popularDirectoryPages { serviceName serviceDatabaseId categoryDatabaseId ${OFFER} }
      categories: popularDirectoryPages(categories: true) { serviceName ${OFFER} }
    }`);
    const [page] = body.data.services;
    expect(page.service).toMatchObject({ databaseId: page.serviceDatabaseId, name: page.serviceName });
    expect(page.category.id).toBe(page.service.subcategory.category.id);
    const [wide] = body.data.categories;
    expect(wide).toMatchObject({ service: null, category: { name: wide.serviceName } });
  });

  it('is a service in suggested keywords, too, with the fields that they lack', async () => {
    const { body } = await test.graphql(
      '{ suggestKeywords(text: "refrig") { kind serviceDatabaseId service { databaseId facet } } }',
    );
    const [first] = body.data.suggestKeywords.filter(({ kind }: { kind: string }) => kind === 'SERVICE');
    expect(first.service).toEqual({ databaseId: first.serviceDatabaseId, facet: expect.any(String) });
  });
});

import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('the page of the REST API leads to a path, to what it answers, and to the GraphQL schema', async ({ page }) => {
  await page.goto('/api');
  await expect(page).toHaveTitle('The API · Rumbo');
  await expectNoSidewaysScroll(page);
  const main = page.getByRole('main');
  await main.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  const search = main.getByRole('article', { name: 'get /api/search' });
  await expect(search).toBeInViewport();
  await search.getByRole('link', { name: 'SearchResults' }).click();
  await expect(main.getByRole('heading', { name: 'SearchResults', exact: true })).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'GraphQL' }).click();
  await expect(page).toHaveURL('/api/graphql');
});

test('the page of the GraphQL schema leads from a query to its type', async ({ page }) => {
  await page.goto('/api/graphql');
  await expectNoSidewaysScroll(page);
  const main = page.getByRole('main');
  const field = main.getByRole('article').filter({ hasText: 'searchProviders' }).first();
  await field.getByRole('link', { name: 'SearchProvidersConnection' }).click();
  await expect(main.getByRole('heading', { name: 'SearchProvidersConnection', exact: true })).toBeInViewport();
});

for (const path of ['/api', '/api/graphql'])
  test(`${path} is for everybody to read @once`, async ({ page }) => {
    test.slow(); // there is much of it to judge
    await page.goto(path);
    await expectAccessible(page);
  });

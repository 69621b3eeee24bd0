import { demoAdmin } from '../demoAdmin.ts';
import { signInAsStaff } from './requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('the page of the REST API links to a path, to its responses, and to GraphiQL', async ({ page }) => {
  await page.goto('/api');
  await expect(page).toHaveTitle('The API · Rumbo');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const main = page.getByRole('main');
  await main.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  const search = main.getByRole('article', { name: 'get /api/search', exact: true });
  await expect(search).toBeInViewport();
  await search.getByRole('link', { name: 'SearchResults' }).click();
  await expect(main.getByRole('heading', { name: 'SearchResults', exact: true })).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'GraphQL' }).click();
  await expect(page).toHaveURL('/graphql');
});

test('GraphiQL runs its first example, and shows the schema', async ({ page }) => {
  await page.goto('/graphql');
  await page.getByRole('button', { name: 'Execute query' }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"totalCount"');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'TokenScope' })).toBeVisible();
});

test('GraphiQL runs the query of a link as the signed-in person', async ({ page }) => {
  await signInAsStaff(page.context().request);
  await page.goto(`/graphql?${new URLSearchParams({ query: '{ viewer { email } }' })}`);
  await page.getByRole('button', { name: 'Execute query' }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(demoAdmin.email);
});

test('the page of the API fits a phone @phone', async ({ page }) => {
  await page.goto('/api');
  await expectNoSidewaysScroll(page);
});

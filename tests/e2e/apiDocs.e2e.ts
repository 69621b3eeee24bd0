import { demoAdmin } from '../demoAdmin.ts';
import { signInAsStaff } from './requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

// the language of the examples: web/docs/docs.test.tsx
test('the page of the REST API fits, shows and copies examples in one language, and leads to paths and to GraphiQL', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/api');
  await expect(page).toHaveTitle('API · Rumbo');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  const main = page.getByRole('main');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Search', exact: true })
    .click();
  const search = main.getByRole('article', { name: 'Search carriers', exact: true });
  await expect(search).toBeInViewport();
  // nothing lies over it, such as the example of another section
  await search.getByText('Parameters', { exact: true }).click({ trial: true });
  await expect(search.getByText(/^curl '/)).toBeVisible();
  await search.getByRole('radio', { name: 'Python' }).check({ force: true });
  await expect(search.getByText(/^curl '/)).toBeHidden();
  await expect(search.getByText(/^import requests/)).toBeVisible();
  await search.getByRole('button', { name: 'Copy' }).click();
  await expect(search.getByRole('button', { name: 'Copied' })).toBeVisible();
  await search.getByRole('link', { name: 'SearchResults' }).click();
  await expect(main.getByRole('heading', { name: 'SearchResults', exact: true })).toBeInViewport();
  await expect(main.getByRole('heading', { name: 'List users' })).toBeHidden();
  await main.getByText('For staff', { exact: true }).click();
  await expect(main.getByRole('heading', { name: 'List users' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'GraphQL' }).click();
  await expect(page).toHaveURL('/graphql');
});

test('GraphiQL runs its first example, shows the schema, and runs the query of a link as the signed-in person', async ({
  page,
}) => {
  await page.goto('/graphql');
  await page.getByRole('button', { name: 'Execute query' }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"totalCount"');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'TokenScope' })).toBeVisible();

  await signInAsStaff(page.request);
  // without the tabs of the first visit
  await page.goto('/health');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/graphql?${new URLSearchParams({ query: '{ viewer { email } }' })}`);
  await page.getByRole('button', { name: 'Execute query' }).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText(demoAdmin.email);
});

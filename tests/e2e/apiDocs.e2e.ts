import { demoAdmin } from '../demoAdmin.ts';
import { signInAsStaff } from './requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('the page of the REST API links to a path, to its responses, and to GraphiQL', async ({ page }) => {
  await page.goto('/api');
  await expect(page).toHaveTitle('API · Rumbo');
  await expectNoSidewaysScroll(page);
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
  await search.getByRole('link', { name: 'SearchResults' }).click();
  await expect(main.getByRole('heading', { name: 'SearchResults', exact: true })).toBeInViewport();
  await expect(main.getByRole('heading', { name: 'List users' })).toBeHidden();
  await main.getByText('For staff', { exact: true }).click();
  await expect(main.getByRole('heading', { name: 'List users' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'GraphQL' }).click();
  await expect(page).toHaveURL('/graphql');
});

test('examples are shown in the language that was chosen, in all of them and after a reload, and are copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api');
  const search = page.getByRole('article', { name: 'Search carriers', exact: true });
  await expect(search.getByText(/^curl '/)).toBeVisible();
  await search.getByRole('radio', { name: 'Python' }).check({ force: true });
  await expect(search.getByText(/^curl '/)).toBeHidden();
  await page.reload();
  await expect(
    page
      .getByRole('article')
      .nth(3)
      .getByText(/^import requests/),
  ).toBeVisible();
  await search.getByRole('button', { name: 'Copy' }).click();
  await expect(search.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^import requests\n\nresponse = requests\.get\(/,
  );
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

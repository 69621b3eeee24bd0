import { avatarOf, button, field, logOut, newPerson, signUp } from './account.ts';
import { expect, test } from './test.ts';

test('other tabs notice signing in and out, and keep no page of the previous account', async ({
  page,
  text,
  context,
}) => {
  const ana = newPerson('Ana Paz');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('link', { name: text('nav.signup') })).toBeVisible();
  await signUp(page, text, ana);
  await expect(avatarOf(other, text, ana.displayName)).toBeVisible();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.hello', { name: 'Ana' }));

  // another person signs in in the first tab, and this tab misses the events in between
  await other.route('**/graphql', (route) => route.abort());
  await logOut(page, text, ana.displayName);
  await signUp(page, text, newPerson('Bruno Sá'));
  await other.unroute('**/graphql');
  await page.goto('/users/profile');
  await field(page, text('page.displayName')).fill('Bruno Costa');
  await button(page, text('profile.submit')).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('dashboard.hello', { name: 'Bruno' }));

  await logOut(page, text, 'Bruno Costa');
  await expect(other).toHaveURL(/\/users\/login\?next=%2Fdashboard$/);
});

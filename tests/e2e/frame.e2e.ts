import packageJson from '../../package.json' with { type: 'json' };
import { expect, expectAccessible, test } from './test.ts';
import { expectApp } from './written.ts';

test('an invalid stored language is discarded, the theme is light whatever the system prefers, and the language is switched and stored', async ({
  page,
  text,
}) => {
  // at the first page only
  await page.addInitScript(() => {
    if (!localStorage.getItem('lang')) localStorage.setItem('lang', '<script>alert(1)</script>');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/?q=Fr%C3%ADos+del+Sur+Transportes');
  await expectApp(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveClass(/light/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');

  await test.step('the footer has the version, the legal documents and the source of the places', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(text('footer.version', { version: packageJson.version }));
    for (const [name, path] of [
      ['footer.terms', /\/legals\/servicesagreement$/],
      ['footer.privacy', /\/legals\/privacypolicy$/],
    ] as const)
      await expect(footer.getByRole('link', { name: text(name) })).toHaveAttribute('href', path);
    await expect(footer).toContainText('GeoNames');
  });

  await test.step('names change with the language, which stays after a reload', async () => {
    await expect(page.getByText('Refrigerated transport').first()).toBeVisible();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByText('Transporte refrigerado').filter({ visible: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('es');
  });
});

test('the menu of a phone opens, navigates and closes @phone', async ({ page, text }) => {
  await page.goto('/');
  await page.getByRole('button', { name: text('nav.menu') }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: text('nav.login') }).click();
  await expect(page).toHaveURL(/\/users\/login$/);
});

import { button, intercept } from './account.ts';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

test('the help page shows the data that support needs, and copies it', async ({ page, text, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/help');
  const line = (id: string) => page.getByRole('definition').and(page.locator(`dt:text-is("${text(id)}") + dd`));
  await expect(line('help.browser')).toHaveText(/^(Chrom|HeadlessChrom)/);
  await expect(line('help.version')).toHaveText('1.18.2');
  await expect(line('help.user')).toHaveText('–');
  await expect(line('help.ip')).toHaveText(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
  await expect(line('help.language')).toHaveText('en (en-US)');
  await button(page, text('help.copy')).click();
  await expect(button(page, text('help.copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^User: –\nBrowser: .*\nOperating system: /);
  expect(copied).toMatch(/\nPublic IP: [\d.:a-f]+$/);

  const mail = page.getByRole('link', { name: text('help.mail', { email: 'hola@rumbo.example' }) });
  const body = async () => new URL((await mail.getAttribute('href'))!).searchParams.get('body')!;
  await expect.poll(body).toContain(copied);

  // the page does not wait for an address that cannot be determined either
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await intercept(page, 'publicIpQuery', async (route) => {
    await held;
    await route.abort();
  });
  await page.reload();
  await expect(page.getByText(text('help.userAgent'))).toBeVisible();
  answer();
  await expect(page.getByText(text('help.unavailable'))).toBeVisible();
});

test('the error page shows a long message as text, never as markup', async ({ page }) => {
  const message = `<img src=x onerror="window.hit=1"> ${'a'.repeat(2000)}`;
  await page.goto(`/error?${new URLSearchParams({ message })}`);
  await expect(page.getByText('<img src=x onerror=')).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('the directory at a glance counts providers by country and category', async ({ page, text }) => {
  await page.goto('/mvp');
  const countries = page.getByRole('table', { name: text('mvp.countries') });
  await expect(countries.getByRole('row').filter({ hasText: /^Argentina/ })).toHaveText(/\d/);
  await expect(
    page
      .getByRole('table', { name: text('mvp.categories') })
      .getByRole('row')
      .nth(5),
  ).toBeVisible();
  // a country of few providers has no page of its own
  await countries.getByRole('link').last().click();
  await expect(page).toHaveURL(/\?f=/);
});

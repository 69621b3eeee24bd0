import { expect, expectNoSidewaysScroll, test } from './test.ts';

test('the help page shows the address of the visitor, and the error page a long message as text, never as markup', async ({
  page,
  text,
}) => {
  await page.goto('/help');
  const line = (id: string) => page.getByRole('definition').and(page.locator(`dt:text-is("${text(id)}") + dd`));
  await page.getByText(text('help.details'), { exact: true }).click();
  await expect(line('help.ip')).toHaveText(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
  await expect(line('help.browser')).toHaveText(/^(Chrom|HeadlessChrom)/);

  const message = `<img src=x onerror="window.hit=1"> ${'a'.repeat(2000)}`;
  await page.goto(`/error?${new URLSearchParams({ message })}`);
  await expect(page.getByText('<img src=x onerror=')).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

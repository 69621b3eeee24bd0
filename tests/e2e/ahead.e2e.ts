import { expect, test } from './test.ts';

test.describe('a first page', () => {
  for (const path of ['/', '/providers/1', '/pre-registration', '/users/login', '/users/signup', '/mvp', '/help'])
    test(`names the code that it begins with: ${path} @once`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
      });
      const response = await page.goto(path);
      const html = await response!.text();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(asked.filter((file) => !html.includes(file))).toEqual([]);
    });
});

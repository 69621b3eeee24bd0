import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** What the server wrote, until the app takes its place. */
export const written = (page: Page): Locator => page.locator('#root[data-language]');

/** The app is here once it shows what only it can. */
export async function expectApp(page: Page): Promise<void> {
  await expect(written(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
}

import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The page that the server drew, until the code takes over. */
export const written = (page: Page): Locator => page.locator('#root[data-language]');

/** Waits until the code has taken over. */
export async function expectApp(page: Page): Promise<void> {
  await expect(written(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
}

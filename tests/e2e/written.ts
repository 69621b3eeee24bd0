import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The page that the server drew, until the code takes over. */
export const written = (page: Page): Locator => page.locator('#root[data-language]');

/** Waits until the code has taken over. */
export async function expectApp(page: Page): Promise<void> {
  await expect(written(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
}

/** Goes to another page within the app, which loads the data of the page by requests. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

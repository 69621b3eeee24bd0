import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The server-rendered content, until the app replaces it. */
export const written = (page: Page): Locator => page.locator('#root[data-language]');

/** Waits for the app, by an element that only the app has. */
export async function expectApp(page: Page): Promise<void> {
  await expect(written(page)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
}

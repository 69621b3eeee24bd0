import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export type Text = (id: string, values?: Record<string, string | number | boolean>) => string;

export const NEAR = '/?f=Rosario%2C+Argentina&q=camion';
export const CLOSED = `${NEAR}&map=0`;
export const results = (page: Page) => page.getByRole('article');
export const region = (page: Page, text: Text) => page.getByRole('region', { name: text('map.region') });
export const markers = (page: Page, text: Text): Locator => region(page, text).locator('button[aria-label*=","]');
export const card = (page: Page, text: Text) => page.getByRole('region', { name: text('map.card') });

/** Zooms into a group repeatedly, until a place shows its providers. */
export async function pressMarker(page: Page, text: Text): Promise<void> {
  await expect(async () => {
    await markers(page, text).first().click();
    await expect(card(page, text)).toBeVisible({ timeout: 500 });
  }).toPass();
}

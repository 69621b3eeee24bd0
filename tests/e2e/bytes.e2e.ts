import type { Page, Response } from '@playwright/test';
import { expect, test } from './test.ts';

const KINDS = ['script', 'stylesheet', 'font'] as const;
type Fetched = Record<(typeof KINDS)[number], Response[]>;

/** All requests of a page before any interaction. */
async function fetched(page: Page, path: string): Promise<Fetched> {
  const responses: Fetched = { script: [], stylesheet: [], font: [] };
  const keep = (response: Response) => {
    const kind = KINDS.find((item) => item === response.request().resourceType());
    if (kind) responses[kind].push(response);
  };
  page.on('response', keep);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('response', keep);
  return responses;
}

/** Their size as transferred: compressed. */
async function bytes(responses: Response[]): Promise<number> {
  const sizes = responses.map(async (response) => Number((await response.allHeaders())['content-length']));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function expectBytes(responses: Response[], least: number, most: number): Promise<void> {
  const sent = await bytes(responses);
  expect(sent).toBeGreaterThan(least);
  expect(sent).toBeLessThanOrEqual(most);
}

test('with results and their map the landing page sends at most 20 KB of CSS', async ({ page }) => {
  const { stylesheet } = await fetched(page, '/?q=transporte&f=Bahia+Blanca');
  await expectBytes(stylesheet, 2_000, 20_000);
});

test('the landing page sends at most 135 KB of JavaScript, 12 KB of CSS and one small font that it uses', async ({
  page,
}) => {
  const { script, stylesheet, font } = await fetched(page, '/');
  await expectBytes(script, 50_000, 135_000);
  await expectBytes(stylesheet, 2_000, 12_000);
  expect(font.map((item) => item.headers()['content-type'])).toEqual(['font/woff2']);
  expect(await bytes(font)).toBeLessThanOrEqual(30_000);
  const { pathname } = new URL(font[0]!.url());
  await expect(page.locator('link[rel=preload][as=font]')).toHaveAttribute('href', pathname);
  const { initiators, isUsed } = await page.evaluate(() => ({
    initiators: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    isUsed: [...document.fonts].some(({ family, status }) => /Jakarta Sans"?$/.test(family) && status === 'loaded'),
  }));
  // requested by a style sheet, the initiator would be `css`, and the request later
  expect(initiators).toEqual(['link']);
  expect(isUsed).toBe(true);
});

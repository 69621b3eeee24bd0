import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pageHeaders } from '#server/http/securityHeaders.ts';
import { readEnv } from '#server/platform/env.ts';
import { markers, NEAR, region } from './resultMap.ts';
import { expect, expectAccessible, test } from './test.ts';

const ATTRIBUTION = '© Calles de prueba';

/** A street map on this machine: squares of one colour, or none at all. */
async function serveTiles(page: Page, otherSites: string[], status: 200 | 404) {
  const square = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#cfe8cf' } })
    .png()
    .toBuffer();
  const asked: string[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url!);
    response.writeHead(status, { 'Content-Type': 'image/png' }).end(status === 200 ? square : undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  otherSites.push(origin);
  // browsers ask before a page of another origin, as a modified one is, loads from this machine
  await page.context().grantPermissions(['local-network-access']);
  const url = `${origin}/v1/{z}/{x}/{y}.png`;
  const env = readEnv({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: ATTRIBUTION });
  // the pages of an installation with a street map
  await page.route(
    (address) => address.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"mapTiles":null', `"mapTiles":${JSON.stringify(env.mapTiles)}`);
      await route.fulfill({ response, body, headers: { ...response.headers(), ...lowerCase(pageHeaders(env)) } });
    },
  );
  return { asked, close: () => server.close() };
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

test("the results are shown on the operator's street map, and on the built-in one without its tiles", async ({
  page,
  text,
  otherSites,
}) => {
  await test.step('the street map has its attribution', async () => {
    const { asked, close } = await serveTiles(page, otherSites, 200);
    await page.goto(`${NEAR}&map=1`);
    await expect(markers(page, text).first()).toBeVisible();
    const map = region(page, text);
    await expect(map.getByText(ATTRIBUTION)).toBeVisible();
    const square = map.locator('img.leaflet-tile-loaded').first();
    await expect(square).toHaveJSProperty('naturalWidth', 256);
    expect(asked.every((path) => /^\/v1\/\d{1,2}\/\d+\/\d+\.png$/.test(path))).toBe(true);
    await expectAccessible(page);
    close();
  });

  await test.step('a street map without tiles is replaced by the built-in one', async () => {
    const { close } = await serveTiles(page, otherSites, 404);
    await page.goto(`${NEAR}&map=1`);
    await expect(markers(page, text).first()).toBeVisible();
    await expect(region(page, text).locator('canvas').first()).toBeAttached();
    await expect(region(page, text).getByText(text('map.credit'))).toBeVisible();
    await expect(region(page, text).getByText(ATTRIBUTION)).toHaveCount(0);
    close();
  });
});

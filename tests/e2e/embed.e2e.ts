import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page, Response } from '@playwright/test';
import { test as base, expect, expectNoSidewaysScroll } from './test.ts';

const RUMBO = `http://localhost:${process.env.E2E_PORT}`;
// everything that a browser can forbid, except for the script and its frames
const STRICT = {
  'Content-Security-Policy': `default-src 'none'; script-src ${RUMBO}/embed.js; frame-src ${RUMBO}/embed/search; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const PAGE = `<!doctype html><html lang="es"><title>Chamber</title><meta name="viewport" content="width=device-width">
<div class="rumbo-search" data-f="Rosario"></div><div class="rumbo-search" data-f="Córdoba" data-lang="pt" aria-label="Busca"></div>
<script async src="${RUMBO}/embed.js"></script></html>`;

/** A site of others, on an origin of its own. */
const test = base.extend<{ chamber: string }>({
  chamber: async ({ baseURL: _ }, use) => {
    const server = createServer((_, response) => {
      response.writeHead(200, { ...STRICT, 'Content-Type': 'text/html; charset=UTF-8' }).end(PAGE);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
  otherSites: async ({ chamber }, use) => use([RUMBO, chamber]),
});
test.use({ viewport: { width: 320, height: 700 } });

/** The frame of an embedded search, once its element is as high as its content. */
async function grownFrame(page: Page, title: string): Promise<Frame> {
  const element = page.getByTitle(title);
  const frame = (await (await element.elementHandle())!.contentFrame())!;
  await expect(frame.getByRole('listitem')).not.toHaveCount(0);
  const heightOf = () => frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));
  await expect.poll(async () => (await element.boundingBox())!.height - (await heightOf())).toBe(0);
  return frame;
}

test('two searches in a narrow page of another site with a strict policy grow with their results, and lead to the site', async ({
  page,
  chamber,
}) => {
  const cookies: Promise<string | null>[] = [];
  const note = (response: Response) => void cookies.push(response.headerValue('set-cookie'));
  page.context().on('response', note);
  await page.goto(chamber);
  const [first, second] = [await grownFrame(page, 'Rumbo'), await grownFrame(page, 'Busca')];
  await expectNoSidewaysScroll(page);
  const there = second.url();
  const from = first.getByRole('textbox').first();
  await from.fill('Bahia Blanca');
  await from.press('Enter');
  await first.waitForURL(/f=Bahia\+Blanca/);
  await grownFrame(page, 'Rumbo');
  expect(second.url()).toBe(there);
  await first.getByRole('listitem').first().getByRole('link').click();
  await page.waitForURL(/\/providers\//);
  page.context().off('response', note);
  expect(await Promise.all(cookies)).toEqual(cookies.map(() => null));
});

// npm run screenshots                      every page and some states, in each language at three widths
// npm run screenshots -- bo-users es 360   only those whose name includes "bo-users", in Spanish, at 360 px
// Pictures are saved as screenshots/<width>/<name>.<language>.png: a page's languages are next to each other. With
// BASE_URL a running server is used (with the account ADMIN_EMAIL and ADMIN_PASSWORD); E2E_DATA is then its DATA_DIR,
// where mails are found.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { IntlMessageFormat } from 'intl-messageformat';
import { browserOptions } from '../../tests/browser.ts';
import { demoAdmin } from '../../tests/demoAdmin.ts';
import { startDemo } from '../../tests/demoServer.ts';
import { enterModerator, enterOwner } from './personScenes.ts';
import type { Scene, Text } from './scene.ts';
import { scenes } from './scenes.ts';

const LANGUAGES = { en: 'en-US', es: 'es-AR', fr: 'fr-CA', pt: 'pt-BR' } as const;
const WIDTHS = { 360: 800, 768: 1024, 1440: 900 } as const;
/** The maximum height in pixels, as the rest of a long list is repetitive. */
const TALLEST = 5_000;
/** The selector of dialogs; toasts have this role, too, but also a type. */
const DIALOG = '[role="dialog"], [role="alertdialog"]:not([data-type])';
const EMAIL = process.env.ADMIN_EMAIL ?? demoAdmin.email;
const PASSWORD = process.env.ADMIN_PASSWORD ?? demoAdmin.password;

const wanted = process.argv.slice(2);
const chosen = <Key extends string>(all: Key[]) => {
  const named = all.filter((key) => wanted.includes(key));
  return named.length > 0 ? named : all;
};
const names = wanted.filter((word) => !(word in LANGUAGES) && !(word in WIDTHS));

function textIn(language: string): Text {
  const messages = JSON.parse(readFileSync(`web/i18n/compiled/texts/${language}.json`, 'utf8')) as Record<
    string,
    string
  >;
  return (id, values) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`There is no message ${id}`);
    return String(new IntlMessageFormat(message, language).format(values));
  };
}

/** Waits until no request is pending and no loading state is visible. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('#root[data-language]').waitFor({ state: 'detached' });
  await page.locator('[aria-busy="true"], [class*="skeleton" i]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  // a picture far down is only loaded when it comes into view
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
}

/** Waits for the loading state. */
async function waiting(page: Page): Promise<void> {
  await page.locator('main [aria-busy="true"], main span[aria-hidden="true"] > span').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** Captures the whole page, or only the window if a dialog covers it. */
async function capture(page: Page, scene: Scene, file: string): Promise<void> {
  if ((await page.locator(DIALOG).count()) > 0) {
    // not while the dialog appears
    await page.waitForFunction(
      (selector) =>
        [...document.querySelectorAll(selector)].every(
          (shown) => getComputedStyle(shown.parentElement!).opacity === '1',
        ),
      DIALOG,
    );
    await page.screenshot({ path: file });
    return;
  }
  const { width } = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // fixed bars would be drawn at their position in the window
  if (scene.path.startsWith('/bo') || scene.as === 'owner')
    await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
  await page.screenshot({
    path: file,
    fullPage: true,
    ...(height > TALLEST && { clip: { x: 0, y: 0, width, height: TALLEST } }),
  });
}

async function photograph(context: BrowserContext, scene: Scene, text: Text, file: string): Promise<void> {
  const page = await context.newPage();
  try {
    await scene.before?.(page);
    await page.goto(scene.path);
    await (scene.isWaiting ? waiting(page) : settled(page));
    if (scene.act) {
      await scene.act(page, text);
      await settled(page);
    }
    await capture(page, scene, file);
  } finally {
    await page.close();
  }
}

async function signIn(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/auth/signin', { data: { email: EMAIL, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`${EMAIL} could not sign in: ${await answer.text()}`);
}

async function photographAll(browser: Browser, baseURL: string): Promise<string[]> {
  const failed: string[] = [];
  for (const language of chosen(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]))
    for (const width of chosen(Object.keys(WIDTHS)))
      for (const as of ['visitor', 'owner', 'moderator', 'staff'] as const) {
        const shown = scenes.filter(
          (scene) => scene.as === as && (names.length === 0 || names.some((name) => scene.name.includes(name))),
        );
        if (shown.length === 0) continue;
        const context = await browser.newContext({
          baseURL,
          locale: LANGUAGES[language],
          viewport: { width: Number(width), height: WIDTHS[Number(width) as keyof typeof WIDTHS] },
          hasTouch: Number(width) < 1024,
          // without isMobile, a touch becomes a mouse event while a whole page is captured
          isMobile: Number(width) < 1024,
          reducedMotion: 'reduce',
        });
        const staff = as === 'staff' ? context : await browser.newContext({ baseURL });
        if (as !== 'visitor') await signIn(staff);
        try {
          if (as === 'owner') await enterOwner(context, staff.request, language);
          if (as === 'moderator') await enterModerator(context, staff.request);
        } catch (error) {
          // without the process that sends mails there is no owner; the other screenshots are taken nevertheless
          failed.push(`${as}, ${language}, ${width}: ${error instanceof Error ? error.message : error}`);
          await context.close();
          continue;
        }
        for (const scene of shown) {
          const file = path.join('screenshots', width, `${scene.name}.${language}.png`);
          try {
            await photograph(context, scene, textIn(language), file);
            console.log(file);
          } catch (error) {
            failed.push(`${file}: ${error instanceof Error ? error.message : error}`);
          }
        }
        await context.close();
      }
  return failed;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-screenshots-'));
process.env.E2E_DATA ??= dataDir;
const demo = process.env.BASE_URL
  ? { url: process.env.BASE_URL, stop: async () => {} }
  : await startDemo(dataDir, { email: EMAIL, password: PASSWORD });
const browser = await chromium.launch(await browserOptions());
try {
  const failed = await photographAll(browser, demo.url);
  for (const line of failed) console.error(line);
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await demo.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

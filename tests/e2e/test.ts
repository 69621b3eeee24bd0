import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '#shared/language.ts';

interface Fixtures {
  language: Language;
  /** A message of the web in the project's language. */
  text: (id: string, values?: Record<string, string | number | boolean>) => string;
  /** Origins of other sites that the page may contact. */
  otherSites: string[];
  /** Fails the test when the page logs an error, throws, or contacts another site. */
  quiet: undefined;
}

export const test = base.extend<Fixtures>({
  language: async ({ locale }, use) => use(locale!.slice(0, 2) as Language),
  text: async ({ language }, use) => {
    const messages = JSON.parse(readFileSync(`web/i18n/compiled/texts/${language}.json`, 'utf8')) as Record<
      string,
      string
    >;
    await use((id, values) => {
      const message = messages[id];
      if (message === undefined) throw new Error(`There is no message ${id}`);
      return String(new IntlMessageFormat(message, language).format(values));
    });
  },
  page: async ({ page }, use) => {
    for (const name of ['goto', 'reload'] as const) {
      const load = page[name].bind(page) as (...options: unknown[]) => ReturnType<Page['goto']>;
      page[name] = async (...options: unknown[]) => {
        const response = await load(...options);
        // like a person, who looks longer than the code takes to load
        if (!JSON.stringify(options).includes('commit'))
          await page.locator('#root[data-language]').waitFor({ state: 'detached' });
        return response;
      };
    }
    await use(page);
  },
  otherSites: [[], { option: true }],
  quiet: [
    async ({ page, baseURL, otherSites }, use) => {
      const noise: string[] = [];
      page.on('pageerror', (error) => noise.push(`thrown: ${error.message}`));
      page.on('console', (entry) => {
        // failed requests are handled by the page, and logged by the browser
        if (entry.type() === 'error' && !entry.text().startsWith('Failed to load resource'))
          noise.push(`logged: ${entry.text()}`);
      });
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && ![new URL(baseURL!).origin, ...otherSites].includes(origin))
          noise.push(`third party: ${request.url()}`);
      });
      await use(undefined);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

// While a list is open, react-aria hides the rest of the page from screen readers. Tab closes the list first, so that
// no hidden element can get the focus, but axe cannot know that.
const BEHIND_AN_OPEN_LIST = ['aria-hidden-focus', 'page-has-heading-one', 'region'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Once a page: @axe-core/playwright loads it several times for each run, which takes longer than most runs. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
}

/** Axe as the page has it. */
type Loaded = Window & { axe: { run: (options: RunOptions) => Promise<AxeResults> } };

/** Expects no violation of WCAG 2.2 AA by axe, of any severity. */
export async function expectAccessible(page: Page, { openList = false, except = [] as string[] } = {}): Promise<void> {
  // not between two pages
  if (!openList) await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // a dialog is shown once the keyboard of a phone has had time to open
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].every((dialog) =>
          dialog.checkVisibility({ checkOpacity: true }),
        ),
      ),
    )
    .toBe(true);
  // axe runs in frames, too
  for (const frame of page.frames()) await loadAxe(frame);
  const off = [...except, ...(openList ? BEHIND_AN_OPEN_LIST : [])];
  const options: RunOptions = {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    // without details of passed checks
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate((options) => (window as unknown as Loaded).axe.run(options), options);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual([]);
}

/** Expects no horizontal scrolling. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { inner, whole } = await page.evaluate(() => ({
    inner: document.documentElement.clientWidth,
    whole: document.documentElement.scrollWidth,
  }));
  expect(whole).toBeLessThanOrEqual(inner);
}

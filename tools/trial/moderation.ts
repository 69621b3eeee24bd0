// npm run trial: decides about a hundred generated pending providers in a browser, and prints the effort. It presses
// what a moderator who follows the FAQ would press, and knows only names, signs and facts on the pages.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test';
import { browserOptions } from '../../tests/browser.ts';
import { demoAdmin } from '../../tests/demoAdmin.ts';
import { startDemo } from '../../tests/demoServer.ts';
import { rows } from '../../tests/e2e/staff.ts';
import { stockReasons } from '../../web/pages/bo/providers/provider/moderation/stockReasons.ts';

const QUEUE = '/bo/providers/unapproved';
/** The decisions of the FAQ that the steps below follow. */
const RULES = [
  'We publish logistics companies whose email is confirmed and whose details are complete.',
  'We ask for changes when the email is not confirmed, when the tax number may be wrong, or when the description says nothing.',
  'We reject advertising for something else, and companies that are registered already.',
];
/** The reading time of a person, in seconds: for a row of a list, a page, and a press. */
const READING = { row: 2, page: 15, press: 1 };

const texts = JSON.parse(readFileSync('web/i18n/compiled/texts/en.json', 'utf8')) as Record<string, string>;
const text = (id: string) => {
  if (texts[id] === undefined) throw new Error(`There is no message ${id}`);
  return texts[id];
};

/** The text shown instead of rows. */
const NOTHING = new RegExp(`^(?:${text('bo.nothingWaits')}|${text('bo.noMatch').split('{')[0]})`);

/** A row of the queue: its name, and the names of its signs. */
interface Row {
  name: string;
  flags: string[];
}

/** The moderator. Each press of the mouse or of a key counts, including typed letters. */
class Moderator {
  presses = 0;
  rowsRead = 0;
  pagesRead = 0;
  readonly decided: Record<string, number> = {};

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(what: Locator): Promise<void> {
    await expect(what).toBeEnabled();
    await what.click();
    this.presses += 1;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    this.presses += keys.length;
  }

  button(id: string): Locator {
    return this.page.getByRole('button', { name: text(id), exact: true });
  }

  note(decision: string, count: number): void {
    this.decided[decision] = (this.decided[decision] ?? 0) + count;
    console.log(`${decision}: ${count} (${this.presses} presses so far)`);
  }

  /** Opens a part of the queue. Returns its rows. */
  async open(view: 'all' | 'confirmed' | 'duplicates' | 'resubmitted'): Promise<Row[]> {
    await this.click(this.page.getByRole('link', { name: text(`bo.queue.${view}`), exact: true }));
    await expect(this.page).toHaveURL(view === 'all' ? /unapproved$/ : new RegExp(`view=${view}`));
    return this.read();
  }

  /** Reads the list once it no longer changes. */
  async read(): Promise<Row[]> {
    let found = await this.rowsNow();
    for (let before = ''; before !== JSON.stringify(found); found = await this.rowsNow()) {
      before = JSON.stringify(found);
      await this.page.waitForTimeout(1_000);
    }
    this.rowsRead += found.length;
    return found;
  }

  async rowsNow(): Promise<Row[]> {
    await expect(rows(this.page).or(this.page.getByText(NOTHING)).first()).toBeVisible();
    return rows(this.page).evaluateAll((all) =>
      all.map((row) => ({
        name: row.querySelector('a')!.textContent,
        flags: [...row.querySelectorAll('[role=img]')].map((sign) => sign.getAttribute('aria-label')!),
      })),
    );
  }

  selectAll(): Promise<void> {
    return this.click(this.page.getByRole('checkbox', { name: text('bo.selectAll') }));
  }

  select(nth: number): Promise<void> {
    return this.click(rows(this.page).nth(nth).getByRole('checkbox'));
  }

  /** Decides about the selected rows, with a stock reason. */
  async decide(kind: 'bo.approve' | 'bo.reject' | 'bo.changes', reason?: string, silent = false): Promise<void> {
    const bar = this.page.getByRole('region', { name: text('bo.selected.actions') });
    const chosen = rows(this.page).filter({ has: this.page.getByRole('checkbox', { checked: true }) });
    const names = await chosen.getByRole('link').allTextContents();
    await this.click(bar.getByRole('button', { name: text(kind), exact: true }));
    if (reason) {
      // titles are in the language of the applicant
      const titles = Object.values(stockReasons)
        .flat()
        .flatMap(({ id, texts: inLanguages }) => (id === reason ? Object.values(inLanguages) : []));
      const name = new RegExp(`^(?:${titles.map(({ title }) => title).join('|')})$`);
      await this.click(this.page.getByRole('button', { name }));
      if (silent) await this.click(this.page.getByRole('checkbox', { name: text('bo.silent') }));
      await this.click(this.button('page.send'));
    }
    await expect(bar).toBeHidden();
    for (const name of names) await expect(this.page.getByRole('link', { name, exact: true })).toHaveCount(0);
    this.note(`${text(kind)}${reason ? `: ${reason}` : ''}`, names.length);
  }

  /** Opens the providers of the list one after the other, calls `look` for each page, and presses the returned key. */
  async oneByOne(count: number, look: () => Promise<'a' | 's'>): Promise<void> {
    if (count === 0) return;
    await this.press('o');
    for (let left = count; left > 0; left--) {
      await expect(this.page.locator('[aria-keyshortcuts="s"]')).toBeEnabled();
      const key = await look();
      this.pagesRead += 1;
      const address = this.page.url();
      await this.press(key);
      await this.page.waitForURL((url) => url.href !== address, { waitUntil: 'commit' });
      // an immediate press is taken for the second of a double press
      await this.page.waitForTimeout(1_000);
    }
  }

  /** Approves providers with a confirmed email and a correct tax number, and skips the others. */
  async approveOneByOne(count: number): Promise<void> {
    let approved = 0;
    await this.oneByOne(count, async () => {
      await expect(this.page.getByText(text('page.emailConfirmed'))).toBeVisible();
      if (await this.page.getByText(text('bo.taxNumberDoubtful')).isVisible()) return 's';
      approved += 1;
      return 'a';
    });
    this.note(text('bo.approve'), approved);
  }
}

/** The values, other than a name, shared by two registrations of one business. */
const SAME = new RegExp(
  `^(?:${['phone', 'email', 'website', 'taxNumber'].map((item) => text(`bo.like.${item}`)).join('|')})$`,
);
const isAdvertising = (name: string) => /casino|bonus/i.test(name);

async function clearQueue(moderator: Moderator): Promise<void> {
  const { page } = moderator;
  const search = page.getByRole('searchbox');

  // "We reject advertising": found by a word that carriers do not have in their names
  const advertising = (await moderator.read()).find(({ name }) => isAdvertising(name));
  if (advertising) {
    await moderator.press('/', ...'casino', 'Enter');
    await expect(page).toHaveURL(/q=casino/);
    const found = await moderator.read();
    expect(found.every(({ name }) => isAdvertising(name))).toBe(true);
    await moderator.selectAll();
    await moderator.decide('bo.reject', 'field', true);
    await moderator.click(moderator.button('bo.clearSearch'));
    await expect(search).toHaveValue('');
  }

  // "companies that are registered already": each page is viewed; providers with only a similar name stay
  const alike = await moderator.open('duplicates');
  const others: string[] = [];
  await moderator.oneByOne(alike.length, async () => {
    const same = page.getByText(SAME);
    const name = page.getByRole('heading', { level: 1 });
    if ((await same.count()) === 0) others.push((await name.textContent())!);
    return 's';
  });
  const looked = await moderator.read();
  await moderator.selectAll();
  for (const [at, { name }] of looked.entries()) if (others.includes(name)) await moderator.select(at);
  await moderator.decide('bo.reject', 'duplicate');

  // resubmissions are opened, as the page shows the requested changes and the differences
  const again = await moderator.open('resubmitted');
  await moderator.approveOneByOne(again.length);
  // "whose email is confirmed": providers with another sign are opened, the others are not
  const confirmed = await moderator.open('confirmed');
  const doubtful = confirmed.flatMap(({ flags }, at) => (flags.includes(text('bo.flag.numberGuessed')) ? [at] : []));
  await moderator.selectAll();
  for (const at of doubtful) await moderator.select(at);
  await moderator.decide('bo.approve');
  await expect(rows(page)).toHaveCount(doubtful.length);
  await moderator.approveOneByOne(doubtful.length);

  // "when the tax number may be wrong", then "when the email is not confirmed"
  const rest = await moderator.open('all');
  for (const [at, { flags }] of rest.entries())
    if (flags.includes(text('bo.taxNumberDoubtful'))) await moderator.select(at);
  await moderator.decide('bo.changes', 'taxNumber');
  for (let found = await moderator.read(); found.length > 0; found = await moderator.read()) {
    expect(found.some(({ flags }) => flags.includes(text('bo.queue.confirmed')))).toBe(false);
    await moderator.selectAll();
    await moderator.decide('bo.changes', 'email');
  }
}

async function run(browser: Browser, baseURL: string): Promise<Moderator> {
  const context = await browser.newContext({ baseURL, locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const signedIn = await context.request.post('/api/auth/signin', { data: demoAdmin });
  expect(signedIn.ok()).toBe(true);
  const page = await context.newPage();
  await page.goto('/help');
  for (const rule of RULES) await expect(page.getByText(rule)).toHaveCount(1);
  await page.goto(QUEUE);
  const moderator = new Moderator(page);
  const begin = Date.now();
  await clearQueue(moderator);
  await expect(page.getByText(NOTHING)).toBeVisible();
  const { presses, rowsRead, pagesRead } = moderator;
  const seconds = presses * READING.press + rowsRead * READING.row + pagesRead * READING.page;
  const total = Object.values(moderator.decided).reduce((sum, count) => sum + count, 0);
  console.log(
    `${total} providers decided with ${presses} presses; the pages took ${Math.round((Date.now() - begin) / 1000)} s.`,
  );
  console.log(
    `${rowsRead} rows and ${pagesRead} pages were read: about ${Math.round(seconds / 60)} minutes of a person's time.`,
  );
  return moderator;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-trial-'));
const demo = await startDemo(dataDir, demoAdmin);
const browser = await chromium.launch(await browserOptions());
try {
  const page = await browser.newPage({ baseURL: demo.url });
  await page.request.post('/api/auth/signin', { data: demoAdmin });
  // the first sixty of every demo directory are excluded
  const { rows: former } = await (await page.request.get('/api/providers/unapproved?top=1000')).json();
  for (const { id } of former as { id: number }[]) {
    const answer = await page.request.post(`/api/providers/${id}/approve`);
    expect(answer.ok()).toBe(true);
  }
  await page.close();
  const seeded = spawnSync(process.execPath, ['scripts/waiting.ts', '--waiting'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'inherit',
  });
  if (seeded.status !== 0) throw new Error('No providers were added');
  const { presses, decided } = await run(browser, demo.url);
  const isWhole = Object.values(decided).reduce((sum, count) => sum + count, 0) === 100;
  if (!isWhole || presses > 160) process.exitCode = 1;
} finally {
  await browser.close();
  await demo.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

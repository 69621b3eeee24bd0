// npm run lighthouse                   six pages on a simulated phone with a slow network, three times each
// npm run lighthouse -- login es 1     only pages whose name includes "login", in Spanish, once
// Times vary between runs, most on a small or busy machine: the median run of each page counts, and its report is
// lighthouse/<page>.<language>.html. Exits with 1 when a score is below its limit. With BASE_URL it measures a running
// server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../tests/browser.ts';
import { demoAdmin } from '../../tests/demoAdmin.ts';
import { startDemo } from '../../tests/demoServer.ts';
import { freePort } from '../../tests/freePort.ts';
import { LANGUAGES, type Language, measure } from './measure.ts';
import { missesLimits, table, weakAudits } from './report.ts';

const PAGES = {
  landing: '/',
  results: '/?f=Argentina&q=cold+chain',
  directory: '/en/road-freight/argentina/buenos-aires',
  provider: '/providers/1',
  'pre-registration': '/pre-registration',
  login: '/users/login',
};
const REPORTS = 'lighthouse';

const wanted = process.argv.slice(2);
const languages = wanted.filter((word): word is Language => word in LANGUAGES);
const runs = Number(wanted.find((word) => /^[1-9]$/.test(word)) ?? 3);
const names = wanted.filter((word) => !(word in LANGUAGES) && !/^[1-9]$/.test(word));
const pages = Object.entries(PAGES).filter(([name]) => names.length === 0 || names.some((part) => name.includes(part)));
if (pages.length === 0) throw new Error(`Unknown page. Pages: ${Object.keys(PAGES).join(', ')}`);

/**
 * Starts the server with the limits and bot checks of `npm start`, on a fixed port, as pages contain their own address.
 */
async function startServer(dataDir: string) {
  return startDemo(dataDir, demoAdmin, { PORT: String(await freePort()), BOT_CHECK: 'altcha', RATE_LIMIT: 'on' });
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'rumbo-lighthouse-'));
const server = process.env.BASE_URL ? { url: process.env.BASE_URL, stop: async () => {} } : await startServer(dataDir);
try {
  mkdirSync(REPORTS, { recursive: true });
  const measured = [];
  for (const language of languages.length > 0 ? languages : (['en'] satisfies Language[])) {
    const port = await freePort();
    const { args = [], ...options } = await browserOptions();
    const browser = await chromium.launch({
      ...options,
      // Playwright turns the back-forward cache off, and Lighthouse reports pages that cannot use it
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: [...args, `--remote-debugging-port=${port}`, `--accept-lang=${LANGUAGES[language]}`],
    });
    try {
      for (const [name, address] of pages) {
        // the final address: redirects are not measured
        const { url } = await fetch(new URL(address, server.url));
        const { result, report } = await measure(url, language, port, runs);
        const file = path.join(REPORTS, `${name}.${language}.html`);
        writeFileSync(file, report);
        console.log(file);
        measured.push({ name: `${name} ${language}`, result });
      }
    } finally {
      await browser.close();
    }
  }
  console.log(`\n${table(measured)}\n\n${weakAudits(measured)}`);
  const missed = missesLimits(measured);
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
// Lighthouse leaves connections to the browser open
process.exit();

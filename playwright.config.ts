import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from '#tests/browser.ts';
import { demoAdmin } from '#tests/demoAdmin.ts';
import { freePort } from '#tests/freePort.ts';
import { keepFilesInMemory } from '#tests/memoryFolder.ts';
import { isLong } from '#tests/tier.ts';

keepFilesInMemory();
// The workers read this file too: what the first reader chose is handed on to them.
process.env.E2E_PORT ??= String(await freePort());
if (!process.env.E2E_DATA) {
  const directory = mkdtempSync(path.join(tmpdir(), 'rumbo-e2e-'));
  // as root the database runs as another account, which must be able to enter
  chmodSync(directory, 0o755);
  process.env.E2E_DATA = directory;
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
}
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true };
const DESKTOP = { viewport: { width: 1280, height: 900 }, hasTouch: false };

/** Alone, with `npm run test:long`: what another test does on these cores would be measured too. */
const TIMED = /speed\w*\.e2e\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  reporter: [['list'], ['./tests/browserBudget.ts']],
  // Two leave a sixth of two cores idle: they also wait for timers.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // The browsers, the server and its database share two cores: what is slow there is not wrong.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  outputDir: 'test-results',
  use: {
    baseURL,
    launchOptions: await browserOptions(),
    // half-way through a fade nothing has its own colour: axe would see too little contrast
    contextOptions: { reducedMotion: 'reduce' },
    // a trace of everything takes half as long again: `playwright test --trace on <file>` makes one of what failed
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node dist/server/serve.js',
    url: `${baseURL}/ready`,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA,
      ADMIN_EMAIL: demoAdmin.email,
      ADMIN_PASSWORD: demoAdmin.password,
      RATE_LIMIT: 'off',
      BOT_CHECK_COST: '50',
      UNDO_SECONDS: '5',
      WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 120_000,
  },
  // A journey is made once, in English on a desktop. Marked @phone: what only narrow screens show. Marked @widths: what
  // differs on them, on a desktop and on a phone in Portuguese, whose words are long. Marked @languages: in all three.
  projects: isLong
    ? [{ name: 'timing', testMatch: TIMED, workers: 1, use: { ...DESKTOP, locale: 'en-US' } }]
    : [
        { name: 'en desktop', grepInvert: /@phone/, use: { ...DESKTOP, locale: 'en-US' } },
        { name: 'pt phone', grep: /@phone|@widths|@languages/, use: { ...PHONE, locale: 'pt-BR' } },
        { name: 'es desktop', grep: /@languages/, use: { ...DESKTOP, locale: 'es-AR' } },
      ].map((project) => ({ ...project, testIgnore: TIMED })),
});

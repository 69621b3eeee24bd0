import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserOptions } from './tests/browser.ts';
import { demoAdmin } from './tests/demoAdmin.ts';
import { freePort } from './tests/freePort.ts';

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

const LANGUAGES = { en: 'en-US', es: 'es-AR', pt: 'pt-BR' };
const WIDTHS = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 900 } };

/**
 * Journeys are made in each language, and in English at each width. Marked @everywhere: in all six.
 * Marked @once: what does not depend on language or width. Marked @phone: what only narrow screens show.
 */
function chosen(project: string): { grep?: RegExp; grepInvert?: RegExp } {
  if (project === 'en desktop') return { grepInvert: /@phone/ };
  if (project === 'pt desktop') return { grepInvert: /@once|@phone/ };
  if (project === 'es desktop' || project === 'pt phone') return { grep: /@everywhere/ };
  return { grepInvert: /@once/ };
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Two browsers, the server and its database share two cores: what is slow there is not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    baseURL,
    launchOptions: await browserOptions(),
    // half-way through a fade nothing has its own colour: axe would see too little contrast
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
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
      WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
      LOG_LEVEL: 'warn',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 120_000,
  },
  projects: Object.entries(LANGUAGES).flatMap(([language, locale]) =>
    Object.entries(WIDTHS).map(([width, viewport]) => ({
      name: `${language} ${width}`,
      use: { locale, viewport, hasTouch: width === 'phone' },
      ...chosen(`${language} ${width}`),
    })),
  ),
});

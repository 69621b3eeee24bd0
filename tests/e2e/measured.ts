import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { joinEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { test as base, expect } from './test.ts';

/** A call of the page to one of the two scripts, as the script receives it. */
type Call = unknown[];

interface Measured {
  /** The URL of a server with both scripts configured, on the data shared by all tests. */
  url: string;
  /** The origin that the scripts are loaded from, and report to. */
  origin: string;
  /** All reports, and the scripts that were requested. */
  heard: { ga: Call[]; clarity: Call[]; scripts: string[] };
}

/** Sets its kind of cookies, and reports each call, queued or new. */
const GTAG = `
  document.cookie = '_ga=GA1.1; path=/';
  document.cookie = '_ga_TEST1=GS1.1; path=/';
  const report = (call) => window['ga-disable-G-TEST1'] ||
    fetch(ORIGIN + '/ga', { method: 'POST', mode: 'no-cors', body: JSON.stringify([...call]) });
  dataLayer.forEach(report);
  dataLayer.push = (call) => report(call);`;
const CLARITY = `
  document.cookie = '_clck=1; path=/';
  document.cookie = '_clsk=1; path=/';
  const waiting = clarity.q ?? [];
  window.clarity = (...call) =>
    fetch(ORIGIN + '/clarity', { method: 'POST', mode: 'no-cors', body: JSON.stringify(call) });
  waiting.forEach((call) => clarity(...call));`;

/** A stand-in for Google and Microsoft on loopback. */
async function startStandIn() {
  const heard: Measured['heard'] = { ga: [], clarity: [], scripts: [] };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://x');
    if (request.method === 'POST') {
      heard[pathname.slice(1) as 'ga' | 'clarity'].push(JSON.parse(await text(request)));
      return void response.writeHead(204).end();
    }
    if (pathname === '/last') return void response.writeHead(204).end();
    heard.scripts.push(request.url!);
    const script = pathname === '/gtag.js' ? GTAG : CLARITY;
    response
      .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      .end(`{ const ORIGIN = ${JSON.stringify(origin)}; ${script} }`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, heard, close: () => server.close() };
}

/** A second web process on the data of the shared server. It runs no jobs: those running when it stops would be lost. */
async function startServer(analyticsOrigin: string) {
  const port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
  const database = await joinEmbeddedPostgres(process.env.E2E_DATA!);
  const server = spawn(process.execPath, ['dist/server/serve.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ROLE: 'web',
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA,
      DATABASE_URL: database.url('rumbo'),
      SEED: 'none',
      BOT_CHECK: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      GA_MEASUREMENT_ID: 'G-TEST1',
      GA_SCRIPT_URL: `${analyticsOrigin}/gtag.js`,
      CLARITY_PROJECT_ID: 'test1',
      CLARITY_SCRIPT_URL: `${analyticsOrigin}/tag/`,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await expect(async () => expect(await fetch(`${url}/ready`)).toMatchObject({ ok: true })).toPass({ timeout: 60_000 });
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  return { url, stop };
}

/** Tests against a server with analytics. */
export const test = base.extend<{ heard: Measured['heard'] }, { measured: Measured }>({
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of this function
    async ({}, use) => {
      const { origin, heard, close } = await startStandIn();
      const { url, stop } = await startServer(origin);
      await use({ url, origin, heard });
      await stop();
      close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ measured }, use) => use(measured.url),
  otherSites: async ({ measured }, use) => use([measured.origin]),
  heard: async ({ measured: { heard } }, use) => {
    for (const calls of Object.values(heard)) calls.length = 0;
    await use(heard);
  },
});

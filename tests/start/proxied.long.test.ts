import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { emptyDatabase } from '../emptyDatabase.ts';
import { freePort } from '../freePort.ts';
import { useDatabase } from '../testDatabase.ts';
import { serve, untilReady } from './serve.ts';

describe('a process behind a load balancer', () => {
  const database = useDatabase('demo');

  /** A request as HAProxy's default check sends it, without a Host header. */
  async function check(base: string, path: string, version = '1.0'): Promise<string> {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.write(`OPTIONS ${path} HTTP/${version}\r\nConnection: close\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0]!;
  }

  it('responds to checks without a Host header, serves metrics elsewhere, and serves while it drains', async () => {
    const metrics = `127.0.0.1:${await freePort()}`;
    const { child, url } = serve({ DATABASE_URL: database.url, DRAIN_SECONDS: '60', METRICS_ADDRESS: metrics });
    const base = await url();
    expect(await check(base, '/health')).toBe('HTTP/1.1 200 OK');
    expect(await check(base, '/health', '1.1')).toBe('HTTP/1.1 200 OK');
    expect(await check(base, '/api/search?q=transporte', '1.1')).toBe('HTTP/1.1 400 Bad Request');
    await expect.poll(() => check(base, '/ready')).toBe('HTTP/1.1 200 OK');
    const found = await fetch(`${base}/api/search?q=transporte`);
    const alive = found.headers.get('keep-alive');
    expect(found.status).toBe(200);
    await expect.poll(async () => (await fetch(`http://${metrics}/metrics`)).text()).toMatch(/rumbo_queue_jobs/);
    const figures = await (await fetch(`http://${metrics}/metrics`)).text();
    expect(figures).toMatch(/rumbo_request_seconds_count{method="GET",path="api",status="2xx"} 1/);
    expect(figures).toMatch(/rumbo_searches_total{kind="keywords"} 1/);
    // present before the first mail: the rate of a metric that first appears with a failure is unknown
    expect(figures).toMatch(/rumbo_mails_total{result="failed"} 0/);
    expect(figures).toMatch(/rumbo_deliveries_total{result="failed"} 0/);
    expect(figures).toMatch(/rumbo_pool_connections{pool="reads",state="waiting"} 0/);
    expect(figures).toMatch(/rumbo_pool_connections{pool="jobs reads",state="waiting"} 0/);
    expect((await fetch(`${base}/metrics`)).status).toBe(404);
    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${base}/ready`)).status).toBe(503);
    // longer than proxies keep idle connections, which would otherwise send a request as it is closed
    expect(Number(/timeout=(\d+)/.exec(alive!)?.[1])).toBeGreaterThan(60);
    const answer = await fetch(`${base}/api/search?q=carga`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  });

  it('sends spans where a collector is set, and otherwise does not load their SDK', async () => {
    let spans = '';
    const collector = createServer(async (request, response) => {
      const sent = await text(request);
      spans += sent;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const SAYS_AT_EXIT = `import { registerHooks } from 'node:module';
      let isLoaded = false;
      registerHooks({ load: (url, context, next) => {
        const loaded = next(url, context);
        isLoaded ||= String(loaded.source).includes('NodeSDK = class');
        return loaded;
      } });
      process.on('exit', () => console.log('SDK loaded:', isLoaded))`;
    for (const isSet of [true, false]) {
      const { child, output, url } = serve({
        DATABASE_URL: database.url,
        ROLE: 'web',
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SAYS_AT_EXIT)}`,
        ...(isSet && { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }),
      });
      const base = await url();
      await untilReady(base);
      expect((await fetch(`${base}/api/search?q=transporte`)).status).toBe(200);
      child.kill('SIGTERM');
      await once(child, 'exit');
      await expect.poll(() => output.text).toContain(`SDK loaded: ${isSet}`);
    }
    // the request, and a query within it
    expect(spans).toMatch(/GET api/);
    expect(spans).toMatch(/search\./);
    collector.close();
  });

  it('runs jobs only as a worker, and none as a web process', async () => {
    const worker = serve({ DATABASE_URL: database.url, ROLE: 'worker' });
    await expect.poll(() => worker.output.text).toContain('Rumbo is processing jobs');
    const base = worker.output.text.match(/http:\/\/[^/]+/)![0];
    await untilReady(base);
    expect((await fetch(`${base}/api/search?q=carga`)).status).toBe(404);
    const web = serve({ DATABASE_URL: database.url, ROLE: 'web', MIGRATE_AT_START: 'off' });
    const ready = `${await web.url()}/ready`;
    await expect.poll(async () => (await fetch(ready)).json()).toEqual({ status: 'ready', jobs: 'elsewhere' });
  });

  it('reports a database without the migrations, and the command to run', async () => {
    const { child, output } = serve({ DATABASE_URL: await emptyDatabase(), MIGRATE_AT_START: 'off' });
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(output.text).toMatch(/lacks \d+ migrations.*Run npm run migrate/);
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { seed } from '#prisma/seed/seed.ts';
import { createApp } from '#server/app/app.ts';
import { createParts } from '#server/app/parts.ts';
import { openDb } from '#server/platform/db.ts';
import { readEnv } from '#server/platform/env.ts';
import { createLog } from '#server/platform/log.ts';
import { emptyDatabase } from '../emptyDatabase.ts';
import { freePort } from '../freePort.ts';
import { useApp } from '../testApp.ts';
import { useDatabase } from '../testDatabase.ts';

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function serve(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    env: { ...process.env, LOG_LEVEL: 'warn', SEED: 'none', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { text: '' };
  child.stdout.on('data', (chunk) => {
    output.text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.text += chunk;
  });
  const url = async () => {
    while (!/http:\/\/\S+/.test(output.text)) await once(child.stdout, 'data');
    return output.text.match(/http:\/\/\S+/)![0];
  };
  return { child, output, url };
}

/** A process is busy while it reads the directory for the first time. */
async function untilReady(base: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${base}/ready`)).status, { timeout: 10_000 }).toBe(200);
}

describe('the process', () => {
  const database = useDatabase('demo');

  it('names a wrong environment variable and ends', async () => {
    const { child, output } = serve({ PORT: 'eighty' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output.text).toMatch(/PORT: .*Example: 4000/);
  });

  it('reports a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { child, output } = serve({ PORT: String(port), DATABASE_URL: database.url });
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(output.text).toContain(`Port ${port} is in use`);
    expect(output.text).toMatch(/first super admin was made: admin@rumbo.example, password \S{20} /);
    other.close();
  });

  it('reports an unreachable database', async () => {
    const { child, output } = serve({ DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:9/none' });
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(output.text).toMatch(
      /Rumbo could not start: DATABASE_URL: 127.0.0.1:9 cannot be reached .* Check the address/,
    );
  });

  it('serves, and ends on a signal', async () => {
    const { child, output, url } = serve({ DATABASE_URL: database.url });
    const base = await url();
    expect(output.text).toMatch(/Back office .*\/bo, sign in as admin@rumbo.example, its password was set before/);
    expect(output.text).toMatch(/Mail +becomes files in .*mail/);
    await untilReady(base);
    const response = await fetch(`${base}/api/search?q=transporte`);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect((await response.json()).count).toBeGreaterThan(100);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('the first start', () => {
  const database = useDatabase('empty');

  it('reports that the password is the one in ADMIN_PASSWORD, without showing it, and prints no warning', async () => {
    const password = 'the words of my own';
    const { child, output, url } = serve({ DATABASE_URL: database.url, ADMIN_PASSWORD: password });
    const base = await url();
    const signIn = { email: 'admin@rumbo.example', password };
    for (const [path, body] of [['/'], ['/api/search?q=transporte'], ['/api/auth/signin', signIn]] as const) {
      const post = body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      await (await fetch(`${base}${path}`, post)).arrayBuffer();
    }
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(output.text).toContain('sign in as admin@rumbo.example, with the password in ADMIN_PASSWORD');
    expect(output.text).not.toContain(password);
    // such as node's DeprecationWarning and ExperimentalWarning
    expect(output.text).not.toMatch(/Warning|DEP0/);
  });
});

describe('a lost database connection', () => {
  const test = useApp('demo');

  it('does not affect the service: connections are replaced', async () => {
    expect((await test.get('/api/search?q=carga')).status).toBe(200);
    await test.db.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await Promise.all([1, 2, 3, 4].map(() => test.get('/ready')));
    expect((await test.get('/api/search?q=carga')).status).toBe(200);
  });
});

describe('a database that does not respond', () => {
  const database = useDatabase('demo');

  it('is reported by /ready, and to callers as a temporary error', async () => {
    const db = openDb('postgresql://rumbo:x@127.0.0.1:9/gone');
    const parts = await createParts(readEnv({}), database.db, createLog('silent'));
    const app = createApp({ ...parts, db, reads: { ...parts.reads, pool: db.pool } });
    expect((await app.fetch(new Request('http://localhost/ready'))).status).toBe(503);
    expect((await app.fetch(new Request('http://localhost/health'))).status).toBe(200);
    const response = await app.fetch(
      new Request('http://localhost/api/search?q=carga', { headers: { 'accept-language': 'es' } }),
    );
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toEqual({
      message: 'No podemos hacerlo en este momento. Intente de nuevo en unos segundos.',
    });
    const graphql = await app.fetch(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: 'session=none' },
        body: JSON.stringify({ query: '{ searchProviders(keywords: "carga") { totalCount } }' }),
      }),
    );
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([503, '5']);
    await db.close();
  });
});

describe('/ready', () => {
  const test = useApp('demo');

  it('returns 503 while the process ends, and /health still returns 200', async () => {
    expect((await test.get('/ready')).status).toBe(200);
    test.app.drain();
    expect(await test.get('/ready')).toMatchObject({ status: 503, body: { status: 'draining' } });
    expect((await test.get('/health')).status).toBe(200);
  });
});

describe('a process behind a load balancer', () => {
  const database = useDatabase('demo');

  /** A request as HAProxy's default check sends it. */
  async function check(base: string, path: string): Promise<string> {
    const socket = connect(Number(new URL(base).port), '127.0.0.1');
    socket.write(`OPTIONS ${path} HTTP/1.0\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0]!;
  }

  it('answers checks without a Host header, serves figures elsewhere, and drains before it closes', async () => {
    const metrics = `127.0.0.1:${await freePort()}`;
    const { child, url } = serve({ DATABASE_URL: database.url, DRAIN_SECONDS: '1', METRICS_ADDRESS: metrics });
    const base = await url();
    expect(await check(base, '/health')).toBe('HTTP/1.1 200 OK');
    await expect.poll(() => check(base, '/ready'), { timeout: 10_000 }).toBe('HTTP/1.1 200 OK');
    expect((await fetch(`${base}/api/search?q=transporte`)).status).toBe(200);
    await expect
      .poll(async () => (await fetch(`http://${metrics}/metrics`)).text(), { timeout: 10_000 })
      .toMatch(/rumbo_queue_jobs/);
    const figures = await (await fetch(`http://${metrics}/metrics`)).text();
    expect(figures).toMatch(/rumbo_request_seconds_count{method="GET",path="api",status="2xx"} 1/);
    expect(figures).toMatch(/rumbo_searches_total{kind="keywords"} 1/);
    expect(figures).toMatch(/rumbo_pool_connections{pool="reads",state="waiting"} 0/);
    expect((await fetch(`${base}/metrics`)).status).toBe(404);
    child.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${base}/ready`)).status).toBe(503);
    const answer = await fetch(`${base}/api/search?q=carga`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 60_000);

  it('does jobs only as a worker, and no jobs for the web', async () => {
    const worker = serve({ DATABASE_URL: database.url, ROLE: 'worker' });
    await expect.poll(() => worker.output.text, { timeout: 30_000 }).toContain('Rumbo does jobs');
    const base = worker.output.text.match(/http:\/\/[^/]+/)![0];
    await untilReady(base);
    expect((await fetch(`${base}/api/search?q=carga`)).status).toBe(404);
    const web = serve({ DATABASE_URL: database.url, ROLE: 'web', MIGRATE_AT_START: 'off' });
    const ready = `${await web.url()}/ready`;
    await expect
      .poll(async () => (await fetch(ready)).json(), { timeout: 10_000 })
      .toEqual({ status: 'ready', jobs: 'elsewhere' });
  }, 60_000);

  it('reports a database that lacks the migrations, and what to run', async () => {
    const { child, output } = serve({ DATABASE_URL: await emptyDatabase(), MIGRATE_AT_START: 'off' });
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(output.text).toMatch(/lacks \d+ migrations.*Run npm run migrate/);
  });
});

describe('loading the data', () => {
  const database = useDatabase('empty');

  it('happens once when two instances start together, and not again', async () => {
    const dbs = [openDb(database.url), openDb(database.url)];
    await Promise.all(dbs.map((db) => seed(db, 'demo', () => {})));
    const steps: string[] = [];
    await seed(dbs[0]!, 'demo', (step) => steps.push(step));
    expect(steps).toEqual([]);
    const { rows } = await database.db.pool.query(
      `select count(*)::int as all, count(approved_at)::int as approved, (select count(*)::int from search.document) as found,
         (select count(*)::int from addresses) as places from providers`,
    );
    expect(rows[0]).toEqual({ all: 2060, approved: 2000, found: 2000, places: expect.any(Number) });
    expect(rows[0].places).toBeGreaterThan(50_000);
    await Promise.all(dbs.map((db) => db.close()));
  });

  it('builds search at the next start where that was interrupted', async () => {
    const { pool } = database.db;
    await pool.query('update search.size set rebuilt_at = null');
    await pool.query('delete from search.document');
    const db = openDb(database.url);
    await seed(db, 'demo', () => {});
    await db.close();
    const { rows } = await pool.query(
      'select (select count(*)::int from providers) as all, (select count(*)::int from search.document) as found',
    );
    expect(rows).toEqual([{ all: 2060, found: 2000 }]);
  });

  it('creates demo data without reachable contacts', async () => {
    const { rows } = await database.db.pool.query(
      `select contact_value as value from contacts where contact_type = 'email' and contact_value !~ '\\.example$'
       union all select website_url from providers where website_url !~ '^https://[a-z0-9.-]+\\.example$'
       union all select contact_value from contacts where contact_type <> 'email' and contact_value !~ '^\\+[1-9]\\d{7,14}$'
       union all select contact_value from contacts where contact_type <> 'email' and contact_value !~ '000|55501'`,
    );
    expect(rows).toEqual([]);
  });
});

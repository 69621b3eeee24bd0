import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { createParts, endsOf, type Parts } from '#server/app/parts.ts';
import { seed } from '#server/app/seed/seed.ts';
import { watchDatabase } from '#server/platform/databaseWatch.ts';
import { openDb } from '#server/platform/db.ts';
import { readEnv } from '#server/platform/env.ts';
import { createLog } from '#server/platform/log.ts';
import { adminQuery } from '../postgres.ts';
import { useApp } from '../testApp.ts';
import { useDatabase } from '../testDatabase.ts';
import { serve, untilReady } from './serve.ts';

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
    expect(output.text).toMatch(/first super admin was created: admin@rumbo.example, password \S{20} /);
    other.close();
  });

  it('reports an unreachable database, and warns of settings that are missing, by their names', async () => {
    const { child, output } = serve({
      DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:9/none',
      OPERATOR_NAME: 'Andes S.A.',
      CONTACT_ADDRESS: '',
      CONTACT_EMAIL: '',
      SMTP_URL: '',
    });
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(output.text).toMatch(
      /Rumbo could not start: DATABASE_URL: 127.0.0.1:9 cannot be reached .* Check the address/,
    );
    expect(output.text).toContain('CONTACT_ADDRESS, CONTACT_EMAIL, SMTP_URL not set');
    expect(output.text).not.toContain('OPERATOR_NAME');
  });

  it('serves, and ends on a signal, once it has drained', async () => {
    const { child, output, url } = serve({ DATABASE_URL: database.url, DRAIN_SECONDS: '1' });
    const base = await url();
    expect(output.text).toMatch(/Back office .*\/bo, log in as admin@rumbo.example, with the password set earlier/);
    expect(output.text).toMatch(/Email +saved as files in .*mail/);
    await untilReady(base);
    const response = await fetch(`${base}/api/search?q=transporte`);
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect((await response.json()).count).toBeGreaterThan(100);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('the first start', () => {
  const database = useDatabase('demo');

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
    expect(output.text).toContain('log in as admin@rumbo.example, with the password in ADMIN_PASSWORD');
    expect(output.text).not.toContain(password);
    // such as node's DeprecationWarning and ExperimentalWarning
    expect(output.text).not.toMatch(/Warning|DEP0/);
  });

  // tests/postgres.ts has loaded it so
  it('loads the data once when two start together', async () => {
    const steps: string[] = [];
    await seed(database.db, 'demo', (step) => steps.push(step));
    expect(steps).toEqual([]);
    const { rows } = await database.db.pool.query(
      `select count(*)::int as all, count(*) filter (where status = 'approved')::int as approved, (select count(*)::int from search.document) as found,
         (select count(*)::int from addresses) as places from providers`,
    );
    expect(rows[0]).toEqual({ all: 2060, approved: 2000, found: 2000, places: expect.any(Number) });
    expect(rows[0].places).toBeGreaterThan(50_000);
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

  it('builds search at the next start where that was interrupted', async () => {
    const { pool } = database.db;
    await pool.query('delete from providers where id % 40 <> 0');
    await pool.query('update search.size set rebuilt_at = null');
    await pool.query('delete from search.document');
    await seed(database.db, 'demo', () => {});
    const { rows } = await pool.query(
      `select count(*) filter (where status = 'approved')::int as approved, (select count(*)::int from search.document) as found
       from providers`,
    );
    expect(rows[0].approved).toBeGreaterThan(40);
    expect(rows[0].found).toBe(rows[0].approved);
  });
});

describe('a lost database connection', () => {
  const test = useApp('demo');

  it('does not affect the service: connections are replaced', async () => {
    expect((await test.get('/api/search?q=carga')).status).toBe(200);
    await test.db.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(async () => (await test.get('/api/search?q=carga')).status).toBe(200);
  });
});

describe('a database that does not respond', () => {
  const database = useDatabase('demo');
  let parts: Parts;
  beforeAll(async () => {
    parts = await createParts(readEnv({}), database.db, createLog('silent'));
  });
  afterAll(async () => {
    for (const end of endsOf(parts)) await end();
  });

  it('is reported by /ready, and to callers as a temporary error', async () => {
    const db = openDb('postgresql://rumbo:x@127.0.0.1:9/gone');
    const gone = watchDatabase(db.url);
    const app = createApp({ ...parts, db, database: gone, reads: { ...parts.reads, pool: db.pool } });
    await expect.poll(async () => (await app.fetch(new Request('http://localhost/ready'))).status).toBe(503);
    expect((await app.fetch(new Request('http://localhost/health'))).status).toBe(200);
    const response = await app.fetch(
      new Request('http://localhost/api/search?q=carga', { headers: { 'accept-language': 'es' } }),
    );
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toEqual({
      code: 'UNAVAILABLE',
      message: 'No podemos hacerlo en este momento. Inténtelo de nuevo en unos segundos.',
    });
    const graphql = await app.fetch(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: 'session=none' },
        body: JSON.stringify({ query: '{ searchProviders(keywords: "carga") { totalCount } }' }),
      }),
    );
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([503, '5']);
    await Promise.all([db.close(), gone.close()]);
  });

  it('leaves anonymous searches to a standby, for which the process stays ready', async () => {
    const db = openDb('postgresql://rumbo:x@127.0.0.1:9/gone');
    const standby = { ...parts.reads, pool: database.db.pool, isFresh: () => true };
    const away = { isAway: () => true, close: async () => {} };
    // other tests share the cores: overload would be refused
    const loop = { ...parts.loop, isBusy: () => false };
    const app = createApp({ ...parts, db, database: away, reads: standby, loop });
    const ready = await app.fetch(new Request('http://localhost/ready'));
    expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'reads only' }]);
    expect((await app.fetch(new Request('http://localhost/api/search?q=carga'))).status).toBe(200);
    await db.close();
  });
});

describe('/ready', () => {
  const test = useApp('demo');

  it('returns 200 while the process has more work than time: the last process must not be withdrawn', async () => {
    const { loop } = test.parts;
    test.parts.loop = { ...loop, isBusy: () => true };
    const held = await test.parts.db.pool.connect();
    expect(await test.get('/ready')).toMatchObject({ status: 200, body: { status: 'busy' } });
    held.release();
    test.parts.loop = loop;
  });

  it('returns 200 while every connection for requests is in use, and notices an outage independently', async () => {
    const held = await test.parts.db.pool.connect();
    expect(await test.get('/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
    held.release();
    const database = new URL(test.databaseUrl).pathname.slice(1);
    const allow = (isAllowed: boolean) =>
      adminQuery(inject('postgres'), `alter database ${database} allow_connections ${isAllowed}`);
    await allow(false);
    await adminQuery(
      inject('postgres'),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and application_name = 'rumbo ready'`,
    );
    const status = async () => (await test.get('/ready')).status;
    await expect.poll(status).toBe(503);
    await allow(true);
    await expect.poll(status).toBe(200);
  });

  it('returns 503 while the process ends, and /health still returns 200', async () => {
    expect((await test.get('/ready')).status).toBe(200);
    test.app.drain();
    expect(await test.get('/ready')).toMatchObject({ status: 503, body: { status: 'draining' } });
    expect((await test.get('/health')).status).toBe(200);
  });
});

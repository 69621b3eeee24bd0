import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ensureDatabase } from '../../server/platform/db.ts';
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts';
import { freePort } from '../../tests/freePort.ts';
import { judge, percentile, type Result } from './figure.ts';
import { inFolder } from './folder.ts';
import { startProgram } from './program.ts';
import { query } from './query.ts';
import { compare, startRumbo, startWriters } from './rumbo.ts';

const CONNECTIONS = 20;

/** Runs the product through PgBouncer together with many clients that send `perSecond` queries. */
export function pool({ clients, perSecond, ms }: { clients: number; perSecond: number; ms: number }): Promise<Result> {
  return inFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres(path.join(folder, 'server'), { volatile: true });
    await ensureDatabase(postgres.url('postgres'), 'rumbo');
    const direct = new URL(postgres.url('rumbo'));
    direct.search = '';
    await query(String(direct), `create role rumbo_app login password 'drill'`);
    const port = await startPgBouncer(folder, direct);
    const pooled = `postgresql://rumbo_app:drill@127.0.0.1:${port}/rumbo`;
    const rumbo = startRumbo(await freePort(), {
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: String(direct),
      DATA_DIR: path.join(folder, 'data'),
      SEED: 'demo',
      LOG_LEVEL: 'warn',
    });
    await rumbo.ready();
    const writers = startWriters(4, () => rumbo.url);
    await wait(5_000);
    const found = await fetch(`${rumbo.url}/api/search?q=transporte`);
    await writers.stop();
    const compared = await compare(String(direct), writers.acknowledged);
    const { rows } = await query(pooled, 'show statement_timeout');
    await rumbo.kill('SIGTERM');
    const asApp = Object.assign(new URL(direct), { username: 'rumbo_app', password: 'drill' });
    const plain = await load(String(asApp), { clients: CONNECTIONS, perSecond, ms });
    const through = await load(pooled, { clients, perSecond, ms });
    await postgres.stop();
    const figures = {
      ...compared,
      searchStatus: found.status,
      statementTimeout: rows[0].statement_timeout,
      clients,
      connections: CONNECTIONS,
      refused: through.refused,
      directP99: percentile(plain.ms, 0.99),
      pooledP99: percentile(through.ms, 0.99),
      asked: through.ms.length,
    };
    return judge(figures, [
      ['lost', 'is', 0],
      ['doubled', 'is', 0],
      ['searchStatus', 'is', 200],
      ['refused', 'is', 0],
      ['pooledP99', 'at most', Math.max(2 * figures.directP99, 5)],
    ]);
  });
}

/** Runs a prepared statement of search, at a rate that all clients share. */
async function load(url: string, { clients, perSecond, ms }: { clients: number; perSecond: number; ms: number }) {
  let refused = 0;
  const connected: pg.Client[] = [];
  const waiting = Array.from({ length: clients }, () => new pg.Client({ connectionString: url }));
  const connect = async () => {
    for (let client = waiting.pop(); client; client = waiting.pop()) {
      client.on('error', () => {});
      try {
        await client.connect();
        connected.push(client);
      } catch {
        refused += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: 20 }, connect));
  const durations: number[] = [];
  const running: Promise<void>[] = [];
  let turn = 0;
  const ask = async () => {
    const client = connected[turn++ % connected.length]!;
    const began = performance.now();
    try {
      await client.query({
        name: 'drill.cards',
        text: 'select answer from (select c as answer from search.card c limit 20) cards',
      });
      durations.push(performance.now() - began);
    } catch {
      refused += 1;
    }
  };
  const asking = setInterval(() => running.push(ask()), 1_000 / perSecond);
  await wait(ms);
  clearInterval(asking);
  await Promise.all(running);
  await Promise.all(connected.map((client) => client.end()));
  return { refused, ms: durations };
}

/** The version of the Debian 13 folder, if present, as that of Debian 12 is too old. */
function pgBouncer(): [string, ...string[]] {
  const root = process.env.CLUSTER_ROOT;
  if (!root) return ['pgbouncer'];
  // not in the folder itself, outside which the configuration is
  const libraries = path.join(root, 'usr/lib', `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`);
  const loader = path.join(libraries, process.arch === 'arm64' ? 'ld-linux-aarch64.so.1' : 'ld-linux-x86-64.so.2');
  return [loader, '--library-path', libraries, path.join(root, 'usr/sbin/pgbouncer')];
}

async function startPgBouncer(folder: string, { hostname, port }: URL): Promise<number> {
  const own = await freePort();
  writeFileSync(path.join(folder, 'users.txt'), `"rumbo_app" "drill"\n`);
  const file = path.join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
rumbo = host=${hostname} port=${port} dbname=rumbo
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${path.join(folder, 'users.txt')}
pool_mode = transaction
max_prepared_statements = 200
default_pool_size = ${CONNECTIONS}
max_client_conn = 2000
server_login_retry = 1
logfile = ${path.join(folder, 'pgbouncer.log')}
`,
  );
  spawnSync('chmod', ['-R', 'a+rwX', folder]);
  const [program, ...words] = pgBouncer();
  await startProgram(program, [...words, ...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), file], {
    package: 'pgbouncer (1.21 or later), or set CLUSTER_ROOT',
    stdio: 'inherit',
  });
  await wait(1_000);
  return own;
}

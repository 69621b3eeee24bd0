import pg from 'pg';
import type { Env } from '#server/platform/env.ts';

const ANSWERS_WITHIN_MS = 5_000;
const TRIES = 3;

interface Checked {
  /** Whether DATABASE_URL is a transaction pool. */
  isPooled: boolean;
  /** Warnings for the operator; the start continues. */
  warnings: string[];
}

type Addresses = Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrls'>;

/**
 * Connects to each database URL of the environment. Throws when the process cannot work with one of them; the message
 * contains the solution.
 */
export async function checkAddresses(addresses: Addresses): Promise<Checked> {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrls } = addresses;
  if (databaseUrl === null) return { isPooled: false, warnings: [] };
  const isPooled = await withClients('DATABASE_URL', databaseUrl, sharesConnections);
  if (isPooled) {
    if (databaseDirectUrl === null)
      throw new Error(
        'DATABASE_URL is a transaction pool, which keeps no session for migrations, jobs and notices. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
      );
    await checkStatements(databaseUrl);
  }
  if (databaseDirectUrl !== null) await checkDirect(databaseDirectUrl);
  const warnings = isPooled ? await checkTimeouts(databaseUrl) : [];
  warnings.push(...(await checkReplicas(databaseReplicaUrls)));
  return { isPooled, warnings };
}

async function checkDirect(url: string): Promise<void> {
  await withClients('DATABASE_DIRECT_URL', url, async (a, b) => {
    if (await sharesConnections(a, b))
      throw new Error(
        'DATABASE_DIRECT_URL goes through a transaction pool, which keeps no session for migrations, jobs and notices. Set it to the address of PostgreSQL itself.',
      );
    if (await isStandby(a))
      throw new Error(
        'DATABASE_DIRECT_URL is a standby, which takes no writes. Set it to the primary, or to a proxy that follows it (deploy/cluster/haproxy.cfg).',
      );
  });
}

/** Checks the URLs of the standbys. The current primary may be among them, as it may be a standby later. */
async function checkReplicas(urls: string[]): Promise<string[]> {
  const warnings: string[] = [];
  let standbys = 0;
  for (const url of urls) {
    const { host } = new URL(url);
    try {
      await withClients('DATABASE_REPLICA_URLS', url, async (a, b) => {
        if (await isStandby(a)) standbys += 1;
        if ((await startOf(a)) !== (await startOf(b)))
          warnings.push(
            `DATABASE_REPLICA_URLS: ${host} leads to several servers, and how far one is behind says nothing of the others. Name each node, with commas between`,
          );
      });
    } catch (error) {
      warnings.push(`${(error as Error).message} Until it can be reached, it gets no reads`);
    }
  }
  if (urls.length > warnings.length && standbys === 0)
    warnings.push(
      'DATABASE_REPLICA_URLS names no standby, so that all reads go to the primary. Name each node that is one or may become one, with commas between',
    );
  return warnings;
}

/** The start time of a server, which distinguishes it from other servers. */
async function startOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ start: string }>('select pg_postmaster_start_time()::text as start');
  return rows[0]!.start;
}

/**
 * Whether two clients share a connection: then the second sees the session of the first. A pool gives its most recent
 * connection to the next client.
 */
async function sharesConnections(a: pg.Client, b: pg.Client): Promise<boolean> {
  const pidOf = async (client: pg.Client) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
  for (let i = 0; i < TRIES; i++) if ((await pidOf(a)) === (await pidOf(b))) return true;
  return false;
}

/** Searches are prepared statements: a pool has to prepare them on each of its connections. */
async function checkStatements(url: string): Promise<void> {
  await withClients('DATABASE_URL', url, async (a, b) => {
    const query = { name: 'rumbo.check', text: 'select 1' };
    try {
      for (const client of [a, b, a]) await client.query(query);
    } catch (error) {
      throw new Error(
        `DATABASE_URL is a pool that does not keep prepared statements (${(error as Error).message}). Use PgBouncer 1.21 or later with max_prepared_statements = 200.`,
        { cause: error },
      );
    }
  });
}

/** Checks the timeouts, which are settings of the database role behind a pool. */
async function checkTimeouts(url: string): Promise<string[]> {
  return withClients('DATABASE_URL', url, async (client) => {
    const { rows } = await client.query<{ role: string; timeout: string }>(
      `select current_user as role, current_setting('statement_timeout') as timeout`,
    );
    const { role, timeout } = rows[0]!;
    return timeout === '0'
      ? [
          `the role of DATABASE_URL has no timeouts, so that one slow statement may hold a connection of the pool for ever. Run as a superuser: alter role ${client.escapeIdentifier(role)} set statement_timeout = '10s'; alter role ${client.escapeIdentifier(role)} set lock_timeout = '3s'`,
        ]
      : [];
  });
}

async function isStandby(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"');
  return rows[0]!.isStandby;
}

async function withClients<Result>(
  name: string,
  url: string,
  check: (one: pg.Client, other: pg.Client) => Promise<Result>,
): Promise<Result> {
  const clients = [0, 1].map(
    () =>
      new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: ANSWERS_WITHIN_MS,
        query_timeout: ANSWERS_WITHIN_MS,
        application_name: 'rumbo check',
      }),
  );
  for (const client of clients) client.on('error', () => {});
  try {
    for (const client of clients)
      await client.connect().catch((error: Error) => {
        throw new Error(
          `${name}: ${new URL(url).host} cannot be reached (${error.message || (error as NodeJS.ErrnoException).code}). Check the address, the password, and that the server runs and accepts this machine.`,
          { cause: error },
        );
      });
    return await check(clients[0]!, clients[1]!);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

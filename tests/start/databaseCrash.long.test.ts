import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseAccount } from '#server/postgres/account.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { kill } from '#server/postgres/processes.ts';
import { eventually } from '../eventually.ts';
import { ask, useDataFolder } from './dataFolder.ts';

const TAKEN = 'Another Rumbo is running on this data folder';
const OWNER_BACKEND = `select pid from pg_locks where locktype = 'advisory' and granted`;

const folder = useDataFolder();
const running: EmbeddedPostgres[] = [];

async function start(onLost?: (error: Error) => void): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(folder.path, { volatile: true, onLost });
  running.push(postgres);
  return postgres;
}

/** Returns the first row, as soon as the server is available again. */
const answer = (url: string, sql: string) => eventually(() => ask(url, sql));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const postgres of running.splice(0)) await postgres.stop();
});

describe('a PostgreSQL that is killed', () => {
  it('restarts on the same port, with the same settings', async () => {
    const url = (await start()).url('postgres');
    const settings = `select string_agg(name || '=' || setting, ' ' order by name) from pg_settings where source = 'command line'`;
    const before = await ask(url, settings);
    process.kill(folder.postmaster(), 'SIGKILL');
    expect(await answer(url, settings)).toEqual(before);
  });

  it('restarts each time, even when it is killed again as soon as it is ready', async () => {
    const url = (await start()).url('postgres');
    for (let i = 0; i < 4; i++) {
      const killed = folder.postmaster();
      process.kill(killed, 'SIGKILL');
      const isReady = () => folder.postmaster() !== killed && /\nready *\n/.test(readFileSync(folder.pidFile, 'utf8'));
      await expect.poll(() => existsSync(folder.pidFile) && isReady(), { interval: 1 }).toBe(true);
    }
    expect(await answer(url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('restarts even when it was adopted', async () => {
    const { child } = await folder.otherProcess();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const url = (await start()).url('postgres');
    process.kill(folder.postmaster(), 'SIGKILL');
    expect(await answer(url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it.runIf(process.platform === 'linux')('restarts even when a process of a connection does not end', async () => {
    const url = (await start()).url('postgres');
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    process.kill(rows[0].pid, 'SIGSTOP');
    try {
      process.kill(folder.postmaster(), 'SIGKILL');
      expect(await answer(url, 'select 1 as one')).toEqual({ one: 1 });
    } finally {
      kill(rows[0].pid, 'SIGKILL');
      await client.end();
    }
  });

  it('does not fail a start during which it happens', async () => {
    const starting = start();
    await expect.poll(() => existsSync(folder.pidFile) && folder.postmaster() > 0, { interval: 1 }).toBe(true);
    process.kill(folder.postmaster(), 'SIGKILL');
    expect(await ask((await starting).url('postgres'), 'select 1 as one')).toEqual({ one: 1 });
  });

  it('ends the process that owns it when it cannot be restarted', async () => {
    const { child, errors } = await folder.otherProcess();
    const version = path.join(folder.path, 'postgres', 'PG_VERSION');
    renameSync(version, `${version}.away`);
    try {
      process.kill(folder.postmaster(), 'SIGKILL');
      expect(await once(child, 'exit')).toEqual([1, null]);
    } finally {
      renameSync(`${version}.away`, version);
    }
    expect(errors.text).toMatch(/Rumbo stopped because its database is gone: PostgreSQL did not start/);
  });
});

describe('the owner of a data folder', () => {
  it('is notified when another process has taken it over, and leaves the database alone', async () => {
    const url = (await start()).url('postgres');
    const { pid } = await ask<{ pid: number }>(url, OWNER_BACKEND);
    process.kill(pid, 'SIGKILL');
    await eventually(async () => expect((await ask<{ pid: number }>(url, OWNER_BACKEND)).pid).not.toBe(pid));
    await expect(start()).rejects.toThrow(TAKEN);
  });

  it('is notified when another process has taken it over, and leaves the database alone', async () => {
    const lost = Promise.withResolvers<Error>();
    const first = await start(lost.resolve);
    const url = first.url('postgres');
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    const { pid } = await ask<{ pid: number }>(url, OWNER_BACKEND);
    const taken = other.query('select pg_advisory_lock(objid::bigint) from pg_locks where pid = $1 and granted', [pid]);
    await expect.poll(() => ask(url, 'select from pg_locks where not granted')).toBeTruthy();
    await ask(url, `select pg_terminate_backend(${pid})`);
    await taken;
    expect((await lost.promise).message).toContain(TAKEN);
    await first.stop();
    expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await other.end();
    await start();
  });
});

describe('a postmaster.pid left by a power failure', () => {
  const strangers: ChildProcess[] = [];
  afterEach(() => {
    for (const stranger of strangers.splice(0)) stranger.kill('SIGKILL');
  });

  /** A process of PostgreSQL's account, because of which PostgreSQL would refuse to start. */
  async function stranger(command: string): Promise<number> {
    const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'ignore'], ...databaseAccount() });
    strangers.push(child);
    const [pid] = await once(child.stdout, 'data');
    return Number(pid);
  }

  async function leave(text: (file: string) => string): Promise<void> {
    const { url } = await start();
    const file = readFileSync(folder.pidFile, 'utf8');
    const port = new URL(url('postgres')).port;
    await running.pop()!.stop();
    writeFileSync(folder.pidFile, text(file));
    writeFileSync(path.join(folder.path, 'postgres', `.s.PGSQL.${port}.lock`), text(file));
  }

  const named = (pid: number) => (file: string) => file.replace(/^\d+/, String(pid));

  it('names a process that is not PostgreSQL: the start succeeds', async () => {
    const pid = await stranger('echo $$; exec sleep 60');
    await leave(named(pid));
    expect(await ask((await start()).url('postgres'), 'select 1 as one')).toEqual({ one: 1 });
  });

  it.runIf(process.platform === 'linux')(
    'names a process that has ended but is still listed: the start succeeds',
    async () => {
      // exec replaces the shell, which would reap its child: the child ends when that is done
      const pid = await stranger('(until grep -q sleep /proc/$$/comm; do :; done) & echo $!; exec sleep 60');
      await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
      await leave(named(pid));
      expect(await ask((await start()).url('postgres'), 'select 1 as one')).toEqual({ one: 1 });
    },
  );

  it('is empty: the start succeeds', async () => {
    await leave(() => '');
    expect(await ask((await start()).url('postgres'), 'select 1 as one')).toEqual({ one: 1 });
  });
});

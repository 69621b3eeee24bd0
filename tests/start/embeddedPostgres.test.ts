import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseAccount, giveTo } from '../../server/postgres/account.ts';
import { startEmbeddedPostgres } from '../../server/postgres/embedded.ts';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'rumbo data '));
  giveTo(databaseAccount(), directory);
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

/** Another process that starts the same data folder's PostgreSQL and then waits. */
async function otherProcess() {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(path.resolve('server/postgres/embedded.ts'))});
    const postgres = await startEmbeddedPostgres(process.argv[1]);
    console.log(postgres.url('postgres'));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  return { child, url: String(url).trim() };
}

describe('the embedded PostgreSQL', () => {
  it('runs in a folder with spaces, on loopback, with a secret of its own that only the owner can read', async () => {
    const postgres = await startEmbeddedPostgres(directory, { volatile: true });
    expect(await ask(postgres.url('postgres'), 'show listen_addresses')).toEqual({ listen_addresses: '127.0.0.1' });
    await postgres.stop();
    const secret = path.join(directory, 'postgres.secret');
    expect(readFileSync(secret, 'utf8')).toMatch(/^[0-9a-f]{48}$/);
    expect(statSync(secret).mode & 0o077).toBe(0);
  });

  it('keeps its data from one start to the next', async () => {
    const first = await startEmbeddedPostgres(directory);
    await ask(first.url('postgres'), 'create table kept as select 42 as answer');
    await first.stop();
    const second = await startEmbeddedPostgres(directory);
    expect(await ask(second.url('postgres'), 'select answer from kept')).toEqual({ answer: 42 });
    await second.stop();
  });

  it('is adopted when the process that started it was killed', async () => {
    const { child, url } = await otherProcess();
    const before = await ask(url, 'select pg_postmaster_start_time() as time');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const adopted = await startEmbeddedPostgres(directory);
    expect(await ask(adopted.url('postgres'), 'select pg_postmaster_start_time() as time')).toEqual(before);
    await adopted.stop();
    await expect(ask(url, 'select 1')).rejects.toThrow(url.includes('?host=') ? 'ENOENT' : 'ECONNREFUSED');
  });

  it('is not shared with a process that is still running', async () => {
    const { child } = await otherProcess();
    await expect(startEmbeddedPostgres(directory)).rejects.toThrow('Another Rumbo is running on this data folder');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await startEmbeddedPostgres(directory)).stop();
  });
});

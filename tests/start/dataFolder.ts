import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A data folder for all tests of a file, with a space in its name, and processes that use it. */
export function useDataFolder() {
  let folder = '';
  const children: ChildProcess[] = [];
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'rumbo data '));
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const pidFile = () => path.join(folder, 'postgres', 'postmaster.pid');
  return {
    get path() {
      return folder;
    },
    get pidFile() {
      return pidFile();
    },
    postmaster: () => Number.parseInt(readFileSync(pidFile(), 'utf8'), 10),
    /** Another process that starts the folder's PostgreSQL and then waits. */
    otherProcess: async () => {
      const script = `
        const { startEmbeddedPostgres } = await import(${JSON.stringify(path.resolve('server/postgres/embedded.ts'))});
        const postgres = await startEmbeddedPostgres(process.argv[1], { volatile: true });
        console.log(postgres.url('postgres'));
        setInterval(() => {}, 1000);`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.push(child);
      const errors = { text: '' };
      child.stderr.on('data', (chunk) => {
        errors.text += chunk;
      });
      const ended = once(child, 'exit').then(() => Promise.reject(new Error(errors.text)));
      ended.catch(() => {});
      const [url] = await Promise.race([once(child.stdout, 'data'), ended]);
      return { child, errors, url: String(url).trim() };
    },
  };
}

/** Returns the first row. */
export async function ask<Row extends object>(url: string, sql: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows[0]!;
  } finally {
    await client.end();
  }
}

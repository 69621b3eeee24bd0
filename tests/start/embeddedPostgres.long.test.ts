import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseAccount } from '#server/postgres/account.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { ask, useDataFolder } from './dataFolder.ts';

const TAKEN = 'Another Rumbo is running on this data folder';

describe('the embedded PostgreSQL', () => {
  const folder = useDataFolder();
  const start = () => startEmbeddedPostgres(folder.path, { volatile: true });

  it('runs in a folder with spaces, on loopback, with its own secret', async () => {
    const postgres = await start();
    expect(await ask(postgres.url('postgres'), 'show listen_addresses')).toEqual({ listen_addresses: '127.0.0.1' });
    await postgres.stop();
    expect(readFileSync(path.join(folder.path, 'postgres.secret'), 'utf8')).toMatch(/^[0-9a-f]{48}$/);
  });

  it('of another major version is not opened, with a message that explains the migration', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'rumbo-major-'));
    mkdirSync(path.join(other, 'postgres'));
    writeFileSync(path.join(other, 'postgres', 'PG_VERSION'), '11\n');
    await expect(startEmbeddedPostgres(other, { volatile: true })).rejects.toThrow(
      /is of PostgreSQL 11, and this release has PostgreSQL \d\d\. .* npm run backup .* npm run restore/,
    );
    rmSync(other, { recursive: true });
  });

  it('keeps its data from one start to the next', async () => {
    const first = await start();
    await ask(first.url('postgres'), 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start();
    expect(await ask(second.url('postgres'), 'select answer from kept')).toEqual({ answer: 42 });
    await second.stop();
  });

  it('is adopted when the process that started it was killed', async () => {
    const { child, url } = await folder.otherProcess();
    const before = await ask(url, 'select pg_postmaster_start_time() as time');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const adopted = await start();
    expect(await ask(adopted.url('postgres'), 'select pg_postmaster_start_time() as time')).toEqual(before);
    await adopted.stop();
    await expect(ask(url, 'select 1')).rejects.toThrow(url.includes('?host=') ? 'ENOENT' : 'ECONNREFUSED');
  });

  it('is not shared with a running process', async () => {
    const { child } = await folder.otherProcess();
    await expect(start()).rejects.toThrow(TAKEN);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await start()).stop();
  });

  it.skipIf(process.platform === 'win32')(
    'closes the data folder to other accounts, even one that was open',
    async () => {
      const mode = (...names: string[]) => (statSync(path.join(folder.path, ...names)).mode & 0o777).toString(8);
      mkdirSync(path.join(folder.path, 'mail'), { mode: 0o755 });
      writeFileSync(path.join(folder.path, 'postgres.log'), '', { mode: 0o644 });
      chmodSync(path.join(folder.path, 'postgres.log'), 0o644);
      chmodSync(folder.path, 0o755);
      await (await start()).stop();
      // the account that root runs PostgreSQL as needs to pass through it
      expect(mode()).toBe(databaseAccount() ? '711' : '700');
      expect([mode('mail'), mode('postgres')]).toEqual(['700', '700']);
      expect([mode('postgres.log'), mode('postgres.secret')]).toEqual(['600', '600']);
    },
  );
});

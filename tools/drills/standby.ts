import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { binaries, databaseAccount, giveTo } from '../../server/postgres/account.ts';
import { launch, urlOf } from '../../server/postgres/serverProcess.ts';
import { freePort } from '../../tests/freePort.ts';
import { query } from './query.ts';

interface Standby {
  url: (database: string) => string;
  kill: () => Promise<void>;
}

/** Starts a hot standby of an embedded PostgreSQL, from a copy made while the primary runs. */
export async function startStandby(primaryUrl: string, primaryFolder: string, folder: string): Promise<Standby> {
  const account = databaseAccount();
  const directory = path.join(folder, 'postgres');
  const client = new pg.Client({ connectionString: primaryUrl });
  await client.connect();
  await client.query(`select pg_backup_start('drill', true)`);
  cpSync(path.join(primaryFolder, 'postgres'), directory, {
    recursive: true,
    filter: (file) => !/postmaster\.(pid|opts)$|\.s\.PGSQL/.test(file),
  });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  writeFileSync(path.join(directory, 'backup_label'), rows[0]!.labelfile);
  writeFileSync(path.join(directory, 'standby.signal'), '');
  const { username, password, port } = new URL(primaryUrl);
  writeFileSync(
    path.join(directory, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
  );
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
  giveTo(account, folder);
  spawnSync('chmod', ['700', directory]);
  const secret = readFileSync(path.join(primaryFolder, 'postgres.secret'), 'utf8').trim();
  const own = await freePort();
  const server = launch({ native: await binaries(account), directory, dataDir: folder, secret, account }, own);
  const url = urlOf(directory, own, secret);
  for (const until = Date.now() + 30_000; ; await wait(100)) {
    const isUp = await query(url('postgres'), 'select pg_is_in_recovery()').catch(() => null);
    if (isUp) break;
    if (Date.now() > until)
      throw new Error(`The standby did not start: ${readFileSync(path.join(folder, 'postgres.log'), 'utf8')}`);
  }
  return {
    url,
    kill: async () => {
      process.kill(Number.parseInt(readFileSync(path.join(directory, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
      await server.ended;
      rmSync(path.join(directory, 'postmaster.pid'), { force: true });
    },
  };
}

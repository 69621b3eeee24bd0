import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePrivateFolder } from '#server/platform/privateFolder.ts';
import { giveTo } from './account.ts';
import type { Cluster } from './serverProcess.ts';

/** The database password of this data folder, created on first use. */
export function readSecret(dataDir: string): string {
  const file = path.join(dataDir, 'postgres.secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Runs initdb in a temporary folder and renames it, so that a crash leaves no incomplete cluster. */
export async function createCluster({ native, directory, dataDir, secret, account, volatile }: Cluster): Promise<void> {
  const draft = `${directory}.new`;
  const passwordFile = `${directory}.password`;
  rmSync(draft, { recursive: true, force: true });
  await makePrivateFolder(draft);
  writeFileSync(passwordFile, secret, { mode: 0o600 });
  giveTo(account, draft);
  giveTo(account, passwordFile);
  try {
    const result = spawnSync(
      path.join(native, 'bin', 'initdb'),
      [
        `--pgdata=${draft}`,
        '--username=rumbo',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        // the same collation on every machine, independent of its locale
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        ...(volatile ? ['--no-sync'] : []),
      ],
      { encoding: 'utf8', cwd: dataDir, ...account },
    );
    if (result.error) throw result.error;
    if (result.status !== 0)
      throw new Error(`initdb could not create the database:\n${result.stderr || result.stdout}`);
    renameSync(draft, directory);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

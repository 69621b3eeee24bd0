import { readSchemaFiles } from '#server/app/sqlFiles.ts';
import { ensureDatabase } from '#server/platform/db.ts';
import { type Env, readEnv } from '#server/platform/env.ts';
import { joinEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { openStorage } from '#server/storage/storage.ts';
import { backUp } from './backUp.ts';
import { restore } from './restore.ts';

/** Runs a command on the configured database as its owner; prints a failure, and exits with code 1. */
async function withDatabase(failure: string, run: (databaseUrl: string, env: Env) => Promise<void>): Promise<void> {
  try {
    const env = readEnv();
    const postgres = env.databaseUrl === null ? await joinEmbeddedPostgres(env.dataDir) : null;
    try {
      if (postgres) await ensureDatabase(postgres.url('postgres'), 'rumbo');
      await run(env.databaseDirectUrl ?? env.databaseUrl ?? postgres!.url('rumbo'), env);
    } finally {
      await postgres?.stop();
    }
  } catch (error) {
    console.error(`${failure}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

export async function backupCommand(directory: string | undefined): Promise<void> {
  await withDatabase('No backup was made', async (databaseUrl, env) => {
    if (!directory) throw new Error('name the folder for backups: npm run backup -- /backups');
    const began = Date.now();
    const { backupKey: key, dataDir } = env;
    const folder = await backUp({ databaseUrl, storage: openStorage(env), dataDir, key }, directory);
    console.log(`Backed up the database and the files to ${folder}; every hash was verified (${seconds(began)} s).`);
    if (!key)
      console.log(
        'The backup is not encrypted: set BACKUP_KEY (openssl rand -base64 32) before you copy one off this machine.',
      );
    if (!key && env.secretKey === null)
      console.log(
        `It does not include ${dataDir}/secret.key, which decrypts the webhook secrets: keep a copy elsewhere.`,
      );
  });
}

export async function restoreCommand(folder: string | undefined): Promise<void> {
  await withDatabase('Nothing was restored', async (databaseUrl, env) => {
    if (!folder) throw new Error('name the folder of a backup: npm run restore -- /backups/rumbo-20261124120000');
    const began = Date.now();
    const { backupKey: key, dataDir } = env;
    const user = (url: string) => new URL(url).username;
    const role = user(env.databaseUrl ?? databaseUrl);
    const appRole = role === user(databaseUrl) ? null : role;
    const target = { databaseUrl, storage: openStorage(env), dataDir, key, files: readSchemaFiles(), appRole };
    const { takenAt, tables, uploads, missing } = await restore(target, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored the backup of ${takenAt}: ${rows} rows, ${uploads.length} files (${seconds(began)} s).`);
    if (missing.length > 0)
      console.log(`${missing.length} files were missing when the backup was made: ${missing[0]} …`);
  });
}

function seconds(began: number): string {
  return ((Date.now() - began) / 1_000).toFixed(1);
}

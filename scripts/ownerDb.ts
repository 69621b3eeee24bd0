import { readSchemaFiles } from '#server/app/sqlFiles.ts';
import { type Db, ensureDatabase, OWNER_CONNECTS_WITHIN_MS, openDb } from '#server/platform/db.ts';
import { readEnv } from '#server/platform/env.ts';
import { joinEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { migrate } from '#server/postgres/migrate.ts';

/** Runs an operator's command on the configured database, as its owner, even while the server is running. */
export async function withOwnerDb<Result>(run: (db: Db) => Promise<Result>): Promise<Result> {
  const env = readEnv();
  const postgres = env.databaseUrl === null ? await joinEmbeddedPostgres(env.dataDir) : null;
  try {
    if (postgres) await ensureDatabase(postgres.url('postgres'), 'rumbo');
    const url = env.databaseDirectUrl ?? env.databaseUrl ?? postgres!.url('rumbo');
    await migrate(url, readSchemaFiles());
    const db = openDb(url, undefined, { connectWithinMs: OWNER_CONNECTS_WITHIN_MS });
    try {
      return await run(db);
    } finally {
      await db.close();
    }
  } finally {
    await postgres?.stop();
  }
}

import { randomBytes } from 'node:crypto';
import { type Progress, seed } from '#server/app/seed/seed.ts';
import { ensureDatabase, OWNER_CONNECTS_WITHIN_MS, openDb } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import { checkAddresses } from '#server/postgres/addresses.ts';
import { APP_ROLE, grantAppRole } from '#server/postgres/appRole.ts';
import type { EmbeddedPostgres } from '#server/postgres/embedded.ts';
import { checkMigrated, migrate } from '#server/postgres/migrate.ts';
import { readSchemaFiles } from './sqlFiles.ts';

interface Preparing {
  /** Called with a text about each slow step. */
  onStep: (text: string) => void;
  onProgress: Progress;
  onWarning: (text: string) => void;
}

/** The addresses of the prepared database. */
interface Prepared {
  /** The URL for the role that owns the tables; never through a transaction pool. */
  owner: string;
  /** The URL of the serving role; it may lead to a transaction pool. */
  app: string;
  isPooled: boolean;
}

/**
 * Checks the addresses, then migrates and fills the database; without `MIGRATE_AT_START`, checks that this was done.
 */
export async function prepareDatabase(
  env: Env,
  postgres: EmbeddedPostgres | null,
  { onStep, onProgress, onWarning }: Preparing,
): Promise<Prepared> {
  if (postgres) await ensureDatabase(postgres.url('postgres'), 'rumbo');
  const { isPooled, warnings } = await checkAddresses(env);
  warnings.forEach(onWarning);
  const owner = env.databaseDirectUrl ?? env.databaseUrl ?? postgres!.url('rumbo');
  const app = new URL(env.databaseUrl ?? owner);
  if (postgres) {
    // a new password at each start: only this process connects with this role
    app.username = APP_ROLE;
    app.password = randomBytes(24).toString('hex');
  }
  if (env.migrateAtStart) {
    const applied = await migrate(owner, readSchemaFiles(), onStep);
    if (applied.length > 0) onStep(`Applied ${applied.length} files of SQL`);
    if (app.username !== new URL(owner).username)
      await grantAppRole(owner, { name: app.username, password: postgres ? app.password : null });
    await seedAsOwner(owner, env, onProgress);
  } else await checkMigrated(String(app), readSchemaFiles());
  return { owner, app: String(app), isPooled };
}

async function seedAsOwner(url: string, env: Env, onProgress: Progress): Promise<void> {
  if (env.seed === 'none') return;
  const db = openDb(url, { prisma: 1, reads: 1 }, { connectWithinMs: OWNER_CONNECTS_WITHIN_MS });
  try {
    await seed(db, env.seed, onProgress);
  } finally {
    await db.close();
  }
}

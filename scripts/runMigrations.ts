// Applies migrations, grants and reference data as the owner of the database, also where MIGRATE_AT_START is off.
import { prepareDatabase } from '#server/app/prepare.ts';
import { BadEnvironment, readEnv } from '#server/platform/env.ts';
import { joinEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { showProgress } from './progress.ts';

try {
  const env = { ...readEnv(), migrateAtStart: true };
  const postgres = env.databaseUrl === null ? await joinEmbeddedPostgres(env.dataDir) : null;
  try {
    await prepareDatabase(env, postgres, {
      onStep: (text) => console.log(text),
      onProgress: showProgress,
      onWarning: (text) => console.warn(text),
    });
  } finally {
    await postgres?.stop();
  }
  console.log('The database is ready for this release.');
} catch (error) {
  if (error instanceof BadEnvironment) console.error(`Invalid environment variables:\n${error.message}`);
  else console.error(`The database was not migrated: ${(error as Error).message}`);
  process.exitCode = 1;
}

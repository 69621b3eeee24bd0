// The second half of npm run admin, for which the database client must be there.
import { ensureDatabase, openDb } from '../server/db.ts';
import { readEnv } from '../server/env.ts';
import { migrate } from '../server/migrate.ts';
import { joinEmbeddedPostgres } from '../server/postgres/embedded.ts';
import { makeAdmin } from '../server/users/makeAdmin.ts';

try {
  const [email] = process.argv.slice(2);
  if (!email) throw new Error('say whom, like this: npm run admin -- ana@rumbo.example');
  const env = readEnv();
  const postgres = env.databaseUrl === null ? await joinEmbeddedPostgres(env.dataDir) : null;
  try {
    if (postgres) await ensureDatabase(postgres.url('postgres'), 'rumbo');
    const url = env.databaseDirectUrl ?? env.databaseUrl ?? postgres!.url('rumbo');
    await migrate(url);
    const db = openDb(url);
    const admin = await db.prisma.$transaction((tx) => makeAdmin(tx, email, env.adminPassword));
    await db.close();
    console.log(`${admin.email} is a super admin now.`);
    if (admin.password) console.log(`Password, shown only now: ${admin.password}`);
  } finally {
    await postgres?.stop();
  }
} catch (error) {
  console.error(`Nobody was made a super admin: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

// npm run migration -- <name>   writes the migration that leads from the committed ones to prisma/schema.prisma
// npm run migration             only reports whether one is missing
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { missingMigration } from './schema-engine.ts';

const name = process.argv[2];
const scratch = 'node_modules/.cache/migration-postgres';
rmSync(scratch, { recursive: true, force: true });
const postgres = await startEmbeddedPostgres(scratch, { volatile: true });
try {
  const sql = await missingMigration(postgres.url('postgres'));
  if (sql === '') console.log('The migrations match prisma/schema.prisma.');
  else if (name === undefined) {
    console.log(sql);
    process.exitCode = 1;
  } else {
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    const directory = `prisma/migrations/${stamp}_${name}`;
    mkdirSync(directory, { recursive: true });
    writeFileSync(`${directory}/migration.sql`, sql);
    console.log(`Written: ${directory}/migration.sql`);
  }
} finally {
  await postgres.stop();
}
// The engine's ten-second timers would keep the process alive.
process.exit();

import pg from 'pg';
import { listTables, sqlColumns, sqlName } from '../scripts/backups/tables.ts';

/** A hash of the rows of each table, whatever their order. `lastBackupAt` differs by what a backup writes itself. */
export async function hashTables(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const hashes: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(r::text, 0)::numeric), 0) as hash
         from (select ${sqlColumns(client, table)} from ${sqlName(client, table)}) r
         where ${table.name === 'settings' ? `key <> 'lastBackupAt'` : 'true'}`,
      );
      hashes[`${table.schema}.${table.name}`] = rows[0]!.hash;
    }
    return hashes;
  } finally {
    await client.end();
  }
}

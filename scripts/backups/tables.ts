import type pg from 'pg';

/** Tables that migrations fill themselves. */
const OWN_RECORDS = ['_prisma_migrations', '_function_files'];
/** Tables with temporary data of a process. */
const PASSING = ['job_workers', 'web_processes', 'rate_limits'];

export interface Table {
  schema: string;
  name: string;
  columns: string[];
}

/** Every table with rows to back up, and its columns except for generated ones. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and c.relname <> all ($1) and not (n.nspname = 'graphile_worker' and c.relname = 'migrations')
     order by 1, 2`,
    [[...OWN_RECORDS, ...PASSING]],
  );
  return rows;
}

/** The name of a table in SQL. */
export function sqlName(client: pg.Client, { schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
}

export function sqlColumns(client: pg.Client, { columns }: Pick<Table, 'columns'>): string {
  return columns.map((column) => client.escapeIdentifier(column)).join(', ');
}

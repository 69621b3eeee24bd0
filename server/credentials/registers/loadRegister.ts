import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CREDENTIAL_KINDS } from '#shared/credentials.ts';
import type { RegisterEntry, RegisterForm } from './forms.ts';
import { readRegister } from './readRegister.ts';

export interface LoadedRegister {
  rows: number;
  added: number;
  changed: number;
  removed: number;
}

const COLUMNS = ['number', 'name', 'region', 'active', 'since', 'units', 'broker'] as const;
/** The number of characters sent to the database together. */
const CHUNK = 65_536;

/**
 * Loads the file of a register: copies its rows into a temporary table, and then updates the stored rows that differ,
 * in one transaction. A job then compares the credentials. `sourceDate` is the date of the file.
 */
export async function loadRegister(
  pool: Pool,
  form: RegisterForm,
  file: Readable,
  sourceDate: string,
): Promise<LoadedRegister> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`create temp table staged (number text, name text, region text, active boolean, since date, units int,
      broker boolean)`);
    await pipeline(
      Readable.from(copyText(readRegister(file, form))),
      client.query(copyFrom(`copy staged (${COLUMNS.join(', ')}) from stdin`)),
    );
    await client.query('create index on staged (number)');
    await client.query('analyze staged');
    await client.query('begin');
    try {
      const counts = await swap(client, form, sourceDate);
      await client.query('commit');
      return counts;
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  } finally {
    // destroys the connection, and with it the temporary table
    client.release(true);
  }
}

async function swap(client: PoolClient, { kind }: RegisterForm, sourceDate: string): Promise<LoadedRegister> {
  await client.query(
    'insert into registers (kind, source, source_date, rows) values ($1, $2, $3, 0) on conflict do nothing',
    [kind, CREDENTIAL_KINDS[kind].issuer, sourceDate],
  );
  const { rowCount: removed } = await client.query(
    `delete from register_rows r where r.kind = $1 and not exists (select from staged s where s.number = r.number)`,
    [kind],
  );
  const values = COLUMNS.slice(1);
  // if a number occurs twice, the active row is stored
  const { rows } = await client.query<{ added: number; changed: number }>(
    `with once as (select distinct on (number) * from staged order by number, active desc),
       written as (
         insert into register_rows as r (kind, ${COLUMNS.join(', ')})
         select $1, ${COLUMNS.map((name) => `o.${name}`).join(', ')} from once o
         left join register_rows h on h.kind = $1 and h.number = o.number
         where (${values.map((name) => `h.${name}`).join(', ')}) is distinct from (${values.map((name) => `o.${name}`).join(', ')})
         on conflict (kind, number) do update set (${values.join(', ')}) = row(${values.map((name) => `excluded.${name}`).join(', ')})
         returning xmax = 0 as is_new
       )
     select count(*) filter (where is_new)::int as added, count(*) filter (where not is_new)::int as changed from written`,
    [kind],
  );
  const { count } = (await client.query('select count(*)::int as count from register_rows where kind = $1', [kind]))
    .rows[0] as { count: number };
  // done last, because this update waits for the batch that is being compared, and the next batch waits for it
  const updated = await client.query<{ loaded_at: Date }>(
    `update registers set source = $2, source_date = $3, loaded_at = clock_timestamp(), rows = $4 where kind = $1
     returning loaded_at`,
    [kind, CREDENTIAL_KINDS[kind].issuer, sourceDate, count],
  );
  await client.query(`select 1 from jobs.add('compareCredentials', $1::json, $2::text, 0)`, [
    JSON.stringify({ kind, loadedAt: updated.rows[0]!.loaded_at, after: 0 }),
    `register:${kind}`,
  ]);
  const { added, changed } = rows[0]!;
  return { rows: count, added, changed, removed: removed ?? 0 };
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const asText = (value: string | number | boolean | null) =>
  value === null
    ? '\\N'
    : String(value)
        .replace(/[\\\t\n\r]/g, (mark) => escapes[mark]!)
        .replaceAll('\0', '');

/** Converts the entries to rows in the text format of COPY. */
async function* copyText(entries: AsyncIterable<RegisterEntry>): AsyncGenerator<string> {
  let text = '';
  for await (const entry of entries) {
    text += `${COLUMNS.map((name) => asText(entry[name])).join('\t')}\n`;
    if (text.length >= CHUNK) {
      yield text;
      text = '';
    }
  }
  if (text !== '') yield text;
}

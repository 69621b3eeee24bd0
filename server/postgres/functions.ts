import type pg from 'pg';
import { describe, inTransaction, isAlone, isLocked, runAlone } from './changes.ts';
import type { SqlFile } from './migrate.ts';

/** Every function of these schemas comes from the files: other functions are dropped. */
const FUNCTION_SCHEMAS = ['search', 'duplicates', 'rules', 'jobs'];

/** The comment on a function that is no longer in any file: processes of the previous release may still call it. */
const FORMER = 'former';

const byNumber = new Intl.Collator('en', { numeric: true });

/** The files that were applied to the database, and the release that applied them; null when unknown or not applied. */
interface Applied {
  release: string | null;
  checksums: Map<string, string>;
}

export async function readFunctions(client: pg.Client): Promise<Applied> {
  // the table of an older release lacks this column
  const { rows } = await client.query<{ name: string; checksum: string; release: string | null }>(
    `select name, checksum, to_jsonb(f) ->> 'release' as release from _function_files f`,
  );
  return {
    release: rows[0]?.release ?? null,
    checksums: new Map(rows.map(({ name, checksum }) => [name, checksum])),
  };
}

/** Whether a newer release has applied the files: then its functions stay. */
export function areNewer({ release }: Applied, than: string | undefined): boolean {
  return release !== null && than !== undefined && byNumber.compare(release, than) > 0;
}

/** The names of the files that differ from the files applied to the database. */
export function changedFunctions({ checksums }: Applied, files: SqlFile[]): string[] {
  const changed = files.filter(({ name, checksum }) => checksums.get(name) !== checksum).map(({ name }) => name);
  const names = new Set(files.map(({ name }) => name));
  return [...changed, ...[...checksums.keys()].filter((name) => !names.has(name))];
}

/**
 * Functions are replaced in place: running statements continue with them. If that is impossible, because the result
 * type has changed, they are dropped first, except for those that an index or trigger needs. Functions that are no
 * longer in any file are dropped: immediately within a release, otherwise by the release after the next.
 */
export async function applyFunctions(
  client: pg.Client,
  { functions: files, release = null }: { functions: SqlFile[]; release?: string | null },
  onStep: (text: string) => void,
  former: Applied['release'] = null,
): Promise<void> {
  const record = (made: SqlFile[]) =>
    client.query(
      `insert into _function_files (name, checksum, release)
       select name, checksum, $3 from unnest($1::text[], $2::text[]) as made(name, checksum)`,
      [made.map(({ name }) => name), made.map(({ checksum }) => checksum), release],
    );
  const alone = files.filter(({ sql }) => isAlone(sql));
  const together = files.filter(({ sql }) => !isAlone(sql));
  const failure = 'The functions could not be replaced, and are as they were';
  const replace = ({ isInPlace }: { isInPlace: boolean }) =>
    inTransaction(client, { failure, name: 'functions', onStep }, async () => {
      if (!isInPlace)
        await dropFunctions(
          client,
          `not exists (select from pg_depend where refobjid = p.oid and refclassid = 'pg_proc'::regclass)`,
        );
      await client.query('set local check_function_bodies = off'); // functions may be created before others that they call
      for (const { name, sql } of together)
        await client.query(sql).catch((error) => {
          throw new Error(`${name}: ${describe(error)}`, { cause: error });
        });
      const isGone = 'p.xmin <> pg_current_xact_id()::xid';
      if (former === null || former === release) await dropFunctions(client, isGone);
      else {
        await dropFunctions(client, `${isGone} and obj_description(p.oid) = '${FORMER}'`);
        for (const name of await functionsWhere(client, isGone))
          await client.query(`comment on routine ${name} is '${FORMER}'`);
      }
      await client.query('delete from _function_files');
      await record(together);
    });
  await replace({ isInPlace: true }).catch((error) => {
    if (isLocked(error)) throw error;
    return replace({ isInPlace: false });
  });
  for (const file of alone) {
    await runAlone(client, file.sql).catch((error) => {
      throw new Error(`${file.name}: ${describe(error)}`, { cause: error });
    });
    await record([file]);
  }
}

async function functionsWhere(client: pg.Client, condition: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = any ($1) and ${condition}`,
    [FUNCTION_SCHEMAS],
  );
  return rows.map(({ name }) => name);
}

async function dropFunctions(client: pg.Client, condition: string): Promise<void> {
  const names = await functionsWhere(client, condition);
  if (names.length > 0) await client.query(`drop routine ${names.join(', ')}`);
}

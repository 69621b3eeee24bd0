import pg from 'pg';
import { LOCK_TIMEOUT, STATEMENT_TIMEOUT } from '#server/platform/db.ts';

const NOT_ALLOWED = '42501';

/** The database role that serves requests, when the database is embedded. */
export const APP_ROLE = 'rumbo_app';

interface Role {
  name: string;
  /** Creates the role or sets its password; null: the operator of the database created it. */
  password: string | null;
}

/**
 * Restricts a role to reading and writing rows: it owns nothing, cannot change tables, functions or triggers, and
 * reaches the job queue only through the functions of the schema `jobs`. This limits an SQL injection to rows.
 */
export async function grantAppRole(ownerUrl: string, { name, password }: Role): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'rumbo migrate' });
  await client.connect();
  try {
    const role = client.escapeIdentifier(name);
    if (password !== null) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
      const verb = rowCount ? 'alter' : 'create';
      await client.query(`${verb} role ${role} login password ${client.escapeLiteral(password)}`);
    }
    const { rows } = await client.query<{ nspname: string }>(
      `select nspname from pg_namespace
       where nspname !~ '^pg_' and nspname not in ('information_schema', 'graphile_worker')`,
    );
    const schemas = rows.map(({ nspname }) => client.escapeIdentifier(nspname)).join(', ');
    await client.query(`
      grant usage on schema ${schemas} to ${role};
      grant select, insert, update, delete on all tables in schema ${schemas} to ${role};
      revoke insert, update, delete on _prisma_migrations, _function_files from ${role};
      revoke delete on logs from ${role};
      grant usage, select on all sequences in schema ${schemas} to ${role};
      grant execute on all functions in schema ${schemas} to ${role};
      alter default privileges in schema ${schemas} grant select, insert, update, delete on tables to ${role};
      alter default privileges in schema ${schemas} grant usage, select on sequences to ${role};`);
    // The timeouts of connections through a pool, which cannot set them. An owner without the privilege to do this is
    // warned at start: addresses.ts.
    await client
      .query(
        `alter role ${role} set statement_timeout = '${STATEMENT_TIMEOUT}';
         alter role ${role} set lock_timeout = '${LOCK_TIMEOUT}'`,
      )
      .catch((error: { code?: string }) => {
        if (error.code !== NOT_ALLOWED) throw error;
      });
  } finally {
    await client.end();
  }
}

import type { Pool } from 'pg';
import { streamBatches } from '#server/csv/streamBatches.ts';
import { type Cell, writeCsv } from '#server/csv/writeCsv.ts';
import { allUserIds, type UserOrder } from './listUsers.ts';

const COLUMNS = ['id', 'email', 'displayName', 'firstName', 'lastName', 'isSuperAdmin', 'emailVerifiedAt', 'createdAt'];

type Row = [
  id: number,
  ...rest: (string | null)[],
  isSuperAdmin: boolean,
  emailVerifiedAt: Date | null,
  createdAt: Date,
];

/** The lines of a CSV file of the users, starting with the header. Throws `Invalid`. */
export async function* exportUsers(pool: Pool, search: string | null, order: UserOrder | null): AsyncGenerator<string> {
  let header: Cell[][] = [COLUMNS];
  for await (const { rows, client } of streamBatches<{ id: number }>(pool, allUserIds(search, order))) {
    const users = await client.query<Row>({
      text: SQL,
      values: [rows.map(({ id }) => id)],
      rowMode: 'array',
    });
    const cells = users.rows.map((row) => row.map((cell) => (typeof cell === 'boolean' ? String(cell) : cell)));
    yield writeCsv([...header, ...cells]);
    header = [];
  }
  if (header.length > 0) yield writeCsv(header);
}

const SQL = `
select u.id, u.email, u.display_name, u.first_name, u.last_name, u.is_super_admin, u.email_verified_at, u.created_at
from unnest($1::int[]) with ordinality as wanted (id, place) join users u on u.id = wanted.id order by wanted.place`;

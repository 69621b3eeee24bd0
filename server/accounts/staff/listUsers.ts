import type { Pool } from 'pg';
import type { Cell } from '#server/csv/cells.ts';
import { streamCsv } from '#server/csv/streamCsv.ts';
import type { ListPage } from '#server/graphql/paging.ts';
import { countRows } from '#server/platform/db.ts';
import { Invalid } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';

/** The sort keys of the list, as SQL over `u` (users). */
const KEYS = {
  displayName: 'u.display_name collate "und-x-icu"',
  email: 'u.email',
  createdAt: 'u.created_at',
};

export type UserSortField = keyof typeof KEYS;

export const USER_SORTS = Object.keys(KEYS) as UserSortField[];

export interface UserOrder {
  field: UserSortField;
  direction: 'asc' | 'desc';
}

/** The views of the list, as SQL over `u` (users). */
const VIEWS = {
  superAdmins: 'u.is_super_admin',
  moderators: 'u.is_moderator',
  unverified: 'u.email_verified_at is null',
  disabled: 'u.disabled_at is not null',
  deletionDue: 'u.deletion_due_at is not null',
};

export type UserView = keyof typeof VIEWS;

/** The view with this name, or null without a name. Throws `Invalid` for an unknown name. */
export function readUserView(name: string | null): UserView | null {
  if (!name) return null;
  if (!Object.hasOwn(VIEWS, name))
    throw new Invalid('users.view', { views: Object.keys(VIEWS).join(', '), field: 'view' });
  return name as UserView;
}

export interface UserFilter {
  search?: string | null | undefined;
  view?: UserView | null | undefined;
}

/** The sorted ids of a page, with one extra id if there is a next page. The default order is newest first. */
export async function listUserIds(
  pool: Pool,
  filter: UserFilter,
  order: UserOrder | null | undefined,
  { first, after, offset }: ListPage,
): Promise<number[]> {
  const { where, values } = conditions(filter);
  const key = order ? KEYS[order.field] : null;
  const way = order?.direction ?? 'desc';
  if (after !== null) {
    values.push(after);
    const last = `$${values.length}::bigint`;
    const than = way === 'desc' ? '<' : '>';
    where.push(
      key
        ? `(${key}, u.id) ${than} ((select ${key} from users u where u.id = ${last}), ${last})`
        : `u.id ${than} ${last}`,
    );
  }
  values.push(first + 1, offset);
  const { rows } = await pool.query<{ id: number }>(
    `select u.id from users u where ${where.join(' and ')} order by ${key ? `${key} ${way},` : ''} u.id ${way}
      limit $${values.length - 1} offset $${values.length}`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** A query for all sorted ids, to be read with a cursor. */
function allUserIds(filter: UserFilter, order: UserOrder | null) {
  const { where, values } = conditions(filter);
  const way = order?.direction ?? 'desc';
  const key = order ? `${KEYS[order.field]} ${way},` : '';
  return { text: `select u.id from users u where ${where.join(' and ')} order by ${key} u.id ${way}`, values };
}

export async function countUsers(pool: Pool, filter: UserFilter): Promise<number> {
  const { where, values } = conditions(filter);
  return countRows(pool, `from users u where ${where.join(' and ')}`, values);
}

function conditions({ search, view }: UserFilter): { where: string[]; values: unknown[] } {
  const where = [view ? VIEWS[view] : 'true'];
  const values: unknown[] = [];
  for (const word of parseText(search, { field: 'search' }).split(/\s+/).filter(Boolean).slice(0, 10)) {
    values.push(word);
    where.push(`search.user_list_text(u.display_name, u.first_name, u.last_name, u.email)
      like '%' || trim(search.fold($${values.length})) || '%'`);
  }
  return { where, values };
}

const COLUMNS = [
  'id',
  'email',
  'displayName',
  'firstName',
  'lastName',
  'isSuperAdmin',
  'isModerator',
  'emailVerifiedAt',
  'createdAt',
];

/** The lines of a CSV file of the users, starting with the header. Throws `Invalid`. */
export function exportUsers(pool: Pool, filter: UserFilter, order: UserOrder | null): AsyncGenerator<string> {
  return streamCsv<{ id: number }>(pool, allUserIds(filter, order), COLUMNS, async (ids, client) => {
    const values = [ids.map(({ id }) => id)];
    const { rows } = await client.query<(Cell | boolean)[]>({ text: SQL, values, rowMode: 'array' });
    return rows.map((row) => row.map((cell) => (typeof cell === 'boolean' ? String(cell) : cell)));
  });
}

const SQL = `
select u.id, u.email, u.display_name, u.first_name, u.last_name, u.is_super_admin, u.is_moderator, u.email_verified_at, u.created_at
from unnest($1::int[]) with ordinality as wanted (id, place) join users u on u.id = wanted.id order by wanted.place`;

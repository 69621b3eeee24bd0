import { beforeAll, describe, expect, it } from 'vitest';
import { useStaff } from '#tests/staff.ts';
import { type Answer, useApp } from '#tests/testApp.ts';

const test = useApp('empty');
const staff = useStaff(test);
beforeAll(async () => {
  await test.db.pool.query(
    `insert into users (email, display_name, first_name, last_name, created_at)
     select 'user' || n || '@mail.example', case n % 3 when 0 then 'Álvaro ' when 1 then 'alba ' else 'Zoé ' end || n,
       'Niño', 'Pérez ' || n, timestamptz '2026-01-01' + n % 7 * interval '1 day'
     from generate_series(1, 130) n`,
  );
});

const list = async (query: string) => (await staff.get(`/api/users${query}`)).body;
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('the list of users', () => {
  it('has the documented rows, newest first, 25 per page, and the total count', async () => {
    const { rows, count } = await list('');
    expect(rows).toHaveLength(25);
    expect(count).toBe(131);
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      email: 'user130@mail.example',
      firstName: 'Niño',
      lastName: 'Pérez 130',
      displayName: 'alba 130',
      isModerator: false,
      isSuperAdmin: false,
    });
    expect(ids(rows)).toEqual(ids(rows).toSorted((a, b) => b - a));
    expect(ids((await list('?page=2')).rows)).toEqual(ids((await list('?top=50')).rows).slice(25));
  });

  it.each(['top=0', 'top=1001', 'page=0', 'page=x', 'q=%00'])('rejects the page %s', async (query) => {
    expect((await staff.get(`/api/users?${query}`)).status).toBe(400);
  });

  it('is filtered by words of names and e-mail, ignoring accents', async () => {
    expect((await list('?q=ALVARO+nino')).count).toBe(43);
    expect((await list('?q=perez+128')).rows).toHaveLength(1);
    expect((await list('?q=user99%40mail.example')).rows).toMatchObject([{ email: 'user99@mail.example' }]);
    expect(await list('?q=nobody+is+called+so')).toEqual({ rows: [], count: 0 });
    for (const odd of ['%', '_', "'", '\\', '🚚'])
      expect((await staff.get(`/api/users?q=${encodeURIComponent(odd)}`)).status).toBe(200);
  });

  it('is narrowed to a view, also with words and in the export', async () => {
    const emails = ['user1@mail.example', 'user2@mail.example', 'user3@mail.example'];
    await test.db.pool.query(
      `update users set is_moderator = email = $1, disabled_at = case when email = $2 then now() end,
         deletion_due_at = case when email = $3 then now() end, email_verified_at = now() where email = any($4)`,
      [...emails, emails],
    );
    const count = async (view: string, search = '') => {
      const query = `{ users(first: 1, view: ${view}, search: "${search}") { totalCount } }`;
      return (await staff.graphql(query)).body.data.users.totalCount;
    };
    expect(await count('SUPER_ADMINS')).toBe(1);
    expect(await count('MODERATORS')).toBe(1);
    expect(await count('DISABLED')).toBe(1);
    expect(await count('DELETION_DUE')).toBe(1);
    expect(await count('UNVERIFIED')).toBe(127);
    expect(await count('UNVERIFIED', 'alvaro')).toBe(42);
    const csv = await staff.get('/api/users/export.csv?view=moderators');
    expect(csv.body.trim().split(/\r?\n/)).toHaveLength(2);
    expect((await staff.get('/api/users/export.csv?view=nobody')).status).toBe(400);
  });

  it.each(
    ['DISPLAY_NAME', 'EMAIL', 'CREATED_AT'].flatMap((field) => [
      [field, 'ASC'],
      [field, 'DESC'],
    ]),
  )('pages by cursor through every user once, by %s %s', async (field, direction) => {
    const query = `query ($after: String) { users(first: 40, after: $after, orderBy: { field: ${field}, direction: ${direction} }) {
      edges { node { databaseId displayName email createdAt } } pageInfo { endCursor hasNextPage } } }`;
    const rows: { databaseId: number; displayName: string; email: string; createdAt: string }[] = [];
    let after: string | null = null;
    do {
      const answer: Answer = await staff.graphql(query, { after });
      const { users } = answer.body.data;
      rows.push(...users.edges.map(({ node }: { node: (typeof rows)[number] }) => node));
      after = users.pageInfo.hasNextPage ? users.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(rows.map((row) => row.databaseId)).size).toBe(131);
    const collator = new Intl.Collator('und');
    const way = direction === 'ASC' ? 1 : -1;
    const sorted = rows.toSorted((a, b) => {
      if (field === 'DISPLAY_NAME') return way * collator.compare(a.displayName, b.displayName);
      const key = field === 'EMAIL' ? 'email' : 'createdAt';
      return way * (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0);
    });
    expect(rows).toEqual(sorted);
  });

  it('pages by cursor without an order, and rejects a malformed cursor', async () => {
    const query =
      'query ($after: String) { users(first: 100, after: $after) { edges { cursor node { databaseId } } } }';
    const first = (await staff.graphql(query)).body.data.users.edges;
    const rest = (await staff.graphql(query, { after: first.at(-1).cursor })).body.data.users.edges;
    expect([first.length, rest.length]).toEqual([100, 31]);
    for (const after of ['xx', 'row:9999999999999999999', 'row:0'].map((text) => Buffer.from(text).toString('base64')))
      expect((await staff.graphql(query, { after })).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    const far = Buffer.from('row:999999999999999').toString('base64');
    expect((await staff.graphql(query, { after: far })).body.data.users.edges).toHaveLength(100);
  });

  it('sends three database queries, independent of the number of rows', async () => {
    const ask = async (top: number) =>
      (await test.statements(() => staff.get(`/api/users?top=${top}`))).filter((sql) => !/from sessions/.test(sql));
    expect(await ask(1)).toHaveLength(3);
    expect(await ask(120)).toHaveLength(3);
  });
});

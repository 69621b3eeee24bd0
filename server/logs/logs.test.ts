import { beforeAll, describe, expect, it } from 'vitest';
import { housekeeping } from '#server/app/work/housekeeping.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { signedInStaff, useStaff } from '#tests/staff.ts';
import { type Answer, useApp } from '#tests/testApp.ts';

const DAY_MS = 86_400_000;
const test = useApp('empty', { LOG_RETENTION_DAYS: '400' });
const staff = useStaff(test);
let eva = 0;
beforeAll(async () => {
  const { pool } = test.db;
  const { rows } = await pool.query(
    `insert into users (email, display_name) values ('eva@x.example', 'Eva') returning id`,
  );
  eva = rows[0].id;
  // one a day, the newest yesterday, so that entries of the tests come first
  await pool.query(
    `insert into logs (severity, code, parameters, user_id, created_at)
     select case n % 10 when 0 then 'error' when 1 then 'warning' else 'info' end::log_severity,
       case n % 10 when 0 then 'downloaded' else 'signedIn' end,
       case n % 10 when 0 then jsonb_build_object('file', 'Teléfonos ' || n || '.csv') end,
       case n % 2 when 0 then $1::int end, now() - (301 - n) * interval '1 day'
     from generate_series(1, 300) n`,
    [eva],
  );
});

interface Row {
  id: string;
  severity: string;
  code: string;
  message: string;
  user: { displayName: string } | null;
  createdAt: string;
}
const list = async (query: string) => (await staff.get(`/api/logs${query}`)).body as { rows: Row[]; count: number };

describe('the list of logs', () => {
  it('has the documented rows, newest first, a hundred per page, and the total count', async () => {
    const { rows, count } = await list('');
    expect(rows).toHaveLength(100);
    expect(count).toBe(await test.db.prisma.log.count());
    const ids = rows.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await list(`?user=${eva}`)).rows[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      severity: 'error',
      code: 'downloaded',
      message: 'Downloaded Teléfonos 300.csv',
      user: { displayName: 'Eva' },
      createdAt: expect.any(String),
    });
  });

  it.each(['createdAt', 'severity', 'user'] as const)(
    'is sorted by %s in both directions, within a filter, entries without a value last',
    async (field) => {
      const until = new Date(Date.now() - DAY_MS / 2).toISOString();
      const weights = ['info', 'warning', 'error'];
      const value = (row: Row) =>
        field === 'user'
          ? (row.user?.displayName ?? null)
          : field === 'severity'
            ? weights.indexOf(row.severity)
            : row.createdAt;
      for (const [way, sign] of [
        ['asc', 1],
        ['desc', -1],
      ] as const) {
        const { rows, count } = await list(`?until=${until}&sort=${field}:${way}&top=1000`);
        expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([count, count]);
        const values = rows.map(value);
        const known = values.filter((item) => item !== null);
        expect(values.slice(0, known.length)).toEqual(known.toSorted((a, b) => sign * (a < b ? -1 : a > b ? 1 : 0)));
        const second = await list(`?until=${until}&sort=${field}:${way}&top=70&page=2`);
        expect(second.rows).toEqual(rows.slice(70, 140));
      }
    },
  );

  it.each([
    ['severity=error', 30],
    ['severity=warning&q=logged', 30],
    ['q=telefono', 30],
    ['q=TELÉF+down', 30],
    ['q=csv+270.csv', 1],
    ['q=ownload', 0],
    ['q=download+logged', 0],
    ['q=%25', null],
    ['q=%F0%9F%9A%9A', null],
  ])('is filtered by %s', async (query, expected) => {
    const { rows, count } = await list(`?${query}&until=${new Date(Date.now() - DAY_MS / 2).toISOString()}&top=1000`);
    expect(count).toBe(expected ?? 300);
    expect(rows).toHaveLength(count);
    const whole = await list(`?${query}&user=${eva}&top=1000`);
    expect(whole.rows.every(({ user }) => user?.displayName === 'Eva')).toBe(true);
  });

  it('is filtered by user and by time, including the start and excluding the end', async () => {
    const moments = (await list(`?user=${eva}&top=1000`)).rows.map(({ createdAt }) => createdAt);
    expect(moments).toHaveLength(150);
    const [newest, middle, oldest] = [moments[0]!, moments[50]!, moments[100]!];
    const between = await list(`?user=${eva}&from=${oldest}&until=${middle}`);
    expect(between.rows.map(({ createdAt }) => createdAt)).toEqual(moments.slice(51, 101));
    expect((await list(`?user=${eva}&from=${newest}`)).count).toBe(1);
    expect(await list('?user=999999')).toEqual({ rows: [], count: 0 });
    expect((await list('?from=0001-01-01T00:00:00Z&until=9999-12-31T23:59:59.999Z')).count).toBeGreaterThan(300);
  });

  it.each([
    'top=0',
    'top=1001',
    'page=0',
    'severity=fatal',
    'severity=INFO',
    'user=abc',
    'user=0',
    'from=yesterday',
    'until=2026-13-01',
    'from=-200000-01-01T00:00:00Z',
    'until=%2B200000-01-01T00:00:00Z',
    'q=%00',
  ])('rejects %s', async (query) => {
    const { status, body } = await staff.get(`/api/logs?${query}`);
    expect([status, Boolean(body.message)]).toEqual([400, true]);
  });

  it.each(['', 'severity: INFO', 'search: "logged"', 'until: "2100-01-01T00:00:00Z"'])(
    'returns every entry once when paged by cursor, with (%s)',
    async (filter) => {
      const query = `query ($after: String) { logs(first: 70, after: $after ${filter}) {
        totalCount totalCountIsExact edges { node { databaseId } } pageInfo { endCursor hasNextPage } } }`;
      const ids: string[] = [];
      let after: string | null = null;
      let total = 0;
      do {
        const answer: Answer = await staff.graphql(query, { after });
        const { logs } = answer.body.data;
        ids.push(...logs.edges.map(({ node }: { node: { databaseId: string } }) => node.databaseId));
        total = logs.totalCount;
        expect(logs.totalCountIsExact).toBe(true);
        after = logs.pageInfo.hasNextPage ? logs.pageInfo.endCursor : null;
      } while (after);
      expect(new Set(ids).size).toBe(total);
      expect(ids).toHaveLength(total);
    },
  );

  it('takes a fixed number of statements, independent of the number of rows', async () => {
    const ask = async (query: string) =>
      (await test.statements(() => staff.get(`/api/logs?${query}`))).filter((sql) => !/from sessions/.test(sql));
    // the ids, the rows, their users, the count
    expect(await ask(`top=2&user=${eva}`)).toHaveLength(4);
    expect(await ask(`top=120&user=${eva}&severity=info&q=logged&from=2020-01-01`)).toHaveLength(4);
    const both = `{ logs { totalCount totalCountIsExact } }`;
    expect((await test.statements(() => staff.graphql(both))).filter((sql) => /count\(\*\)/.test(sql))).toHaveLength(1);
  });

  it('returns an entry by its id, and none for an unknown id', async () => {
    const { rows } = await list('?top=1');
    const query = 'query ($id: ID!) { log(id: $id) { databaseId code message requestId subjectType subjectId } }';
    const log = async (id: string) => (await staff.graphql(query, { id })).body;
    expect((await log(rows[0]!.id)).data.log).toMatchObject({ databaseId: rows[0]!.id, message: rows[0]!.message });
    const about = await test.db.prisma.log.create({
      data: { severity: 'info', code: 'userChanged', subject: 'user', subjectId: eva },
    });
    expect((await log(String(about.id))).data.log).toMatchObject({
      subjectType: 'USER',
      subjectId: writeGlobalId('User', eva),
    });
    expect((await log(writeGlobalId('Log', rows[0]!.id))).data.log.databaseId).toBe(rows[0]!.id);
    expect((await log('9223372036854775807')).data.log).toBeNull();
    for (const id of ['9223372036854775808', '0', 'x', '', '1e3'])
      expect((await log(id)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a reader in another language', () => {
  it.each([
    ['es', 'sesion inic', 'Sesión iniciada', 'Archivo descargado: Teléfonos 300.csv'],
    ['pt', 'login', 'Login', 'Arquivo baixado: Teléfonos 300.csv'],
  ])('reads and finds entries in it: %s', async (language, search, signedIn, downloaded) => {
    const reader = await signedInStaff(test, undefined, { 'accept-language': language });
    const read = async (query: string) =>
      (await reader.get(`/api/logs?${query}`)).body as { rows: Row[]; count: number };
    const found = await read(`severity=warning&q=${search}`);
    expect([found.count, found.rows[0]!.message, found.rows[0]!.code]).toEqual([30, signedIn, 'signedIn']);
    expect((await read(`q=${encodeURIComponent(downloaded)}`)).rows).toMatchObject([{ message: downloaded }]);
    expect((await read(`q=logged&user=${eva}`)).count).toBe(0);
  });
});

describe('an entry of the log', () => {
  it.each([
    `update logs set code = 'x' where id = 1`,
    `update logs set parameters = '{}' where id = 1`,
    'update logs set user_id = null where user_id is not null',
    'update logs set user_id = (select max(id) from users) where user_id is null',
    'update logs set id = id + 1000000',
    'delete from logs where id = 1',
    'truncate logs',
    `begin; select set_config('rumbo.logs_expire_before', '2020-01-01', true); delete from logs where id = 1; commit`,
  ])('is not changed by: %s', async (sql) => {
    const before = await test.db.pool.query('select * from logs order by id');
    const client = await test.db.pool.connect();
    try {
      await expect(client.query(sql)).rejects.toMatchObject({ code: 'RB002' });
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await test.db.pool.query('select * from logs order by id')).rows).toEqual(before.rows);
  });

  it('loses only its user when they are deleted', async () => {
    const { pool } = test.db;
    const gone = await pool.query(`insert into users (email, display_name) values ('x@x.example', 'X') returning id`);
    const { rows } = await pool.query(
      `insert into logs (severity, code, user_id, before) values ('info', 'signedIn', $1, '{"a": 1}') returning *`,
      [gone.rows[0].id],
    );
    await pool.query('delete from users where id = $1', [gone.rows[0].id]);
    expect((await pool.query('select * from logs where id = $1', [rows[0].id])).rows).toEqual([
      { ...rows[0], user_id: null },
    ]);
  });

  it('is kept for its retention, then removed by the nightly housekeeping, and nothing else with it', async () => {
    const { pool, prisma } = test.db;
    await pool.query(
      `insert into logs (severity, code, created_at)
       select 'info', 'signedIn', now() - interval '401 days' from generate_series(1, 10050)`,
    );
    const total = await prisma.log.count();
    const night = { ...test.parts, db: test.db, publicUrl: '', mail: { send: async () => {} } };
    await housekeeping({}, { ...night, env: { ...test.parts.env, logRetentionDays: 402 } });
    expect(await prisma.log.count()).toBe(total);
    expect(test.parts.env.logRetentionDays).toBe(400);
    await housekeeping({}, night);
    expect(await prisma.log.count()).toBe(total - 10_050);
    await expect(pool.query('delete from logs where id = 1')).rejects.toMatchObject({ code: 'RB002' });
  });
});

describe('a long log', () => {
  const long = useApp('empty');

  it('has an estimated count, reports it as such, and reaches its last pages quickly', async () => {
    const admin = await signedInStaff(long);
    await long.db.pool.query(
      `insert into logs (severity, code) select case n % 4 when 0 then 'error' else 'info' end::log_severity, 'signedIn'
       from generate_series(1, 100000) n`,
    );
    await long.db.pool.query('vacuum analyze logs');
    const ask = async (filter: string) =>
      (await admin.graphql(`{ logs(${filter}) { totalCount totalCountIsExact edges { node { databaseId } } } }`)).body
        .data.logs;
    const all = await ask('first: 100');
    const exact = await long.db.prisma.log.count();
    expect(all).toMatchObject({ totalCount: exact, totalCountIsExact: false });
    const errors = await ask('first: 1, severity: ERROR');
    expect(errors.totalCountIsExact).toBe(false);
    expect(errors.totalCount).toBeGreaterThan(22_000);
    expect(errors.totalCount).toBeLessThan(28_000);
    const deep = await ask('first: 100, offset: 90000');
    const ids = (page: typeof deep) => page.edges.map(({ node }: { node: { databaseId: string } }) => +node.databaseId);
    expect(ids(deep)[0]).toBe(ids(all)[0]! - 90_000);
    expect(ids(await ask(`first: 100, offset: ${exact - 10}`))).toHaveLength(10);
    expect(ids(await ask('first: 100, offset: 999999'))).toEqual([]);
    // located by id, not by counting: rolled-back inserts count too
    await long.db.pool.query(`select setval('logs_id_seq', (select max(id) + 500 from logs))`);
    await long.db.pool.query(`insert into logs (severity, code) values ('info', 'signedIn')`);
    const newest = ids(await ask('first: 1'))[0]!;
    expect(ids(await ask('first: 1, offset: 30000'))).toEqual([newest - 30_000]);
  });
});

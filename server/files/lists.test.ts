import { beforeAll, describe, expect, it } from 'vitest';
import { photo } from '#tests/images.ts';
import { useStaff } from '#tests/staff.ts';
import { type Answer, useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const staff = useStaff(test);
beforeAll(async () => {
  await test.db.pool.query(
    `insert into files (storage_key, content_type, byte_size, widths, user_id)
     select lpad(to_hex(n), 32, '0'), 'image/webp', 1000 + n, '{160,800}', case when n % 2 = 0 then (select min(id) from users) end
     from generate_series(1, 250) n`,
  );
});

describe('the list of files', () => {
  it('has the documented rows, newest first, a hundred per page, and the total count', async () => {
    const { rows, count } = (await staff.get('/api/files')).body;
    expect([rows.length, count]).toEqual([100, 250]);
    expect(rows.slice(0, 2)).toEqual([
      {
        id: rows[1].id + 1,
        url: `/uploads/${'fa'.padStart(32, '0')}-800.webp`,
        user: { displayName: 'Super Admin' },
        createdAt: expect.any(String),
      },
      { id: rows[1].id, url: expect.any(String), user: null, createdAt: expect.any(String) },
    ]);
    const last = (await staff.get('/api/files?page=3')).body.rows;
    expect(last).toHaveLength(50);
    expect(last.at(-1).id).toBe(rows[0].id - 249);
  });

  it('finds the files of providers and users by words, in each order', async () => {
    const { rows } = await test.db.pool.query(
      `with chosen as (select id from providers where status = 'approved' order by id limit 1),
         named as (update providers set business_name = 'Cargas Ñandú' where id in (select id from chosen))
       insert into provider_images (provider_id, file_id)
       select (select id from chosen), min(id) + 2 from files returning file_id`,
    );
    const search = async (words: string, order = '') => {
      const query = `query ($words: String) { files(first: 5, search: $words${order}) { totalCount edges { node { databaseId } } } }`;
      return (await staff.graphql(query, { words })).body.data.files;
    };
    const found = { totalCount: 1, edges: [{ node: { databaseId: rows[0].file_id } }] };
    expect(await search('NANDU cargas')).toEqual(found);
    expect(await search('NANDU', ', orderBy: { field: USER, direction: ASC }')).toEqual(found);
    expect((await search('super admin')).totalCount).toBe(125);
    expect((await search('nobody is called so')).totalCount).toBe(0);
    await test.db.pool.query('delete from provider_images where file_id = $1', [rows[0].file_id]);
  });

  it.each(['top=0', 'top=1001', 'page=0', 'page=x'])('rejects the page %s', async (query) => {
    expect((await staff.get(`/api/files?${query}`)).status).toBe(400);
  });

  it('returns every file once when paged by cursor', async () => {
    const query = `query ($after: String) { files(first: 90, after: $after) {
      edges { node { databaseId } } pageInfo { endCursor hasNextPage } } }`;
    const ids: number[] = [];
    let after: string | null = null;
    do {
      const answer: Answer = await staff.graphql(query, { after });
      const { files } = answer.body.data;
      ids.push(...files.edges.map(({ node }: { node: { databaseId: number } }) => node.databaseId));
      after = files.pageInfo.hasNextPage ? files.pageInfo.endCursor : null;
    } while (after);
    expect(ids).toHaveLength(250);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const far = Buffer.from('row:999999999999999').toString('base64');
    expect((await staff.graphql(query, { after: far })).body.data.files.edges).toHaveLength(90);
  });

  it.each(['createdAt', 'user'] as const)(
    'is sorted by %s in both directions, files without a value last',
    async (field) => {
      const value = (row: { createdAt: string; user: { displayName: string } | null }) =>
        field === 'user' ? (row.user?.displayName ?? null) : row.createdAt;
      const { pool } = test.db;
      await pool.query("insert into users (email, display_name) values ('ada@x.example', 'Ada')");
      await pool.query(
        "update files set user_id = (select min(id) from users where display_name = 'Ada') where id % 5 = 0",
      );
      await pool.query("update files set created_at = now() - (id * 7919 % 250) * interval '1 hour'");
      for (const [way, sign] of [
        ['asc', 1],
        ['desc', -1],
      ] as const) {
        const pages = [1, 2, 3].map((page) => staff.get(`/api/files?sort=${field}:${way}&page=${page}`));
        const rows = (await Promise.all(pages)).flatMap(({ body }) => body.rows);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(250);
        const values = rows.map(value);
        const known = values.filter((item) => item !== null);
        expect(values.slice(0, known.length)).toEqual(known.toSorted((a, b) => sign * (a < b ? -1 : a > b ? 1 : 0)));
      }
    },
  );

  it('returns every file once when paged by cursor in another order', async () => {
    const query = `query ($after: String) { files(first: 90, after: $after, orderBy: { field: USER, direction: ASC }) {
      edges { node { databaseId } } pageInfo { endCursor hasNextPage } } }`;
    const ids = new Set<number>();
    let after: string | null = null;
    do {
      const answer: Answer = await staff.graphql(query, { after });
      const { files } = answer.body.data;
      for (const { node } of files.edges) ids.add(node.databaseId);
      after = files.pageInfo.hasNextPage ? files.pageInfo.endCursor : null;
    } while (after);
    expect(ids.size).toBe(250);
  });

  it('rejects an unknown sort key', async () => {
    expect((await staff.get('/api/files?sort=url:asc')).status).toBe(400);
  });

  it('has the user, the size and the URL of the smallest width of an image', async () => {
    const { rows } = await test.db.pool.query('select id, business_name from providers order by id limit 1');
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await photo(600, 400).jpeg().toBuffer())]), 'a.jpg');
    await staff.form(`/api/providers/${rows[0].id}/image`, form);
    const query = `{ files(first: 2) { edges { node { url thumbnailUrl contentType byteSize user { email }
      provider { databaseId businessName } } } } }`;
    const [image, other] = (await staff.graphql(query)).body.data.files.edges;
    expect(image.node).toEqual({
      url: expect.stringMatching(/^\/uploads\/\w{32}-600\.webp$/),
      thumbnailUrl: expect.stringMatching(/^\/uploads\/\w{32}-160\.webp$/),
      contentType: 'image/webp',
      byteSize: expect.any(Number),
      user: { email: staff.email },
      provider: { databaseId: rows[0].id, businessName: rows[0].business_name },
    });
    expect(other.node.provider).toBeNull();
    expect((await staff.get(image.node.thumbnailUrl)).status).toBe(200);
  });

  it('takes a fixed number of statements, independent of the number of rows', async () => {
    const ask = async (top: number) =>
      (await test.statements(() => staff.get(`/api/files?top=${top}`))).filter((sql) => !/from sessions/.test(sql));
    // the rows, their users, the count
    expect(await ask(2)).toHaveLength(3);
    expect(await ask(200)).toHaveLength(3);
    const whole = `{ files(first: 200) { totalCount edges { node { url user { email } provider { businessName } } } } }`;
    expect((await test.statements(() => staff.graphql(whole))).length).toBeLessThanOrEqual(6);
  });
});

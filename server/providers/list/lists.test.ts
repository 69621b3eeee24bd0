import { beforeAll, describe, expect, it } from 'vitest';
import { useFewProviders } from '#tests/fewProviders.ts';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
useFewProviders(test);
const staff = useStaff(test);
beforeAll(async () => {
  const { pool } = test.db;
  await pool.query("insert into users (email, display_name) values ('z@x.example', 'Zoe'), ('b@x.example', 'Bea')");
  await pool.query(`update providers set commercial_name = 'Comercial ' || id where id % 3 = 0`);
  await pool.query(
    `update providers set approved_by_id = (select min(id) + providers.id % 2 from users where email like '_@x.example') where id % 5 = 0`,
  );
  await pool.query("update providers set status = 'waiting', approved_at = null where id % 11 = 0");
  await pool.query("update providers set business_name = 'Fríos del Sur' where id = (select max(id) from providers)");
});

type Row = Record<string, string | number | null> & { id: number; approver: { displayName: string } | null };
const list = async (query: string) =>
  (await staff.get(`/api/providers${query}`)).body as { rows: Row[]; count: number };

describe('the list of providers', () => {
  it('has the documented rows, fifty a page, and the count of all', async () => {
    const { rows, count } = await list('');
    expect(rows).toHaveLength(50);
    expect(count).toBe(await test.db.prisma.provider.count());
    expect(Object.keys(rows[0]!).sort()).toEqual([
      'approvedAt',
      'approvedBy',
      'approver',
      'businessName',
      'commercialName',
      'createdAt',
      'id',
      'status',
      'taxNumber',
      'updatedAt',
    ]);
  });

  it.each(['businessName', 'commercialName', 'taxNumber', 'approvedAt', 'approvedBy', 'createdAt', 'updatedAt'])(
    'is sorted by %s both ways, each provider once, those without a value last',
    async (field) => {
      const value = (row: Row) =>
        (field === 'approvedBy' ? (row.approver?.displayName ?? null) : row[field]) as string | null;
      const all = async (way: string) => {
        const pages = [1, 2, 3].map((page) => list(`?top=200&page=${page}&sort=${field}:${way}`));
        return (await Promise.all(pages)).flatMap(({ rows }) => rows);
      };
      const [up, down] = [await all('asc'), await all('desc')];
      const total = await test.db.prisma.provider.count();
      expect(new Set(up.map(({ id }) => id)).size).toBe(total);
      const valued = up.filter((row) => value(row) !== null);
      expect(up.slice(0, valued.length)).toEqual(valued);
      expect(down.filter((row) => value(row) !== null)).toEqual(valued.toReversed());
      const collator = new Intl.Collator('und');
      const compare = /At$|taxNumber/.test(field)
        ? (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
        : collator.compare;
      for (let i = 1; i < valued.length; i++)
        expect(compare(value(valued[i - 1]!)!, value(valued[i]!)!)).toBeLessThanOrEqual(0);
    },
  );

  it.each(['name:asc', 'businessName', 'businessName:up', 'constructor:asc', ':', 'id;drop:asc'])(
    'cannot be sorted by %s',
    async (sort) => {
      expect((await staff.get(`/api/providers?sort=${encodeURIComponent(sort)}`)).status).toBe(400);
    },
  );

  it.each(['top=0', 'top=1001', 'page=0', 'page=x'])('has no page %s', async (query) => {
    expect((await staff.get(`/api/providers?${query}`)).status).toBe(400);
  });

  it('is filtered by words of names and numbers, without accents', async () => {
    const { rows } = await list('?q=frios+SUR');
    expect(rows.map(({ businessName }) => businessName)).toEqual(['Fríos del Sur']);
    const [one] = rows;
    expect((await list(`?q=${encodeURIComponent(String(one!.taxNumber))}`)).rows.map(({ id }) => id)).toContain(
      one!.id,
    );
    expect(await list('?q=nothing+has+this')).toEqual({ rows: [], count: 0 });
    for (const odd of ['%', '_', "'", '\\', '🚚'])
      expect((await staff.get(`/api/providers?q=${encodeURIComponent(odd)}`)).status).toBe(200);
  });

  it('is filtered by status, country, category, edits to review and who decided, as is its export', async () => {
    const { pool } = test.db;
    const { id } = await test.db.prisma.provider.findFirstOrThrow({ where: { status: 'approved' } });
    await pool.query("insert into provider_edits (provider_id, values) values ($1, '{}')", [id]);
    const { id: me } = await test.db.prisma.user.findFirstOrThrow({ where: { email: staff.email } });
    await pool.query(
      `with chosen as (select id from providers where status = 'approved' and id <> $1 order by id limit 3),
      refused as (insert into provider_decisions (provider_id, kind, reason, user_id) select id, 'rejected', 'x', $2 from chosen)
      update providers set status = 'rejected', approved_at = null, rejected_at = now() where id in (select id from chosen)`,
      [id, me],
    );
    const query = `query ($filter: ProviderListFilter) { providers(first: 20, filter: $filter) { totalCount edges {
      flags node { databaseId status place { countryCode } providerServices { service { subcategory { category { databaseId } } } } } } } }`;
    interface Edge {
      flags: string[];
      node: {
        databaseId: number;
        status: string;
        place: { countryCode: string };
        providerServices: { service: { subcategory: { category: { databaseId: number } } } }[];
      };
    }
    const narrowed = async (filter: object) => {
      const { totalCount, edges } = (await staff.graphql(query, { filter })).body.data.providers;
      expect(totalCount).toBeGreaterThan(0);
      return edges as Edge[];
    };
    const exported = async (search: string) => {
      const { body } = await staff.get(`/api/providers/export.csv?${search}`);
      return Buffer.from(body).toString().split('\r\n').length - 2;
    };
    for (const status of ['WAITING', 'APPROVED', 'REJECTED'])
      for (const { node } of await narrowed({ status })) expect(node.status).toBe(status);
    expect(await narrowed({ status: 'REJECTED' })).toHaveLength(3);
    expect(await exported('status=rejected')).toBe(3);
    for (const { node } of await narrowed({ country: 'UY' })) expect(node.place.countryCode).toBe('UY');
    const [{ node: any }] = (await narrowed({ status: 'APPROVED' })) as [Edge];
    const { databaseId } = any.providerServices[0]!.service.subcategory.category;
    for (const { node } of await narrowed({ categoryId: databaseId }))
      expect(node.providerServices.map(({ service }) => service.subcategory.category.databaseId)).toContain(databaseId);
    const edited = await narrowed({ hasPendingEdit: true });
    expect(edited.map(({ flags, node }) => [node.databaseId, flags.includes('PENDING_EDIT')])).toEqual([[id, true]]);
    expect(await exported(`edit=true&country=${edited[0]!.node.place.countryCode}`)).toBe(1);
    const { providerDeciders } = (await staff.graphql('{ providerDeciders { databaseId } }')).body.data;
    expect(providerDeciders).toContainEqual({ databaseId: me });
    expect((await narrowed({ decidedById: me })).map(({ node }) => node.status)).toEqual(Array(3).fill('REJECTED'));
    expect(await exported(`decidedBy=${me}`)).toBe(3);
    expect((await staff.get('/api/providers/export.csv?status=gone')).status).toBe(400);
  });

  it.each(['ASC', 'DESC'])(
    'goes on by cursor through every provider once, %s, also where values are missing',
    async (direction) => {
      const query = `query ($after: String) { providers(first: 200, after: $after, orderBy: { field: APPROVED_BY, direction: ${direction} }) {
      edges { node { databaseId } } pageInfo { endCursor hasNextPage } } }`;
      const ids: number[] = [];
      let after: string | null = null;
      do {
        const { body } = await staff.graphql(query, { after });
        const { edges, pageInfo } = body.data.providers;
        ids.push(...edges.map((edge: { node: { databaseId: number } }) => edge.node.databaseId));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(await test.db.prisma.provider.count());
    },
  );

  it('returns nothing after an impossible row id', async () => {
    const after = Buffer.from('row:99999999999').toString('base64');
    const { body } = await staff.graphql('query ($a: String) { providers(after: $a) { edges { cursor } } }', {
      a: after,
    });
    expect(body).toEqual({ data: { providers: { edges: [] } } });
  });

  it('refuses an invalid cursor', async () => {
    const { body } = await staff.graphql('{ providers(after: "xx") { totalCount } }');
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  it('takes three queries, independent of the number of rows', async () => {
    const ask = async (top: number) =>
      (await test.statements(() => staff.get(`/api/providers?top=${top}`))).filter((sql) => !/from sessions/.test(sql));
    expect(await ask(1)).toHaveLength((await ask(200)).length);
    expect((await ask(200)).length).toBeLessThanOrEqual(4);
  });

  it('does so over GraphQL too, with all relations of a row', async () => {
    const query = `query ($first: Int) { providers(first: $first) { totalCount edges { node { moderation { approver { displayName emailVerified }
      taxType { name } taxNumberIsDoubtful image { url } } place { name } contacts { contactValue }
      providerServices { service { name } place { name } } } } } }`;
    const ask = (first: number) => test.statements(() => staff.graphql(query, { first }));
    const few = await ask(10);
    expect(await ask(50)).toHaveLength(few.length);
    expect(few.length).toBeLessThanOrEqual(5);
  });
});

describe('the moderation queue', () => {
  it('contains the undecided ones', async () => {
    const { rows, count } = (await staff.get('/api/providers/unapproved?top=1000&sort=createdAt:asc')).body;
    expect(count).toBe(await test.db.prisma.provider.count({ where: { approvedAt: null, rejectedAt: null } }));
    expect(rows.every((row: Row) => row.approvedAt === null)).toBe(true);
    expect(count).toBeGreaterThan(40);
  });
});

describe('the page of a provider', () => {
  it('takes a fixed number of queries', async () => {
    const ids = (await test.db.prisma.provider.findMany({ take: 3, orderBy: { id: 'desc' } })).map(({ id }) => id);
    for (const id of ids) {
      const statements = await test.statements(() => staff.get(`/api/providers/${id}`));
      // the session, the provider, and one for each kind of relation
      expect(statements.length).toBeLessThanOrEqual(13);
    }
  });
});

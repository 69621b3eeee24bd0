import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';
import { listProviderIds } from './listProviders.ts';
import { PROVIDER_SORTS, SORTS } from './sorts.ts';

const test = useApp('demo');
const ROWS = 26_000;

beforeAll(async () => {
  await test.db.pool.query(`set local statement_timeout = 0;
    insert into users (email, display_name) select 'approver' || n || '@x.example', (array['Zoe', 'Ana', 'Luz', 'Ana'])[n]
      from generate_series(1, 4) n;
    insert into providers (business_name, commercial_name, tax_number, address_id, status, approved_at, approved_by_id)
      select (array['ñandú', 'Nube', 'álamo', 'Zeta', 'a b', 'AB'])[1 + n % 6] || ' ' || n % 3000,
        case when n % 4 > 0 then 'C' || n % 500 end, case when n % 3 > 0 then lpad((n % 900)::text, 5, '0') end,
        3435910, (case when n % 5 > 0 then 'approved' else 'waiting' end)::provider_status,
        case when n % 5 > 0 then '2026-01-01'::timestamptz + n % 700 * interval '1 minute' end,
        case when n % 5 > 0 then (select id from users where email = 'approver' || 1 + n % 4 || '@x.example') end
      from generate_series(1, ${ROWS}) n`);
  await test.db.pool.query('analyze providers');
});

/** The complete list as PostgreSQL sorts it. */
async function sorted(field: (typeof PROVIDER_SORTS)[number], isDescending: boolean): Promise<number[]> {
  const way = isDescending ? 'desc' : 'asc';
  const { column, collation } = SORTS[field];
  const key = field === 'approvedBy' ? 'u.display_name collate "und-x-icu"' : column + collation;
  const second = field === 'approvedBy' ? `p.approved_by_id ${way},` : '';
  const { rows } = await test.db.pool.query<{ id: number }>(
    `select p.id from providers p left join users u on u.id = p.approved_by_id
      order by ${key} ${way} nulls last, ${second} p.id ${way}`,
  );
  return rows.map(({ id }) => id);
}

describe('the list of all providers', () => {
  it.each(PROVIDER_SORTS.flatMap((field) => [[field, false] as const, [field, true] as const]))(
    'by %s, downwards: %s, is the same page by page however far down',
    async (field, isDescending) => {
      const all = await sorted(field, isDescending);
      const ask = (page: { after?: number; offset?: number }) =>
        listProviderIds(
          test.db.pool,
          { isQueue: false },
          { field, isDescending },
          { first: 50, after: null, offset: 0, ...page },
        );
      const last = Math.floor((all.length - 1) / 50) * 50;
      for (const offset of [
        0,
        50,
        999,
        5_000,
        19_950,
        20_000,
        20_001,
        20_500,
        20_999,
        21_000,
        23_456,
        last,
        all.length,
      ])
        expect(await ask({ offset }), `offset ${offset}`).toEqual(all.slice(offset, offset + 51));
      for (const at of [0, 777, 9_999, 17_000, 20_800, 20_801, 22_399, 25_000, all.length - 2, all.length - 1])
        expect(await ask({ after: all[at]! }), `after ${at}`).toEqual(all.slice(at + 1, at + 52));
      expect(await ask({ after: all[500]!, offset: 100 })).toEqual(all.slice(601, 652));
    },
  );

  it.each(
    (['commercialName', 'taxNumber', 'approvedAt'] as const).flatMap((field) => [
      [field, false] as const,
      [field, true] as const,
    ]),
  )(
    'by %s, downwards: %s, reads of those without a value only a page, along the index',
    async (field, isDescending) => {
      const all = await sorted(field, isDescending);
      const after = all.at(-2_000)!;
      const [sql] = await test.statements(() =>
        listProviderIds(test.db.pool, { isQueue: false }, { field, isDescending }, { first: 50, after, offset: 0 }),
      );
      const client = await test.db.pool.connect();
      try {
        await client.query(`set plan_cache_mode = force_generic_plan; prepare page as ${sql}`);
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain (analyze, costs off) execute page (${after})`,
        );
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(plan).not.toContain('Sort');
        expect(plan).not.toContain('Seq Scan on providers');
        expect(plan).toMatch(/Index Cond: \(\(\w+ IS NULL\) AND \(id [<>]/);
      } finally {
        await client.query('reset plan_cache_mode; deallocate page');
        client.release();
      }
    },
  );

  it('returns nothing after the cursor of a deleted row, instead of restarting', async () => {
    const order = { field: 'businessName', isDescending: false } as const;
    expect(
      await listProviderIds(test.db.pool, { isQueue: false }, order, { first: 5, after: 2_000_000_000, offset: 0 }),
    ).toEqual([]);
  });
});

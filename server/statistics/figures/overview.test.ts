import { afterEach, describe, expect, it, vi } from 'vitest';
import { decideOne, undoOne } from '#tests/decideOne.ts';
import { photo } from '#tests/images.ts';
import { useStaff } from '#tests/staff.ts';
import { REFRIGERATED, ROSARIO, submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp();
const staff = useStaff(test);

describe('pending work', () => {
  it('is every unapproved image, the oldest first', async () => {
    const names = ['First', 'Second'].map((name) => `${name} ${crypto.randomUUID()}`);
    for (const businessName of names)
      await submit(test, { businessName }, [{ bytes: await photo(400, 300).jpeg().toBuffer() }]);
    const ask = async () =>
      (
        await staff.graphql(
          '{ directoryFigures { pendingImages { totalCount providers { databaseId businessName } } } }',
        )
      ).body.data.directoryFigures.pendingImages;
    const waiting = await ask();
    expect(waiting.totalCount).toBe(2);
    expect(waiting.providers.map((one: { businessName: string }) => one.businessName)).toEqual(names);
    await staff.post(`/api/providers/${waiting.providers[0].databaseId}/image/approve`);
    expect(await ask()).toMatchObject({ totalCount: 1, providers: [{ businessName: names[1] }] });
  });
});

describe('registrations and decisions by week', () => {
  it('are counted for twelve weeks from Monday to Sunday, in UTC, including empty weeks; an undone decision does not count', async () => {
    const { rows } = await test.db.pool.query<{ monday: string; last: string }>(
      `select to_char(date_trunc('week', now() at time zone 'UTC'), 'YYYY-MM-DD') as monday,
        to_char(date_trunc('week', now() at time zone 'UTC') - interval '1 week', 'YYYY-MM-DD') as last`,
    );
    const { monday, last } = rows[0]!;
    for (const _ of [1, 2]) await submit(test, { businessName: `Week ${crypto.randomUUID()}` });
    await test.db.pool.query('update providers set created_at = $1::date::timestamp at time zone $2', [monday, 'UTC']);
    await test.db.pool.query(
      `update providers set created_at = created_at - interval '1 millisecond'
        where id = (select min(id) from providers)`,
    );
    const { rows: submitted } = await test.db.pool.query<{ id: number }>(
      'select id from providers order by id desc limit 2',
    );
    const made = await Promise.all(submitted.map(({ id }) => decideOne(staff, id, { kind: 'APPROVED' })));
    await undoOne(staff, made[0]!.body.data.result.decisions[0].databaseId);
    const { body } = await staff.graphql('{ directoryFigures { registrationsByWeek { monday count decisions } } }');
    const weeks = body.data.directoryFigures.registrationsByWeek;
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      { monday: last, count: 1, decisions: 0 },
      { monday, count: (await test.db.prisma.provider.count()) - 1, decisions: 1 },
    ]);
    expect(weeks[0].count).toBe(0);
  });
});

describe('the directory at a glance', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts approved providers by country and category, and is at most a minute old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ask = async () => {
      const query = `{ directoryAtAGlance { providerCount byCountry { countryCode name count }
        byCategory { category { name } count } } }`;
      return (await test.graphql(query)).body.data.directoryAtAGlance;
    };
    const inArgentina = (glance: { byCountry: { countryCode: string; count: number }[] }) =>
      glance.byCountry.find(({ countryCode }) => countryCode === 'AR')!.count;
    const before = await ask();
    expect(before.byCountry.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
      before.providerCount,
    );
    expect(before.providerCount).toBe(await test.db.prisma.provider.count({ where: { status: 'approved' } }));

    const provider = {
      businessName: `Fletes ${crypto.randomUUID()}`,
      addressesId: ROSARIO,
      contacts: [],
      providerServices: [
        { id: 'n1', servicesId: REFRIGERATED, addressesId: ROSARIO },
        { id: 'n2', servicesId: REFRIGERATED, addressesId: 3435910 },
      ],
    };
    const { body } = await staff.post('/api/providers', provider);
    vi.setSystemTime(Date.now() + 61_000);
    expect(inArgentina(await ask())).toBe(inArgentina(before));
    expect((await staff.post(`/api/providers/${body.id}/approve`)).status).toBe(200);
    expect(inArgentina(await ask())).toBe(inArgentina(before));
    vi.setSystemTime(Date.now() + 61_000);
    const after = await ask();
    expect(inArgentina(after)).toBe(inArgentina(before) + 1);
    const { rows } = await test.db.pool.query(
      `select c.name_en as name from services s join service_subcategories sub on sub.id = s.subcategory_id
        join service_categories c on c.id = sub.category_id where s.id = $1`,
      [REFRIGERATED],
    );
    const inCategory = ({ byCategory }: typeof before) =>
      byCategory.find((row: { category: { name: string } }) => row.category.name === rows[0].name).count;
    expect(inCategory(after)).toBe(inCategory(before) + 1);
  });
});

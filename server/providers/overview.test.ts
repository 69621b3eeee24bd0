import { beforeAll, describe, expect, it } from 'vitest';
import { photo } from '../../tests/images.ts';
import { signedInStaff } from '../../tests/staff.ts';
import { submit } from '../../tests/submission.ts';
import { useApp } from '../../tests/testApp.ts';

const test = useApp();
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  staff = await signedInStaff(test);
});

describe('what waits', () => {
  it('is every image that nobody has approved, the longest waiting first', async () => {
    const names = ['First', 'Second'].map((name) => `${name} ${crypto.randomUUID()}`);
    for (const businessName of names)
      await submit(test, { businessName }, [{ bytes: await photo(400, 300).jpeg().toBuffer() }]);
    const ask = async () =>
      (await staff.graphql('{ pendingImages { totalCount providers { databaseId businessName } } }')).body.data
        .pendingImages;
    const waiting = await ask();
    expect(waiting.totalCount).toBe(2);
    expect(waiting.providers.map((one: { businessName: string }) => one.businessName)).toEqual(names);
    await staff.post(`/api/providers/${waiting.providers[0].databaseId}/image/approve`);
    expect(await ask()).toMatchObject({ totalCount: 1, providers: [{ businessName: names[1] }] });
  });
});

describe('registrations by week', () => {
  it('are counted for twelve weeks from Monday to Sunday, in UTC, also where there were none', async () => {
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
    const { body } = await staff.graphql('{ registrationsByWeek { monday count } }');
    const weeks = body.data.registrationsByWeek;
    expect(weeks).toHaveLength(12);
    expect(weeks.slice(-2)).toEqual([
      { monday: last, count: 1 },
      { monday, count: (await test.db.prisma.provider.count()) - 1 },
    ]);
    expect(weeks[0].count).toBe(0);
  });
});

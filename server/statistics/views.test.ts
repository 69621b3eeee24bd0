import { beforeAll, describe, expect, it } from 'vitest';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { signedInStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo', { TRUST_PROXY: '1' });
let id: number;
beforeAll(async () => {
  ({ id } = await publishedBusiness(test, await signedInStaff(test)));
});

const report = (input: object, at: number) =>
  test.graphql(
    'mutation ($input: ViewsInput!) { countViews(input: $input) { done } }',
    { input },
    { 'x-forwarded-for': `198.51.100.${at}`, 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' },
  );
const counted = async (kind: 'seen' | 'opened') =>
  (await test.db.prisma.providerDay.findMany({ where: { providerId: id, kind } })).reduce(
    (sum, day) => sum + day.count,
    0,
  );

describe('reported views', () => {
  it('leave no trace of providers that do not exist, and none of a network beyond 500 at once', async () => {
    for (let from = 1; from <= 6; from++)
      await report({ seen: Array.from({ length: 100 }, (_, at) => from * 1_000_000 + at) }, 40);
    await report({ seen: [id] }, 40);
    await report({ seen: [id] }, 41);
    await test.parts.views.flush();
    expect(await counted('seen')).toBe(1);
    expect(await test.db.prisma.countedView.count()).toBe(1);
  });

  it('are counted later when the database fails', async () => {
    await report({ opened: id }, 42);
    await test.db.pool.query('alter table counted_views rename to counted_views_away');
    await test.parts.views.flush();
    await test.db.pool.query('alter table counted_views_away rename to counted_views');
    await test.parts.views.flush();
    expect(await counted('opened')).toBe(1);
  });

  it('are accepted once in a request', async () => {
    const one = 'countViews(input: { opened: 1 }) { done }';
    const { body } = await test.graphql(`mutation { a: ${one} b: ${one} }`);
    expect(body.errors).toEqual([expect.objectContaining({ message: 'A request can have countViews once' })]);
  });
});

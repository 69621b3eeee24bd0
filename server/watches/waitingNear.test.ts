import { beforeEach, describe, expect, it } from 'vitest';
import { newEmail } from '#tests/mailedLetters.ts';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { useStaff } from '#tests/staff.ts';
import { useApp } from '#tests/testApp.ts';
import { waitingNear } from './waitingNear.ts';

const test = useApp('demo');
const staff = useStaff(test);

const DAY = 86_400_000;
/** The place of a new published business. */
const ROSARIO = 'Rosario';

/** The largest city of this name. */
const place = async (name: string, country = 'AR') =>
  (await test.db.prisma.address.findFirstOrThrow({
    where: { name, countryCode: country, kind: 'city' },
    orderBy: { population: 'desc' },
  }))!;
const regionOf = async (name: string, country = 'AR') => {
  const { id, regionId } = await place(name, country);
  return regionId ?? id;
};

/** Addresses that watch a search, each confirmed on a day of its own, the last one so many days ago. */
async function wait(
  count: number,
  search: { fromId: number; toId?: number; serviceId?: number },
  { daysAgo = 8, isOneDay = false, emails = [] as string[] } = {},
) {
  await test.db.prisma.watch.createMany({
    data: Array.from({ length: count }, (_, nth) => ({
      ...{ ...search, email: emails[nth] ?? newEmail(), query: '?q=x', language: 'es' as const },
      confirmedAt: new Date(Date.now() - (daysAgo + (isOneDay ? 0 : nth)) * DAY),
      endsAt: new Date(Date.now() + 99 * DAY),
    })),
  });
}

beforeEach(async () => {
  await test.db.prisma.watch.deleteMany();
});

describe('the waiting addresses near a provider', () => {
  it('name first what it offers where it works, then its lanes and services, then the rest of its country', async () => {
    const { id } = await publishedBusiness(test, staff);
    const { serviceId } = await test.db.prisma.providerService.findFirstOrThrow({ where: { providerId: id } });
    const [home, far, salta] = [await place(ROSARIO), await place('Ushuaia'), await place('Salta')];
    const abroad = await place('Santiago', 'CL');
    await test.db.prisma.providerLane.create({ data: { providerId: id, fromId: abroad.id, toId: salta.id } });
    await wait(9, { fromId: far.id, serviceId: serviceId + 1 });
    await wait(8, { fromId: far.id, serviceId });
    await wait(7, { fromId: abroad.id, toId: salta.id });
    await wait(6, { fromId: home.id, serviceId });
    await wait(5, { fromId: abroad.id, serviceId: serviceId + 1 });
    // in a country and at a place where it does nothing
    await wait(9, { fromId: (await place('Antofagasta', 'CL')).id, serviceId });
    const regions = {
      home: await regionOf(ROSARIO),
      far: await regionOf('Ushuaia'),
      abroad: await regionOf('Santiago', 'CL'),
    };
    expect(await waitingNear(test.db.pool, id)).toEqual([
      { serviceId: null, fromId: regions.abroad, toId: await regionOf('Salta'), count: 7 },
      { serviceId, fromId: regions.home, toId: null, count: 6 },
      { serviceId, fromId: regions.far, toId: null, count: 8 },
      { serviceId: serviceId + 1, fromId: regions.abroad, toId: null, count: 5 },
      { serviceId: serviceId + 1, fromId: regions.far, toId: null, count: 9 },
    ]);
  });

  it('are never below five, also of its own lanes', async () => {
    const { id } = await publishedBusiness(test, staff);
    const { serviceId } = await test.db.prisma.providerService.findFirstOrThrow({ where: { providerId: id } });
    await wait(4, { fromId: (await place(ROSARIO)).id, serviceId });
    expect(await waitingNear(test.db.pool, id)).toEqual([]);
  });

  it('do not show an owner with four mailboxes when another address joins or leaves', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const search = { fromId: (await place(ROSARIO)).id, serviceId: 29 };
    const counts = async () => (await waitingNear(test.db.pool, id)).map(({ count }) => count);
    // four mailboxes of one day and the own account are no five addresses
    await wait(4, search, { isOneDay: true });
    await wait(1, search, { emails: [owner.email], daysAgo: 9 });
    await wait(1, search, { daysAgo: 10 });
    expect(await counts()).toEqual([]);
    await wait(3, search, { daysAgo: 11 });
    expect(await counts()).toEqual([8]);
    // one that joins or leaves today is seen on Monday
    await wait(1, search, { daysAgo: 0 });
    expect(await counts()).toEqual([8]);
    await test.db.pool.query('update watches set ends_at = now() where id = (select min(id) from watches)');
    expect(await counts()).toEqual([8]);
    await test.db.pool.query(`update watches set ends_at = now() - interval '8 days' where ends_at <= now()`);
    expect(await counts()).toEqual([7]);
  });
});

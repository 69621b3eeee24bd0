import { describe, expect, it } from 'vitest';
import { publishedBusiness } from '#tests/publishedBusiness.ts';
import { useStaff } from '#tests/staff.ts';
import { ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo', { TRUST_PROXY: '1' });
const staff = useStaff(test);

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0';

const searcher = (network: string) =>
  ({ network, userAgent: BROWSER, viewer: null, token: null, language: 'es' }) as const;

describe('unmet demand', () => {
  const search = (at: number, place = 'Ushuaia', keywords = 'helicóptero de carga refrigerado') =>
    test.graphql(
      'query ($place: String!, $keywords: String) { searchProviders(where: { text: $place }, keywords: $keywords) { isBeyond edges { node { databaseId } } } }',
      { place, keywords },
      { 'x-forwarded-for': `203.0.113.${at}`, 'user-agent': BROWSER },
    );

  it('is listed for staff by service and place, and shown to carriers of the country once five visitors searched for it on one day', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const demand = async () => {
      await test.parts.views.flush();
      const query = `{ provider(id: ${id}) { ownership { unmetDemand { service { name } from { name } count } } } }`;
      return (await owner.graphql(query)).body.data.provider.ownership.unmetDemand;
    };
    const [ushuaia, rioGrande] = ['Ushuaia', 'Río Grande, Tierra del Fuego'].map(
      (text) => test.parts.gazetteer.read(text, { country: 'AR', spoken: null })!.place.id,
    );
    const searchAs = async (at: number, from = ushuaia!) => {
      test.parts.views.searched(searcher(`203.0.113.${at}`), thin({ serviceId: 29, from, to: 0 }));
      await test.parts.views.flush();
    };
    // four visitors, of whom one tries both towns of the region
    for (const [at, from] of [[1], [1], [1, rioGrande], [2], [3, rioGrande], [4]] as [number, number?][])
      await searchAs(at, from);
    // and the same ones on the days before
    await test.db.pool.query(`insert into unmet_searches (day, service_id, from_id, to_id, count)
      select day - n, service_id, from_id, to_id, count from unmet_searches, generate_series(1, 5) n where service_id = 29`);
    expect(await demand()).toEqual([]);
    const staffSees = (
      await staff.graphql('{ directoryFigures { unmetSearches { service { name } from { databaseId } count } } }')
    ).body.data.directoryFigures;
    expect(staffSees.unmetSearches).toContainEqual({
      service: { name: 'Refrigerated transport' },
      from: { databaseId: ushuaia },
      count: 18,
    });
    await searchAs(5);
    expect(await demand()).toEqual([
      { service: { name: 'Refrigerated transport' }, from: { name: 'Tierra del Fuego' }, count: 25 },
    ]);
  });

  it('cannot be created by one customer with many IPv6 networks', async () => {
    for (let at = 0; at < 24; at++)
      test.parts.views.searched(searcher(`2001:db8:7:${at}::/64`), thin({ serviceId: 29, from: ROSARIO, to: 0 }));
    await test.parts.views.flush();
    const { _sum } = await test.db.prisma.unmetSearch.aggregate({ where: { fromId: ROSARIO }, _sum: { count: true } });
    expect(_sum.count).toBeLessThan(5);
  });

  it('is recorded by a search with few results, but not by one with many', async () => {
    const before = await test.db.prisma.unmetSearch.count();
    await search(8, 'Buenos Aires', 'transporte');
    await test.parts.views.flush();
    expect(await test.db.prisma.unmetSearch.count()).toBe(before);
    await search(9, 'Grytviken', 'transporte refrigerado');
    await search(9, 'Ushuaia', 'transporte de vehículos');
    await test.parts.views.flush();
    const rows = await test.db.prisma.unmetSearch.findMany();
    expect(rows.length).toBeGreaterThan(before);
  });
});

/** The results of a search that found nothing for a service at a place. */
function thin({ serviceId, from, to }: { serviceId: number; from: number; to: number }) {
  const place = (id: number) => (id ? test.parts.gazetteer.get(id)! : null);
  return {
    rows: [],
    hasNextPage: false,
    isBeyond: false,
    place: place(from),
    secondPlace: place(to),
    words: { exact: [serviceId], text: 'frío' },
  } as never;
}

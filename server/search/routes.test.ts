import { describe, expect, it } from 'vitest';
import { useStaff } from '#tests/staff.ts';
import { REFRIGERATED, ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const staff = useStaff(test);

const ASUNCION = 3439389;

interface Lane {
  fromId: number;
  toId: number;
  bothWays?: boolean;
  servicesId?: number;
}

/** A published carrier in a city far from both ends, so that it is found only by its lanes. */
async function carrier(lanes: Lane[], more: object = {}): Promise<number> {
  const { body } = await staff.post('/api/providers', {
    businessName: `Ruta ${crypto.randomUUID()}`,
    addressesId: USHUAIA,
    contacts: [],
    providerServices: [{ id: 'n1', servicesId: REFRIGERATED, addressesId: USHUAIA }],
    lanes: lanes.map((lane, at) => ({ id: `n${at}`, ...lane })),
    ...more,
  });
  const approved = await staff.post(`/api/providers/${body.id}/approve`);
  expect(approved, JSON.stringify([body, approved.body])).toMatchObject({ status: 200 });
  return body.id;
}
const USHUAIA = 3833367;

interface Row {
  id: number;
  laneMatch: { kind: string; lane: { fromId: number; toId: number; rhythm: string } | null } | null;
}

const search = async (query: Record<string, string>): Promise<Row[]> => {
  const { body } = await test.get(`/api/search?${new URLSearchParams({ top: '100', ...query })}`);
  expect(body.message).toBeUndefined();
  return body.rows;
};
const kinds = (rows: Row[], ids: number[]) =>
  rows.filter(({ id }) => ids.includes(id)).map(({ id, laneMatch }) => [ids.indexOf(id), laneMatch?.kind]);
const placeId = async (name: string): Promise<number> =>
  (await test.get(`/api/address?q=${encodeURIComponent(name)}`)).body[0].id;

describe('a search from one place to another', () => {
  it('begins with providers that drive it, then those that drive the way back, narrow claims before wide ones', async () => {
    const [argentina, paraguay] = [await placeId('Argentina'), await placeId('Paraguay')];
    const where = { kind: 'region' as const, name: 'Santa Fe', countryCode: 'AR' };
    const { id: region } = await test.db.prisma.address.findFirstOrThrow({ where });
    const ids = [
      await carrier([{ fromId: ASUNCION, toId: ROSARIO }]),
      await carrier([{ fromId: argentina, toId: paraguay }]),
      await carrier([{ fromId: region, toId: ASUNCION }]),
      await carrier([{ fromId: ASUNCION, toId: ROSARIO, bothWays: true }]),
    ];
    const there = await search({ f: 'Rosario', t: 'Asunción' });
    expect(kinds(there, ids)).toEqual([
      [3, 'direct'],
      [2, 'direct'],
      [1, 'direct'],
      [0, 'return'],
    ]);
    const order = ['direct', 'return', 'both-ends', 'one-end'];
    const steps = there.map(({ laneMatch }) => order.indexOf(laneMatch!.kind));
    expect(steps).toEqual(steps.toSorted());
    expect(there.find(({ id }) => id === ids[2])!.laneMatch!.lane).toMatchObject({ fromId: region, toId: ASUNCION });
    const back = kinds(await search({ f: 'Asunción', t: 'Rosario' }), ids);
    expect(back).toEqual([
      [0, 'direct'],
      [3, 'direct'],
      [2, 'return'],
      [1, 'return'],
    ]);
  });

  it.each<Record<string, string>>([
    { q: 'transporte refrigerado de Rosario a Asunción' },
    { q: 'transporte refrigerado a Asunción desde Rosario' },
    { q: 'transporte refrigerado', f: 'Rosario - Asunción' },
    { q: 'transporte refrigerado a Asunción', f: 'Rosario' },
    { q: 'refrigerated transport from Rosario to Asunción' },
    { q: 'transporte refrigerado de Rosario para Assunção' },
  ])('is read from %j', async (query) => {
    const [there, back] = [
      await carrier([{ fromId: ROSARIO, toId: ASUNCION }]),
      await carrier([{ fromId: ASUNCION, toId: ROSARIO }]),
    ];
    expect(kinds(await search(query), [there, back])).toEqual([
      [0, 'direct'],
      [1, 'return'],
    ]);
  });

  it('excludes lanes of other services, of providers without the words, and from too far away', async () => {
    const FUNES = await placeId('Funes, Santa Fe');
    const ids = [
      await carrier([{ fromId: ROSARIO, toId: ASUNCION, servicesId: 1 }]),
      await carrier([{ fromId: FUNES, toId: ASUNCION, servicesId: REFRIGERATED }]),
      await carrier([{ fromId: USHUAIA, toId: ASUNCION }]),
    ];
    expect(kinds(await search({ q: 'transporte refrigerado', f: 'Rosario', t: 'Asunción' }), ids)).toEqual([
      [1, 'direct'],
    ]);
    expect(kinds(await search({ q: 'granel seco', f: 'Rosario', t: 'Asunción' }), ids)).toEqual([]);
  });

  it('treats a lane that was not confirmed for 18 months as serving both ends', async () => {
    const id = await carrier([{ fromId: ROSARIO, toId: ASUNCION }]);
    const old = new Date(Date.now() - 19 * 30.5 * 86_400_000);
    await test.db.prisma.providerLane.updateMany({ where: { providerId: id }, data: { confirmedAt: old } });
    await test.db.pool.query('select search.refresh_lanes($1)', [[id]]);
    expect(kinds(await search({ f: 'Rosario', t: 'Asunción' }), [id])).toEqual([[0, 'both-ends']]);
  });

  it('does not favour providers that claim all countries', async () => {
    const countries = await test.db.prisma.address.findMany({ where: { kind: 'country' }, select: { id: true } });
    const [argentina, paraguay] = [await placeId('Argentina'), await placeId('Paraguay')];
    const all = [argentina, paraguay, ...countries.map(({ id }) => id)].slice(0, 8);
    const lanes = [...new Set(all)].flatMap((fromId, at, each) =>
      each.slice(at + 1).map((toId) => ({ fromId, toId, bothWays: true })),
    );
    const id = await carrier(lanes.slice(0, 30));
    expect(kinds(await search({ f: 'Rosario', t: 'Asunción' }), [id])).toEqual([]);
  });

  it('shows each provider once on all its pages, by number and by cursor', async () => {
    const whole = (await search({ f: 'Rosario', t: 'Asunción' })).map(({ id }) => id);
    expect(new Set(whole).size).toBe(whole.length);
    const size = 7;
    const byNumber: number[] = [];
    const byCursor: number[] = [];
    for (let page = 1, after = ''; byNumber.length < Math.min(35, whole.length); page += 1) {
      byNumber.push(
        ...(await search({ f: 'Rosario', t: 'Asunción', top: String(size), page: String(page) })).map(({ id }) => id),
      );
      const { body } = await test.get(`/api/search?f=Rosario&t=Asunci%C3%B3n&top=${size}&after=${after}`);
      byCursor.push(...body.rows.map(({ id }: Row) => id));
      after = body.endCursor;
    }
    expect(byNumber).toEqual(whole.slice(0, byNumber.length));
    expect(byCursor).toEqual(whole.slice(0, byCursor.length));
  });

  it('is narrowed to providers that drive it in either direction, with the counts of the other filters for those only', async () => {
    const ids = [
      await carrier([{ fromId: ROSARIO, toId: ASUNCION }], { roles: ['broker'] }),
      await carrier([{ fromId: ASUNCION, toId: ROSARIO }]),
    ];
    const asked = { f: 'Rosario', t: 'Asunción', drives: '1' };
    const { body } = await test.get(`/api/search?${new URLSearchParams({ ...asked, top: '100' })}`);
    const found: Row[] = body.rows;
    expect(kinds(found, ids)).toEqual([
      [0, 'direct'],
      [1, 'return'],
    ]);
    expect(new Set(found.map(({ laneMatch }) => laneMatch!.kind))).toEqual(new Set(['direct', 'return']));
    expect(body).toMatchObject({ count: found.length, countIsExact: true });
    const brokers = await search({ ...asked, role: 'broker' });
    const facets = (await test.get(`/api/search/facets?${new URLSearchParams(asked)}`)).body;
    expect(facets.drivesRoute).toEqual({ count: found.length, countIsExact: true, isSelected: true });
    expect(facets.roles).toContainEqual({
      role: 'broker',
      count: brokers.length,
      countIsExact: true,
      isSelected: false,
    });
    expect((await test.get('/api/search/facets?f=Rosario')).body.drivesRoute).toBeNull();
  });

  it('lists a provider with lanes in both directions once, among the first', async () => {
    const ids = [
      await carrier([
        { fromId: ROSARIO, toId: ASUNCION },
        { fromId: ASUNCION, toId: ROSARIO },
      ]),
      await carrier([{ fromId: ASUNCION, toId: ROSARIO }]),
    ];
    const rows = await search({ f: 'Rosario', t: 'Asunción' });
    expect(kinds(rows, ids)).toEqual([
      [0, 'direct'],
      [1, 'return'],
    ]);
    const found = rows.map(({ laneMatch }) => laneMatch!.kind);
    expect(found.lastIndexOf('direct')).toBeLessThan(found.indexOf('return'));
  });

  it('distinguishes the direction between two nearby cities', async () => {
    const [SAN_PEDRO, CORTES] = [await placeId('San Pedro Sula'), await placeId('Puerto Cortés')];
    const ids = [await carrier([{ fromId: SAN_PEDRO, toId: CORTES }])];
    expect(kinds(await search({ f: 'San Pedro Sula', t: 'Puerto Cortés' }), ids)).toEqual([[0, 'direct']]);
    expect(kinds(await search({ f: 'Puerto Cortés', t: 'San Pedro Sula' }), ids)).toEqual([[0, 'return']]);
  });

  it('counts providers found by a lane only', async () => {
    const count = async () => (await test.get('/api/search?f=Rosario&t=Asunci%C3%B3n&top=1')).body.count;
    const before = await count();
    await carrier([{ fromId: ROSARIO, toId: ASUNCION }]);
    expect(await count()).toBe(before + 1);
  });
});

describe('the roles of providers', () => {
  it('narrow a search, and are counted', async () => {
    const [broker, warehouse] = [await carrier([], { roles: ['broker'] }), await carrier([], { roles: ['warehouse'] })];
    expect(kinds(await search({ f: 'Ushuaia', role: 'broker,customs' }), [broker, warehouse])).toEqual([
      [0, undefined],
    ]);
    const { body } = await test.get('/api/search/facets?f=Ushuaia&role=broker');
    const counted = body.roles.find(({ role }: { role: string }) => role === 'broker');
    expect(counted).toMatchObject({ isSelected: true, count: expect.any(Number) });
    expect((await test.get('/api/search?f=Ushuaia&role=pilot')).body.field).toBe('role');
  });
});

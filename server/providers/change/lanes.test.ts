import { describe, expect, it } from 'vitest';
import { useImports } from '#tests/importing.ts';
import { bearer, partnerToken } from '#tests/programs.ts';
import { publishedBusiness, sendEdit } from '#tests/publishedBusiness.ts';
import { decideEdit } from '#tests/queuedEdit.ts';
import { REFRIGERATED, ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
useWorker(test);
const { staff, check, commit, rowsOf } = useImports(test);

const ASUNCION = 3439389;
const SANTOS = 3449433;
const WEEKLY = { id: 'n1', fromId: ROSARIO, toId: ASUNCION, rhythm: 'weekly', servicesId: REFRIGERATED };
const BOTH_WAYS = { id: 'n2', fromId: ROSARIO, toId: SANTOS, bothWays: true };

const form = (more: object) => ({
  businessName: `Rutas ${crypto.randomUUID()}`,
  addressesId: ROSARIO,
  contacts: [],
  providerServices: [{ id: 'n1', servicesId: REFRIGERATED, addressesId: ROSARIO }],
  ...more,
});

/** A published provider with these lanes. */
async function published(more: object = { roles: ['customs', 'own-fleet'], lanes: [WEEKLY, BOTH_WAYS] }) {
  const { body } = await staff.post('/api/providers', form(more));
  await staff.post(`/api/providers/${body.id}/approve`);
  return (await staff.get(`/api/providers/${body.id}`)).body;
}

describe('the lanes and roles of a provider', () => {
  it('are entered by staff, and read by everybody as they are stored', async () => {
    const { id, lanes, roles } = await published();
    expect(roles).toEqual(['own-fleet', 'customs']);
    expect(lanes).toEqual([
      {
        id: expect.any(Number),
        ...{ fromId: ROSARIO, from: { displayName: 'Rosario, Santa Fe, Argentina' } },
        ...{ toId: ASUNCION, to: { displayName: 'Asunción, Asunción, Paraguay' } },
        ...{ bothWays: false, servicesId: REFRIGERATED, rhythm: 'weekly', confirmedAt: expect.any(String) },
      },
      expect.objectContaining({ toId: SANTOS, bothWays: true, servicesId: null, rhythm: 'on-demand' }),
    ]);
    const query = `{ provider(id: ${id}) { roles lanes { from { name } to { name } rhythm service { databaseId } } } }`;
    expect((await test.graphql(query)).body.data.provider).toEqual({
      roles: ['OWN_FLEET', 'CUSTOMS'],
      lanes: [
        {
          from: { name: 'Rosario' },
          to: { name: 'Asunción' },
          rhythm: 'WEEKLY',
          service: { databaseId: REFRIGERATED },
        },
        { from: { name: 'Rosario' }, to: { name: 'Santos' }, rhythm: 'ON_DEMAND', service: null },
      ],
    });
    const { token } = await partnerToken(test);
    const row = async (after: string): Promise<{ lanes: object }> => {
      const { body } = await test.get(`/api/public-providers?top=100&after=${after}`, bearer(token));
      return body.rows.find((found: { id: number }) => found.id === id) ?? row(body.endCursor);
    };
    expect((await row('')).lanes).toEqual(lanes);
  });

  it('stay unchanged when a form omits them, are confirmed by a change, and are removed by an empty list', async () => {
    const { id, version: _, ...rest } = await published();
    const save = async (changes: object) => (await staff.put(`/api/providers/${id}`, { ...rest, ...changes })).body;
    const long = new Date('2025-01-01T00:00:00Z');
    await test.db.prisma.providerLane.updateMany({ where: { providerId: id }, data: { confirmedAt: long } });
    const kept = await save({ lanes: undefined, roles: undefined });
    expect([kept.roles, kept.lanes]).toMatchObject([rest.roles, [{ rhythm: 'weekly' }, { rhythm: 'on-demand' }]]);
    const changed = (await save({ lanes: [{ ...rest.lanes[0], rhythm: 'daily' }, rest.lanes[1]] })).lanes;
    expect(new Date(changed[0].confirmedAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(changed[1].confirmedAt).toBe(long.toISOString());
    expect(await save({ lanes: [], roles: [] })).toMatchObject({ lanes: [], roles: [] });
  });

  it.each<[object[], string, string]>([
    [[{ ...WEEKLY, toId: undefined }], 'lanes.0.toId', 'Choose where the route ends'],
    [[{ ...WEEKLY, fromId: 1 }], 'lanes.0.fromId', 'Place not found'],
    [[{ ...WEEKLY, toId: ROSARIO }], 'lanes.0.toId', 'A route must end at another place'],
    [[{ ...WEEKLY, servicesId: 99_999 }], 'lanes.0.servicesId', 'Service not found'],
    [[WEEKLY, { ...WEEKLY, rhythm: 'daily' }], 'lanes.1.toId', 'already in the list'],
    [[BOTH_WAYS, { id: 'n3', fromId: SANTOS, toId: ROSARIO }], 'lanes.1.toId', 'already in the list'],
    [[{ ...WEEKLY, rhythm: 'yearly' }], 'lanes.0.rhythm', 'daily, weekly or on-demand'],
  ])('are refused with %j at %s', async (lanes, field, message) => {
    const { status, body } = await staff.post('/api/providers', form({ lanes }));
    expect([status, body.field]).toEqual([400, field]);
    expect(body.message).toContain(message);
  });

  it('are at most thirty', async () => {
    const to = await test.db.prisma.address.findMany({
      where: { id: { not: ROSARIO } },
      take: 31,
      select: { id: true },
    });
    const lanes = to.map(({ id }, at) => ({ id: `n${at}`, fromId: ROSARIO, toId: id }));
    expect((await staff.post('/api/providers', form({ lanes }))).body.field).toBe('lanes');
    expect((await staff.post('/api/providers', form({ lanes: lanes.slice(1) }))).status).toBe(200);
  });

  it('are in the history, in each language', async () => {
    const { id } = await published();
    const { body } = await staff.graphql(
      `{ provider(id: ${id}) { moderation { history { nodes { changes { field after } } } } } }`,
    );
    const { changes } = body.data.provider.moderation.history.nodes[1];
    expect(changes).toContainEqual({ field: 'roles', after: ['Own fleet', 'Customs broker'] });
    expect(changes).toContainEqual({
      field: 'lanes',
      after: [
        'Rosario, Santa Fe, Argentina → Asunción, Asunción, Paraguay · weekly · Refrigerated transport',
        'Rosario, Santa Fe, Argentina ⇄ Santos, São Paulo, Brazil · on demand',
      ],
    });
  });

  it("are pending in an edit of their owner, public once it is applied, and part of the owner's data", async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const lane = { id: 'n1', fromId: ROSARIO, toId: ASUNCION, rhythm: 'WEEKLY' };
    await sendEdit(owner, id, () => ({ roles: ['BROKER'], lanes: [lane] }) as object);
    const query = `{ provider(id: ${id}) { roles lanes { databaseId } moderation { pendingEdit { changes { field after } } } } }`;
    const { data } = (await staff.graphql(query)).body;
    expect([data.provider.roles, data.provider.lanes]).toEqual([[], []]);
    expect(data.provider.moderation.pendingEdit.changes).toContainEqual({
      field: 'lanes',
      after: ['Rosario, Santa Fe, Argentina → Asunción, Asunción, Paraguay · weekly'],
    });
    expect(data.provider.moderation.pendingEdit.changes).toContainEqual({ field: 'roles', after: ['Freight broker'] });
    await decideEdit(staff, id, true);
    expect((await staff.graphql(query)).body.data.provider).toMatchObject({ roles: ['BROKER'], lanes: [{}] });
    const { businesses } = (await owner.get('/api/users/profile/me/data')).body;
    expect(businesses[0]).toMatchObject({ roles: ['Freight broker'], lanes: [expect.stringContaining('→ Asunción')] });
  });
});

describe('the lanes of an own business', () => {
  const CONFIRM =
    'mutation ($input: ConfirmLanesInput!) { confirmLanes(input: $input) { provider { lanes { confirmedAt } } } }';

  it('are all confirmed together by its members, and by no one else', async () => {
    const { id, owner } = await publishedBusiness(test, staff);
    const long = new Date('2025-01-01T00:00:00Z');
    await test.db.prisma.providerLane.create({
      data: { providerId: id, fromId: ROSARIO, toId: SANTOS, confirmedAt: long },
    });
    const input = { id: String(id) };
    expect((await staff.graphql(CONFIRM, { input })).body.errors[0].extensions.code).toBe('NOT_FOUND');
    const { body } = await owner.graphql(CONFIRM, { input });
    const [{ confirmedAt }] = body.data.confirmLanes.provider.lanes;
    expect(new Date(confirmedAt).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });
});

const HEADER = ['reference', 'businessName', 'city', 'services', 'roles', 'lanes'];
const row = (roles: string, lanes: string) => [
  ...['r-1', 'Rutera Única', 'Rosario, Santa Fe, Argentina', 'Refrigerated transport'],
  ...[roles, lanes],
];

describe('a CSV with lanes and roles', () => {
  it('is read as people write it, written back, and changes nothing when it is read again', async () => {
    const cell = 'Rosario, AR > Asunción, PY; Rosario AR <> Santos, BR: semanal: Refrigerated transport';
    await commit((await check([HEADER, row('flota propia; despachante', cell)])).id);
    const csv = async () => (await staff.get('/api/providers/unapproved/export.csv?q=Rutera')).body as string;
    expect(await csv()).toContain(
      'own fleet; customs,"Rosario, Santa Fe, Argentina [3838583] > Asunción, Asunción, Paraguay [3439389]: on demand; ' +
        'Rosario, Santa Fe, Argentina [3838583] <> Santos, São Paulo, Brazil [3449433]: weekly: Refrigerated transport [29]"',
    );
    const [header, line] = (await csv()).trim().split('\r\n');
    expect(await check(`${header}\r\n${line}\r\n`)).toMatchObject({ unchangedCount: 1 });
    expect(await check([HEADER, row('own fleet; customs', 'Rosario, AR > Asunción, PY')])).toMatchObject({
      updatedCount: 1,
    });
  });

  it.each([
    ['own fleet', 'Rosario, AR', 'lanes', 'is not a route'],
    ['own fleet', 'Rosario, AR > Nowhereville', 'lanes', 'Nowhereville'],
    ['pilot', 'Rosario, AR > Asunción, PY', 'roles', 'is not a role'],
  ])('is refused with the roles “%s” and the lanes “%s”', async (roles, lanes, column, message) => {
    const { id } = await check([HEADER, row(roles, lanes)]);
    expect(await rowsOf(id)).toMatchObject([
      { verdict: 'REFUSED', column, messages: [expect.stringContaining(message)] },
    ]);
  });
});

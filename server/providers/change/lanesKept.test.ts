import { beforeAll, describe, expect, it } from 'vitest';
import { claiming } from '#tests/claiming.ts';
import { useImports } from '#tests/importing.ts';
import { publishedBusiness, sendEdit } from '#tests/publishedBusiness.ts';
import { settledImport } from '#tests/settledImport.ts';
import { signedInPerson } from '#tests/staff.ts';
import { REFRIGERATED, ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';

const test = useApp('demo');
const mailbox = useWorker(test);
const { staff, check, commit } = useImports(test);
let does: ReturnType<typeof claiming>;
beforeAll(() => {
  does = claiming(test, mailbox);
});

const ASUNCION = 3439389;
const DECLARED = {
  roles: ['own-fleet', 'customs'],
  lanes: [{ id: 'n1', fromId: ROSARIO, toId: ASUNCION, bothWays: true, rhythm: 'weekly', servicesId: REFRIGERATED }],
};

const read = async (id: number) => (await staff.get(`/api/providers/${id}`)).body;
/** Declares lanes and roles of a provider. */
async function declare(id: number) {
  const { version: _, ...stored } = await read(id);
  expect((await staff.put(`/api/providers/${id}`, { ...stored, ...DECLARED })).status).toBe(200);
  return read(id);
}
async function declared() {
  const { id } = await publishedBusiness(test, staff);
  return declare(id);
}

describe('the lanes and roles of a provider', () => {
  it('are restored with their ids and dates when an import that changed them is undone', async () => {
    const before = await declared();
    const { version, updatedAt: _, ...rest } = before;
    const header = ['rumboId', 'businessName', 'city', 'services', 'roles', 'lanes'];
    const row = [before.id, before.businessName, 'Rosario, Santa Fe, Argentina', 'Refrigerated transport'];
    const { id } = await check([header, [...row.map(String), 'broker', 'Rosario, AR > Santos, BR']]);
    await commit(id);
    const changed = await read(before.id);
    expect([changed.roles, changed.lanes]).toMatchObject([
      ['broker'],
      [{ to: { displayName: expect.stringContaining('Santos') } }],
    ]);
    expect((await staff.post(`/api/providers/import/${id}/undo`)).status).toBe(202);
    expect(await settledImport(staff, id)).toMatchObject({ status: 'undone' });
    expect(await read(before.id)).toMatchObject({ ...rest, version });
  });

  it('stay when a claim takes effect, and the new owner edits them', async () => {
    const { id, domain } = await does.freeListing(staff);
    const before = await declare(id);
    const ana = await signedInPerson(test);
    await does.noticeEnds(await does.claim(ana, id, `ana@${domain}`));
    expect(await read(id)).toMatchObject({ roles: before.roles, lanes: before.lanes });
    const DRAFT = `{ provider(id: ${id}) { ownership { draft { roles lanes { databaseId rhythm } } } } }`;
    const draft = async () => (await ana.graphql(DRAFT)).body.data.provider.ownership.draft;
    const [{ id: laneId }] = before.lanes;
    expect(await draft()).toEqual({
      roles: ['OWN_FLEET', 'CUSTOMS'],
      lanes: [{ databaseId: laneId, rhythm: 'WEEKLY' }],
    });
    const lane = { id: String(laneId), fromId: ROSARIO, toId: ASUNCION, rhythm: 'DAILY' };
    await sendEdit(ana, id, () => ({ roles: ['BROKER'], lanes: [lane] }) as object);
    expect(await draft()).toEqual({ roles: ['BROKER'], lanes: [{ databaseId: laneId, rhythm: 'DAILY' }] });
  });

  it('are deleted with it, also from searches of the route, and stay in the log', async () => {
    const { id, lanes } = await declared();
    const drivers = async () => {
      const query = `{ searchProviders(where: { placeId: ${ROSARIO} }, to: { placeId: ${ASUNCION} }, first: 50) {
        edges { node { databaseId } } } }`;
      return (await test.graphql(query)).body.data.searchProviders.edges.map(
        ({ node }: { node: { databaseId: number } }) => node.databaseId,
      );
    };
    expect(await drivers()).toContain(id);
    expect((await staff.remove(`/api/providers/${id}`)).status).toBe(204);
    expect(await drivers()).not.toContain(id);
    expect(await test.db.prisma.providerLane.count({ where: { id: lanes[0].id } })).toBe(0);
    const { body } = await staff.graphql(
      `{ logs(first: 1, subjectId: "${btoa(`Provider:${id}`)}", codes: ["providerDeleted"]) {
        nodes { changes { field before after } } } }`,
    );
    expect(body.data.logs.nodes[0].changes).toEqual(
      expect.arrayContaining([
        { field: 'roles', before: ['Own fleet', 'Customs broker'], after: [] },
        { field: 'lanes', before: [expect.stringContaining('⇄ Asunción')], after: [] },
      ]),
    );
  });
});

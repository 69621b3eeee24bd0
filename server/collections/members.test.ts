import { beforeAll, describe, expect, it } from 'vitest';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { bearer, partnerToken } from '#tests/programs.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const setStatus = (id: number | undefined, status: string) =>
  test.db.pool.query(
    `update providers set status = $2::provider_status, suspended_at = case $2 when 'suspended' then now() end where id = $1`,
    [id, status],
  );

describe('the members of a collection', () => {
  let ids: number[];
  const save = (slug: string, providerIds: number[], by: string) =>
    test.send('PUT', `/api/collections/${slug}`, { name: 'Cámara de Rosario', providerIds }, bearer(by));

  beforeAll(async () => {
    const { body } = await test.get('/api/search?f=Rosario&top=6');
    ids = body.rows.map(({ id }: { id: number }) => id);
  });

  it('keep a suspended provider for staff, who see all collections, and do not replace what they have not seen', async () => {
    const { staff, partnerId, ...program } = await partnerToken(test, ['COLLECTIONS_WRITE']);
    await save('staff', ids.slice(0, 2), program.token);
    await setStatus(ids[0], 'suspended');
    const READ = `{ collection(slug: "staff") { version partner { databaseId }
      members { nodes { providerDatabaseId isPublished } } } }`;
    const read = async (by: Pick<typeof test, 'graphql'>) => (await by.graphql(READ)).body.data.collection;
    expect(await read(test)).toMatchObject({ partner: null, members: null });
    const { version, members } = await read(staff);
    expect(members.nodes).toEqual(
      ids
        .slice(0, 2)
        .sort((one, other) => one - other)
        .map((id) => ({ providerDatabaseId: id, isPublished: id !== ids[0] })),
    );
    const all = (await staff.graphql('{ collections { nodes { slug } } }')).body.data.collections.nodes;
    expect(all).toContainEqual({ slug: 'staff' });
    const send = async (expectedVersion: number, providerIds: number[]) =>
      staff.graphql(
        `mutation ($input: SaveCollectionInput!) { saveCollection(input: $input) {
          ... on SaveCollectionPayload { collection { name } } } }`,
        {
          input: {
            slug: 'staff',
            expectedVersion,
            collection: { name: 'Renamed', providerIds: providerIds.map(String), partnerId },
          },
        },
      );
    await save('staff', ids.slice(0, 3), program.token);
    expect((await send(version, [])).body.errors).toMatchObject([
      { extensions: { code: 'CONFLICT', field: 'version' } },
    ]);
    const now = (await read(staff)).version;
    expect((await send(now, ids.slice(0, 2))).body.data.saveCollection.collection).toEqual({ name: 'Renamed' });
    expect((await read(staff)).members.nodes).toHaveLength(2);
    await setStatus(ids[0], 'approved');
  });

  it('are read by their partner with the dates of the collection, page by page, and by no other program', async () => {
    const own = await partnerToken(test, ['COLLECTIONS_READ', 'COLLECTIONS_WRITE']);
    const before = Date.now();
    await save('read-1', ids.slice(0, 3), own.token);
    await save('read-2', [], own.token);
    await setStatus(ids[0], 'suspended');
    const READ = `query ($after: String) { collections { totalCount nodes { slug createdAt updatedAt
      members(first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor }
        nodes { providerId providerDatabaseId isPublished provider { id } } } } } }`;
    const read = async (by: string, after: string | null = null) =>
      (await test.graphql(READ, { after }, bearer(by))).body.data.collections;
    const first = await read(own.token);
    expect(first).toMatchObject({ totalCount: 2, nodes: [{ slug: 'read-1' }, { slug: 'read-2' }] });
    const [{ members, createdAt, updatedAt }] = first.nodes;
    expect(members).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = (await read(own.token, members.pageInfo.endCursor)).nodes[0].members;
    expect(rest.pageInfo.hasNextPage).toBe(false);
    const sorted = ids.slice(0, 3).sort((one, other) => one - other);
    expect([...members.nodes, ...rest.nodes]).toEqual(
      sorted.map((id) => ({
        ...{ providerId: writeGlobalId('Provider', id), providerDatabaseId: id, isPublished: id !== ids[0] },
        provider: id === ids[0] ? null : { id: writeGlobalId('Provider', id) },
      })),
    );
    for (const date of [createdAt, updatedAt]) expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
    await setStatus(ids[0], 'approved');
    const other = await partnerToken(test, ['COLLECTIONS_READ']);
    expect(await read(other.token)).toMatchObject({ totalCount: 0, nodes: [] });
    const ONE = '{ collection(slug: "read-1") { members { totalCount } } }';
    const writer = await partnerToken(test, ['COLLECTIONS_WRITE']);
    for (const by of [other.token, writer.token])
      expect((await test.graphql(ONE, {}, bearer(by))).body.data.collection.members).toBeNull();
  });

  it('lead others to the collection by its number only while one is published', async () => {
    const [own, other] = [await partnerToken(test), await partnerToken(test)];
    await save('numbered', [ids[0]!], own.token);
    const id = writeGlobalId(
      'Collection',
      (await test.db.prisma.collection.findFirstOrThrow({ where: { slug: 'numbered' } })).id,
    );
    const READ =
      'query ($id: ID!) { node(id: $id) { ... on Collection { slug partnerName } } collection(slug: "numbered") { id } }';
    const found = async () => {
      const read = [
        test.graphql(READ, { id }),
        ...[own, other].map(({ token }) => test.graphql(READ, { id }, bearer(token))),
      ];
      const bodies = (await Promise.all([...read, own.staff.graphql(READ, { id })])).map(({ body }) => body);
      for (const { data, errors } of bodies) expect([data.collection, errors]).toEqual([{ id }, undefined]);
      return bodies.map(({ data }) => data.node?.slug ?? null);
    };
    expect(await found()).toEqual(['numbered', 'numbered', 'numbered', 'numbered']);
    await setStatus(ids[0], 'suspended');
    expect(await found()).toEqual([null, 'numbered', null, 'numbered']);
    await setStatus(ids[0], 'approved');
    await save('numbered', [], own.token);
    expect(await found()).toEqual([null, 'numbered', null, 'numbered']);
  });

  it('stay while they are hidden, when a program writes back what it read; others than members and approved are errors', async () => {
    const { token } = await partnerToken(test, ['COLLECTIONS_READ', 'COLLECTIONS_WRITE']);
    const SAVE = `mutation ($input: SaveCollectionInput!) { saveCollection(input: $input) {
      ... on SaveCollectionPayload { collection { members { nodes { providerDatabaseId } } } } ${ERRORS} } }`;
    const send = async (providerIds: number[]) => {
      const collection = { name: 'Back', providerIds: providerIds.map(String) };
      return (await test.graphql(SAVE, { input: { slug: 'back', force: true, collection } }, bearer(token))).body;
    };
    const membersOf = (body: Awaited<ReturnType<typeof send>>): number[] =>
      body.data.saveCollection.collection.members.nodes.map(
        (member: { providerDatabaseId: number }) => member.providerDatabaseId,
      );
    await send(ids.slice(0, 2));
    await setStatus(ids[0], 'suspended');
    await setStatus(ids[5], 'suspended');
    const READ = '{ collection(slug: "back") { members { nodes { providerDatabaseId } } } }';
    const { members } = (await test.graphql(READ, {}, bearer(token))).body.data.collection;
    const read: number[] = members.nodes.map((member: { providerDatabaseId: number }) => member.providerDatabaseId);
    expect(membersOf(await send([...read, ids[2]!]))).toEqual(ids.slice(0, 3).sort((one, other) => one - other));
    expect(formErrors(await send([ids[5]!, ...read, 2_000_000_000]))).toMatchObject([
      { code: 'BAD_USER_INPUT', path: ['collection', 'providerIds', '0'] },
      { code: 'BAD_USER_INPUT', path: ['collection', 'providerIds', '3'] },
    ]);
    for (const id of [ids[0], ids[5]]) await setStatus(id, 'approved');
  });
});

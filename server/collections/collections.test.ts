import { beforeAll, describe, expect, it } from 'vitest';
import { ERRORS, formErrors } from '#tests/formErrors.ts';
import { bearer, partnerToken } from '#tests/programs.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo');
const idsOf = (body: { rows: { id: number }[] }) => body.rows.map(({ id }) => id);

describe('a collection of a partner', () => {
  let token: string;
  let ids: number[];
  const save = (slug: string, providerIds: number[], by = token) =>
    test.send('PUT', `/api/collections/${slug}`, { name: 'Cámara de Rosario', providerIds }, bearer(by));

  beforeAll(async () => {
    ({ token } = await partnerToken(test, ['COLLECTIONS_WRITE']));
    ids = idsOf((await test.get('/api/search?f=Rosario&top=6')).body);
  });

  it('is saved by its program, and narrows each search', async () => {
    const saved = await save('camara-rosario', ids.slice(0, 3));
    expect(saved.body).toMatchObject({ slug: 'camara-rosario', name: 'Cámara de Rosario', providerCount: 3 });
    expect((await test.get('/api/collections/camara-rosario')).body).toEqual(saved.body);
    const found = await test.get('/api/search?collection=camara-rosario');
    expect(idsOf(found.body).sort()).toEqual(ids.slice(0, 3).sort());
    expect(idsOf((await test.get('/api/search?f=Rosario&collection=camara-rosario')).body).length).toBe(3);
    expect((await test.get('/api/search?f=Rosario&collection=unknown')).body.count).toBe(0);
    expect((await test.get('/embed/search?collection=camara-rosario')).body.match(/<li>/g)).toHaveLength(3);
  });

  it('has its own page, with its name, its partner and its search', async () => {
    const { status, headers, body } = await test.get('/collections/camara-rosario', { 'accept-language': 'es' });
    expect(status).toBe(200);
    expect(body).toContain('<h1>Cámara de Rosario</h1>');
    expect(body.match(/<li>/g)).toHaveLength(3);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    for (const slug of ['unknown', '%00']) expect((await test.get(`/api/collections/${slug}`)).status).toBe(404);
    expect((await test.get('/collections/unknown')).status).toBe(404);
  });

  it('is replaced as a whole: removed providers are no longer found', async () => {
    await save('camara-rosario', ids.slice(2, 4));
    expect(idsOf((await test.get('/api/search?collection=camara-rosario')).body).sort()).toEqual(
      ids.slice(2, 4).sort(),
    );
    await save('camara-rosario', []);
    expect((await test.get('/api/search?f=Rosario&collection=camara-rosario')).body.count).toBe(0);
  });

  it('belongs to its partner: no other may save it', async () => {
    await save('mine', ids.slice(0, 1));
    const other = await partnerToken(test, ['COLLECTIONS_WRITE']);
    expect((await save('mine', [], other.token)).status).toBe(409);
    expect((await test.get('/api/collections/mine')).body.providerCount).toBe(1);
  });

  it('is deleted by its partner or staff, and then narrows no search', async () => {
    const other = await partnerToken(test, ['COLLECTIONS_WRITE']);
    const remove = (by: string) => test.send('DELETE', '/api/collections/mine', undefined, bearer(by));
    expect((await remove(other.token)).status).toBe(404);
    expect((await remove(token)).status).toBe(204);
    expect((await test.get('/api/search?collection=mine')).body.count).toBe(0);
    expect((await test.get('/collections/mine')).status).toBe(404);
  });

  it('keeps a suspended provider for staff, who see all collections, and do not replace what they have not seen', async () => {
    const { staff, partnerId, ...program } = await partnerToken(test, ['COLLECTIONS_WRITE']);
    await save('staff', ids.slice(0, 2), program.token);
    await test.db.pool.query(`update providers set status = 'suspended', suspended_at = now() where id = $1`, [ids[0]]);
    const READ = `{ collection(slug: "staff") { updatedAt partner { databaseId }
      members { nodes { databaseId isPublished } } } }`;
    const read = async (by: Pick<typeof test, 'graphql'>) => (await by.graphql(READ)).body.data.collection;
    expect(await read(test)).toMatchObject({ partner: null, members: null });
    const { updatedAt, members } = await read(staff);
    expect(members.nodes).toEqual(
      ids
        .slice(0, 2)
        .sort((one, other) => one - other)
        .map((databaseId) => ({ databaseId, isPublished: databaseId !== ids[0] })),
    );
    const all = (await staff.graphql('{ collections { nodes { slug } } }')).body.data.collections.nodes;
    expect(all).toContainEqual({ slug: 'staff' });
    const send = async (savedAt: string, providerIds: number[]) =>
      staff.graphql(
        `mutation ($input: SaveCollectionInput!) { saveCollection(input: $input) {
          ... on SaveCollectionPayload { collection { name } } } }`,
        {
          input: {
            slug: 'staff',
            savedAt,
            collection: { name: 'Renamed', providerIds: providerIds.map(String), partnerId },
          },
        },
      );
    await save('staff', ids.slice(0, 3), program.token);
    expect((await send(updatedAt, [])).body.errors).toMatchObject([
      { extensions: { code: 'CONFLICT', field: 'version' } },
    ]);
    const now = (await read(staff)).updatedAt;
    expect((await send(now, ids.slice(0, 2))).body.data.saveCollection.collection).toEqual({ name: 'Renamed' });
    expect((await read(staff)).members.nodes).toHaveLength(2);
    await test.db.pool.query(`update providers set status = 'approved', suspended_at = null where id = $1`, [ids[0]]);
  });

  it('is read by its partner with all members and its dates, page by page, and by no other program', async () => {
    const own = await partnerToken(test, ['COLLECTIONS_READ', 'COLLECTIONS_WRITE']);
    const before = Date.now();
    await save('read-1', ids.slice(0, 3), own.token);
    await save('read-2', [], own.token);
    await test.db.pool.query(`update providers set status = 'suspended', suspended_at = now() where id = $1`, [ids[0]]);
    const READ = `query ($after: String) { collections { totalCount nodes { slug createdAt updatedAt
      members(first: 2, after: $after) { totalCount pageInfo { hasNextPage endCursor }
        nodes { databaseId isPublished provider { databaseId } } } } } }`;
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
      sorted.map((databaseId) =>
        databaseId === ids[0]
          ? { databaseId, isPublished: false, provider: null }
          : { databaseId, isPublished: true, provider: { databaseId } },
      ),
    );
    for (const date of [createdAt, updatedAt]) expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
    await test.db.pool.query(`update providers set status = 'approved', suspended_at = null where id = $1`, [ids[0]]);
    const other = await partnerToken(test, ['COLLECTIONS_READ']);
    expect(await read(other.token)).toMatchObject({ totalCount: 0, nodes: [] });
    const ONE = '{ collection(slug: "read-1") { members { totalCount } } }';
    const writer = await partnerToken(test, ['COLLECTIONS_WRITE']);
    for (const by of [other.token, writer.token])
      expect((await test.graphql(ONE, {}, bearer(by))).body.data.collection.members).toBeNull();
  });

  it('keeps its slug for its partner after its deletion, and for nobody after that of its partner', async () => {
    const [own, other] = [await partnerToken(test), await partnerToken(test)];
    const remove = () => test.send('DELETE', '/api/collections/kept', undefined, bearer(own.token));
    await save('kept', [], own.token);
    await remove();
    expect((await save('kept', [], other.token)).status).toBe(409);
    expect((await save('kept', [], own.token)).status).toBe(200);
    await own.staff.graphql('mutation ($id: ID!) { deletePartner(input: { id: $id }) { deletedId } }', {
      id: own.partnerId,
    });
    expect((await test.get('/api/collections/kept')).status).toBe(404);
    expect((await save('kept', [], other.token)).status).toBe(409);
  });

  it('is created once, and saved over the version that its program read', async () => {
    const SAVE = `mutation ($input: SaveCollectionInput!) { saveCollection(input: $input) {
      ... on SaveCollectionPayload { collection { updatedAt } } ${ERRORS} } }`;
    const send = async (more: object) => {
      const input = { slug: 'versions', collection: { name: 'Versions', providerIds: [] }, ...more };
      return (await test.graphql(SAVE, { input }, bearer(token))).body;
    };
    const { updatedAt: savedAt } = (await send({})).data.saveCollection.collection;
    expect(formErrors(await send({}))).toMatchObject([{ code: 'CONFLICT', path: ['slug'] }]);
    expect((await send({ savedAt })).errors).toBeUndefined();
    const [stale] = (await send({ savedAt })).errors;
    expect(stale.extensions).toMatchObject({ code: 'CONFLICT', field: 'version' });
    expect((await send({ savedAt, force: true })).errors).toBeUndefined();
  });

  it('takes approved providers and a plain slug only', async () => {
    expect((await save('nobody', [2_000_000_000])).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'providerIds',
    });
    for (const slug of ['Not-A-Slug', 'new']) expect((await save(slug, [])).status).toBe(400);
  });
});

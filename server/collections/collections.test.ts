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
      ... on SaveCollectionPayload { collection { id version } } ${ERRORS} } }`;
    const send = async (more: object) => {
      const input = { slug: 'versions', collection: { name: 'Versions', providerIds: [] }, ...more };
      return (await test.graphql(SAVE, { input }, bearer(token))).body;
    };
    const { id, version: expectedVersion } = (await send({})).data.saveCollection.collection;
    expect(formErrors(await send({}))).toMatchObject([{ code: 'CONFLICT', path: ['slug'] }]);
    expect((await send({ expectedVersion })).errors).toBeUndefined();
    const [stale] = (await send({ expectedVersion })).errors;
    expect(stale.extensions).toMatchObject({ code: 'CONFLICT', reason: 'NEWER_VERSION', field: 'version' });
    expect((await send({ expectedVersion, force: true })).errors).toBeUndefined();
    const NODE = 'query ($id: ID!) { node(id: $id) { ... on Collection { slug version } } }';
    const { body } = await test.graphql(NODE, { id }, bearer(token));
    expect(body.data.node).toEqual({ slug: 'versions', version: expectedVersion + 2 });
  });

  it('takes approved providers and a plain slug only', async () => {
    expect((await save('nobody', [2_000_000_000])).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'providerIds.0',
    });
    for (const slug of ['Not-A-Slug', 'new']) expect((await save(slug, [])).status).toBe(400);
  });
});

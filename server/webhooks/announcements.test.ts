import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undoOne } from '#tests/decideOne.ts';
import { eventually } from '#tests/eventually.ts';
import { photo } from '#tests/images.ts';
import { CITY, useImports } from '#tests/importing.ts';
import { openReceiver, type Receiver } from '#tests/receiver.ts';
import { REFRIGERATED, ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { createEndpoint } from '#tests/webhooks.ts';

const test = useApp('demo', { WEBHOOK_PRIVATE_HOSTS: 'localhost' });
useWorker(test);
const { staff, check, commit } = useImports(test);
let receiver: Receiver;
let endpoint: Awaited<ReturnType<typeof createEndpoint>>;
beforeAll(async () => {
  receiver = await openReceiver();
  endpoint = await createEndpoint(test, receiver.url);
});
afterAll(() => receiver.close());

const ASUNCION = 3439389;

const form = (changes: object = {}) => ({
  businessName: `Transportes ${crypto.randomUUID()}`,
  websiteUrl: 'https://rapido.example',
  description: 'Cargas generales.',
  addressesId: ROSARIO,
  contacts: [{ id: 'n1', contactType: 'mobile-phone', contactValue: '+543415550000' }],
  providerServices: [{ id: 'n1', servicesId: REFRIGERATED, addressesId: ROSARIO }],
  roles: ['broker'],
  lanes: [{ id: 'n1', fromId: ROSARIO, toId: ASUNCION }],
  ...changes,
});

async function created(isApproved: boolean) {
  const { body } = await staff.post('/api/providers', form());
  if (isApproved) expect((await staff.post(`/api/providers/${body.id}/approve`)).status).toBe(200);
  return (await staff.get(`/api/providers/${body.id}`)).body;
}

/**
 * Events delivered for a provider so far. Deliveries to one endpoint run in sequence: after this ping none is pending.
 */
async function eventsOf(id: number, { ping, read, open } = endpoint, { received } = receiver) {
  const delivery = await ping();
  await eventually(async () => {
    const last = (await read()).deliveries.find(({ databaseId }) => databaseId === delivery);
    expect(last!.state).toBe('DELIVERED');
  });
  return received.map((request) => open(request)).filter(({ type, data }) => type !== 'ping' && data.id === id);
}
const types = async (id: number) => (await eventsOf(id)).map(({ type }) => type);

/** The provider's current row of `GET /api/public-providers`. */
async function publicRow(id: number) {
  let after = '';
  for (;;) {
    const { body } = await staff.get(`/api/public-providers?top=100&after=${after}`);
    const row = body.rows.find((value: { id: number }) => value.id === id);
    if (row) return row;
    expect(body.hasNextPage).toBe(true);
    after = body.endCursor;
  }
}

describe('partners are notified once', () => {
  it('when a provider is approved, with all public data of it', async () => {
    const { id } = await created(true);
    expect(await eventsOf(id)).toEqual([
      { type: 'provider.approved', timestamp: expect.any(String), data: await publicRow(id) },
    ]);
  });

  it('when an approved provider changes, but not when it is saved unchanged', async () => {
    const provider = await created(true);
    const save = (changes: object) => staff.put(`/api/providers/${provider.id}`, { ...provider, ...changes });
    expect((await save({ description: 'Cargas refrigeradas.' })).status).toBe(200);
    const row = await publicRow(provider.id);
    expect(row.description).toBe('Cargas refrigeradas.');
    expect((await eventsOf(provider.id))[1]).toMatchObject({ type: 'provider.changed', data: row });
    expect((await save({ description: 'Cargas refrigeradas.', version: undefined })).status).toBe(200);
    expect(await types(provider.id)).toEqual(['provider.approved', 'provider.changed']);
  });

  it('when only the roles or the lanes of an approved provider change', async () => {
    const { id, version: _, ...provider } = await created(true);
    const save = async (changes: object) => {
      expect((await staff.put(`/api/providers/${id}`, { ...provider, ...changes })).status).toBe(200);
      return (await eventsOf(id)).at(-1)!.data;
    };
    expect(await save({ roles: ['customs'] })).toMatchObject({ roles: ['customs'], lanes: provider.lanes });
    expect(await save({ roles: ['customs'], lanes: [] })).toMatchObject({ roles: ['customs'], lanes: [] });
    expect(await types(id)).toEqual(['provider.approved', 'provider.changed', 'provider.changed']);
  });

  it('when an approved provider is deleted', async () => {
    const { id } = await created(true);
    await staff.remove(`/api/providers/${id}`);
    expect((await eventsOf(id)).map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'provider.approved', data: expect.anything() },
      { type: 'provider.removed', data: { id } },
    ]);
  });

  it('when an approval is undone', async () => {
    const { id } = await created(true);
    const { id: decision } = await test.db.prisma.providerDecision.findFirstOrThrow({ where: { providerId: id } });
    const undone = await undoOne(staff, decision);
    expect(undone.body.errors).toBeUndefined();
    expect(await types(id)).toEqual(['provider.approved', 'provider.removed']);
  });

  it('when a provider is suspended, and when it is published again', async () => {
    const { id } = await created(true);
    for (const kind of ['suspended', 'published']) {
      const { body } = await staff.post('/api/providers/decisions', { kind, providers: [{ id }], reason: 'x' });
      expect(body.decisions).toHaveLength(1);
    }
    expect(await types(id)).toEqual(['provider.approved', 'provider.removed', 'provider.approved']);
  });

  it('of a picture when it is approved, not when it is uploaded', async () => {
    const { id } = await created(true);
    const picture = new FormData();
    picture.append('image', new Blob([new Uint8Array(await photo(300, 200).jpeg().toBuffer())]), 'a.jpg');
    expect((await staff.form(`/api/providers/${id}/image`, picture)).status).toBe(200);
    expect(await types(id)).toEqual(['provider.approved']);
    expect((await staff.post(`/api/providers/${id}/image/approve`)).status).toBe(200);
    const news = await eventsOf(id);
    expect(news.map(({ type }) => type)).toEqual(['provider.approved', 'provider.changed']);
    expect(news[1]!.data).toEqual(await publicRow(id));
    expect(news[1]!.data.image).toMatch(/^\/uploads\/.+\.webp$/);
  });

  it('of the changes of an import', async () => {
    const [one, other, pending] = [await created(true), await created(true), await created(false)];
    const file = [
      ['rumboId', 'businessName', 'city', 'services', 'description'],
      ...[one, other, pending].map(({ id, businessName }) => [
        String(id),
        businessName,
        CITY,
        'Refrigerated transport',
        id === other.id ? 'Cargas generales.' : 'Importada.',
      ]),
    ];
    const { id } = await check(file);
    await commit(id);
    expect((await test.db.prisma.provider.findUniqueOrThrow({ where: { id: pending.id } })).description).toBe(
      'Importada.',
    );
    expect(await types(one.id)).toEqual(['provider.approved', 'provider.changed']);
    expect((await eventsOf(one.id))[1]!.data).toEqual(await publicRow(one.id));
    expect(await types(other.id)).toEqual(['provider.approved']);
    expect(await types(pending.id)).toEqual([]);
  });
});

describe('partners are not notified', () => {
  it('of changes that are not public', async () => {
    const provider = await created(false);
    await staff.put(`/api/providers/${provider.id}`, { ...provider, description: 'Otra.' });
    await staff.post(`/api/providers/${provider.id}/reject`, { reason: 'No.' });
    await staff.remove(`/api/providers/${provider.id}`);
    expect(await types(provider.id)).toEqual([]);
    const approved = await created(true);
    expect((await staff.put(`/api/providers/${approved.id}`, { ...approved, taxNumber: '20-1' })).status).toBe(200);
    expect(await types(approved.id)).toEqual(['provider.approved']);
  });

  it('of event types they did not subscribe to', async () => {
    const other = await openReceiver();
    const leaving = await createEndpoint(test, other.url, ['PROVIDER_REMOVED']);
    const { id } = await created(true);
    await staff.remove(`/api/providers/${id}`);
    expect((await eventsOf(id, leaving, other)).map(({ type }) => type)).toEqual(['provider.removed']);
    await other.close();
  });

  it('of a change that was rejected with a conflict', async () => {
    const provider = await created(true);
    const { status } = await staff.put(`/api/providers/${provider.id}`, {
      ...provider,
      description: 'Nunca.',
      version: provider.version - 1,
    });
    expect(status).toBe(409);
    expect(await types(provider.id)).toEqual(['provider.approved']);
  });
});

describe('without an endpoint', () => {
  beforeAll(() => test.db.pool.query('delete from webhook_endpoints'));

  it('a public change costs one statement, a change that is not public none', async () => {
    const [approved, pending] = [await created(true), await created(false)];
    const about = async (provider: { id: number }) => {
      const statements = await test.statements(() =>
        staff.put(`/api/providers/${provider.id}`, { ...provider, description: 'Otra.' }),
      );
      return statements.filter((sql) => /webhook/.test(sql));
    };
    expect(await about(approved)).toHaveLength(1);
    expect(await about(pending)).toHaveLength(0);
  });

  it('many changes in one batch cost one statement', async () => {
    const many = [await created(true), await created(true), await created(true)];
    const { id } = await check([
      ['rumboId', 'businessName', 'city', 'services', 'description'],
      ...many.map((item) => [String(item.id), item.businessName, CITY, 'Refrigerated transport', 'Muchas.']),
    ]);
    const statements = await test.statements(() => commit(id));
    expect(statements.filter((sql) => /webhook/.test(sql))).toHaveLength(1);
    expect(await test.db.prisma.webhookEvent.count({ where: { providerId: many[0]!.id } })).toBe(0);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { bearer, PARTNER_SCOPES, partnerToken } from '#tests/programs.ts';
import { openReceiver, type Receiver } from '#tests/receiver.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { CREATE_ENDPOINT } from '#tests/webhooks.ts';

const test = useApp('demo', { WEBHOOK_PRIVATE_HOSTS: 'localhost', RATE_LIMIT: 'on' });
useWorker(test);

const READ = `{ webhookEndpoints { totalCount nodes { databaseId url deliveries(first: 5) { nodes {
  id state attempts lastStatus lastAttemptAt nextAttemptAt failedAt } } } } }`;
const PING = `mutation ($id: ID!) { sendTestWebhook(input: { endpointId: $id }) { webhookDelivery { id state } } }`;
const REDELIVER = `mutation ($id: ID!) { redeliverWebhook(input: { deliveryId: $id }) { webhookDelivery { state } } }`;

describe('the webhooks of a partner', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await openReceiver();
  });
  afterAll(() => receiver.close());

  /** A program with an endpoint of its partner. */
  async function program(scopes = PARTNER_SCOPES) {
    const { staff, partnerId, token } = await partnerToken(test, scopes);
    const input = { partnerId, url: receiver.url, eventTypes: ['PROVIDER_CHANGED'] };
    const { body } = await staff.graphql(CREATE_ENDPOINT, { input });
    const id = body.data.createWebhookEndpoint.webhookEndpoint.databaseId as number;
    const send = async (query: string, variables: object = {}) =>
      (await test.graphql(query, variables, bearer(token))).body;
    const code = async (...sent: Parameters<typeof send>) =>
      (await send(...sent)).errors?.[0]?.extensions?.code ?? null;
    return { id, send, code };
  }

  it('are read by its program with each delivery, and when the next attempt is made', async () => {
    const { id, send } = await program();
    receiver.answer(500);
    const sent = (await send(PING, { id })).data.sendTestWebhook.webhookDelivery;
    expect(sent.state).toBe('PENDING');
    const failed = await eventually(async () => {
      const { data } = await send(READ);
      expect(data.webhookEndpoints).toMatchObject({ totalCount: 1, nodes: [{ databaseId: id, url: receiver.url }] });
      const [delivery] = data.webhookEndpoints.nodes[0].deliveries.nodes;
      expect(delivery).toMatchObject({ id: sent.id, state: 'PENDING', attempts: 1, lastStatus: 500, failedAt: null });
      return delivery;
    });
    const pause = Date.parse(failed.nextAttemptAt) - Date.parse(failed.lastAttemptAt);
    expect(pause).toBeGreaterThan(2_000);
    expect(pause).toBeLessThan(4_000);
    await eventually(async () => {
      const [delivery] = (await send(READ)).data.webhookEndpoints.nodes[0].deliveries.nodes;
      expect(delivery).toMatchObject({ state: 'DELIVERED', attempts: 2, lastStatus: 204, nextAttemptAt: null });
    });
    expect((await send(REDELIVER, { id: sent.id })).data.redeliverWebhook.webhookDelivery.state).toBe('PENDING');
  });

  it('are not read, tested or repeated by programs of others', async () => {
    const [own, other] = [await program(), await program()];
    const delivery = (await own.send(PING, { id: own.id })).data.sendTestWebhook.webhookDelivery.id;
    expect(await other.code(PING, { id: own.id })).toBe('NOT_FOUND');
    expect(await other.code(REDELIVER, { id: delivery })).toBe('NOT_FOUND');
    expect((await other.send(READ)).data.webhookEndpoints.nodes).toMatchObject([{ databaseId: other.id }]);
    const { data } = await other.send('query ($id: ID!) { node(id: $id) { id } }', { id: delivery });
    expect(data.node).toBeNull();
  });

  it('are found by state, event and time', async () => {
    const { id, send } = await program();
    await send(PING, { id });
    await send(PING, { id });
    const { rows } = await test.db.pool.query(
      'select id, event_id as "eventId" from webhook_deliveries where endpoint_id = $1 order by id',
      [id],
    );
    const [changed, ping] = rows;
    await test.db.pool.query(
      `update webhook_events set type = 'provider.changed', created_at = '2026-01-02T12:00:00Z' where id = $1`,
      [changed.eventId],
    );
    await eventually(async () => {
      const READY = '{ webhookEndpoints { nodes { deliveries(states: DELIVERED) { totalCount } } } }';
      expect((await send(READY)).data.webhookEndpoints.nodes[0].deliveries.totalCount).toBe(2);
    });
    await test.db.pool.query('update webhook_deliveries set delivered_at = null, failed_at = now() where id = $1', [
      ping.id,
    ]);
    const found = async (filter: string) => {
      const { data, errors } = await send(
        `{ webhookEndpoints { nodes { deliveries(${filter}) { totalCount nodes { databaseId } } } } }`,
      );
      expect(errors).toBeUndefined();
      const { totalCount, nodes } = data.webhookEndpoints.nodes[0].deliveries;
      expect(totalCount).toBe(nodes.length);
      return nodes.map(({ databaseId }: { databaseId: number }) => databaseId);
    };
    expect(await found('states: [DELIVERED, FAILED]')).toEqual([ping.id, changed.id]);
    expect(await found('states: FAILED')).toEqual([ping.id]);
    expect(await found('states: [PENDING]')).toEqual([]);
    expect(await found('states: []')).toEqual([]);
    expect(await found('eventTypes: [PROVIDER_CHANGED, WATCH_MATCHED]')).toEqual([changed.id]);
    expect(await found('from: "2026-01-02T12:00:00Z"')).toEqual([ping.id, changed.id]);
    expect(await found('from: "2026-01-02T12:00:01Z", states: [FAILED]')).toEqual([ping.id]);
  });

  it('need their scopes', async () => {
    const reader = await program(['WEBHOOKS_READ']);
    expect(await reader.code(READ)).toBeNull();
    expect(await reader.code(PING, { id: reader.id })).toBe('FORBIDDEN');
    expect(await reader.code(REDELIVER, { id: '1' })).toBe('FORBIDDEN');
    const sender = await program(['WEBHOOKS_SEND']);
    expect(await sender.code(PING, { id: sender.id })).toBeNull();
    expect(await sender.code(READ)).toBe('FORBIDDEN');
  });

  it('are tested sixty times an hour at most', async () => {
    const { id, code } = await program();
    for (let sent = 0; sent < 60; sent += 1) await code(PING, { id: '2000000000' });
    expect(await code(PING, { id })).toBe('TOO_MANY_REQUESTS');
  });
});

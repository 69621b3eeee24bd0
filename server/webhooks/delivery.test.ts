import type { ServerResponse } from 'node:http';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { housekeeping } from '#server/app/work/housekeeping.ts';
import { releaseJobs } from '#server/app/work/releaseJobs.ts';
import { useFewProviders } from '#tests/fewProviders.ts';
import { mailTo } from '#tests/mailTo.ts';
import { openReceiver, type Receiver } from '#tests/receiver.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { createEndpoint, hasten } from '#tests/webhooks.ts';

const test = useApp('demo', { WEBHOOK_PRIVATE_HOSTS: 'localhost' });
useFewProviders(test, 40);
const mailbox = useWorker(test);
const receivers: Receiver[] = [];
const receiver = async (host?: string) => {
  const opened = await openReceiver(host);
  receivers.push(opened);
  return opened;
};
afterAll(() => Promise.all(receivers.map((item) => item.close())));

const REDELIVER = `mutation ($id: ID!) { redeliverWebhook(input: { deliveryId: $id }) {
  webhookDelivery { state webhookId } } }`;

describe('a webhook', () => {
  it('has a signature that the Standard Webhooks library verifies, and only with its secret', async () => {
    const { url, holds } = await receiver();
    const { id, ping, open, settled } = await createEndpoint(test, url);
    await ping();
    const [request] = await holds(1);
    expect(open(request!)).toEqual({ type: 'ping', timestamp: expect.any(String), data: { endpointId: id } });
    expect(request!.headers['content-type']).toBe('application/json');
    expect(() => open({ ...request!, body: `${request!.body} ` })).toThrow();
    expect(() => open(request!, `whsec_${Buffer.alloc(32).toString('base64')}`)).toThrow();
    const delivery = await settled('DELIVERED', 1);
    expect(delivery).toMatchObject({ eventType: null, lastStatus: 204, lastError: null });
    expect(request!.headers['webhook-id']).toBe(delivery.webhookId);
  });

  it('that failed is retried automatically: the same id, the same bytes', async () => {
    const { url, holds, answer } = await receiver();
    const { ping, open, settled } = await createEndpoint(test, url);
    answer(500);
    await ping();
    expect(await settled('PENDING', 1)).toMatchObject({ lastStatus: 500, lastError: 'Answered 500' });
    const [first, second] = await holds(2);
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(second!.body).toBe(first!.body);
    expect(open(second!)).toEqual(open(first!));
    expect(Number(second!.headers['webhook-timestamp'])).toBeGreaterThan(Number(first!.headers['webhook-timestamp']));
    await settled('DELIVERED', 2);
  });

  it('is given up after the last attempt', async () => {
    const { url, answer } = await receiver();
    const { ping, settled } = await createEndpoint(test, url);
    answer(503, 503);
    const id = await ping();
    await settled('PENDING', 1);
    await hasten(test, id, 24);
    await settled('FAILED', 2);
    // the outcome is written before the job ends
    const jobs = async () =>
      (await test.db.pool.query('select 1 from graphile_worker.jobs where key = $1', [`webhook:${id}`])).rowCount;
    await expect.poll(jobs).toBe(0);
  });

  it('answered with 410 turns its endpoint off, which is logged', async () => {
    const { url, answer, received } = await receiver();
    const { id, staff, ping, read, settled } = await createEndpoint(test, url);
    answer(410);
    const delivery = await ping();
    await settled('FAILED', 1);
    expect((await read()).disabledAt).not.toBeNull();
    const { rows } = await test.db.pool.query(
      `select code from logs where subject = 'webhookEndpoint' and subject_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(rows[0].code).toBe('webhookTurnedOff');
    expect((await staff.graphql(REDELIVER, { id: delivery })).body.errors[0].extensions.code).toBe('CONFLICT');
    expect(received).toHaveLength(1);
  });

  it('still pending when its endpoint is turned off is not sent', async () => {
    const { url, answer, received } = await receiver();
    const { id, staff, ping, settled } = await createEndpoint(test, url);
    answer(500);
    const delivery = await ping();
    await settled('PENDING', 1);
    const { body } = await staff.graphql(
      `mutation ($input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(input: $input) {
        ... on UpdateWebhookEndpointPayload { webhookEndpoint { disabledAt } } } }`,
      { input: { id, url, eventTypes: ['PROVIDER_REMOVED'], isEnabled: false } },
    );
    expect(body.data.updateWebhookEndpoint.webhookEndpoint.disabledAt).not.toBeNull();
    await hasten(test, delivery);
    expect(await settled('FAILED', 1)).toMatchObject({ lastError: 'The endpoint is turned off' });
    expect(received).toHaveLength(1);
  });

  it('can be delivered again, with the same id and a new timestamp', async () => {
    const { url, holds } = await receiver();
    const { staff, ping, open, settled } = await createEndpoint(test, url);
    const id = await ping();
    const { webhookId } = await settled('DELIVERED', 1);
    const { body } = await staff.graphql(REDELIVER, { id });
    expect(body.data.redeliverWebhook.webhookDelivery).toMatchObject({ webhookId });
    const [first, second] = await holds(2);
    expect(second!.headers['webhook-id']).toBe(webhookId);
    expect(second!.body).toBe(first!.body);
    open(second!);
    await settled('DELIVERED', 2);
  });

  it('does not follow a redirect', async () => {
    const [outside, inside] = [await receiver(), await receiver('127.0.0.1')];
    const { ping, settled } = await createEndpoint(test, outside.url);
    outside.answer((_, response) => response.writeHead(307, { location: inside.url }).end());
    await ping();
    expect(await settled('PENDING', 1)).toMatchObject({ lastStatus: 307 });
    expect(inside.received).toHaveLength(0);
  });

  it('counts as delivered however long the response is, of which little is read', async () => {
    const { url, answer } = await receiver();
    const { ping, settled } = await createEndpoint(test, url);
    const begun = Date.now();
    const cut = new Promise((resolve) =>
      answer((_, response) => {
        response.writeHead(200).on('close', resolve);
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
        };
        response.on('drain', more);
        more();
      }),
    );
    await ping();
    await settled('DELIVERED', 1);
    await cut;
    expect(Date.now() - begun).toBeLessThan(5_000);
  });

  it('that hangs delays only the others to its endpoint, and these for ten seconds', async () => {
    const [slow, quick] = [await receiver(), await receiver()];
    const [hanging, other] = [await createEndpoint(test, slow.url), await createEndpoint(test, quick.url)];
    slow.answer(() => {});
    const late = new AbortController();
    // also for retries of other tests
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    for (let sent = 0; sent < 5; sent += 1) await hanging.ping();
    await slow.holds(1);
    await other.ping();
    await other.settled('DELIVERED', 1);
    expect(slow.received).toHaveLength(1);
    expect(timeout.mock.calls[0]).toEqual([10_000]);
    timeout.mockRestore();
    late.abort();
    const errors = async () => (await hanging.read()).deliveries.map(({ lastError }) => lastError);
    await expect.poll(errors).toContain('No answer within 10 seconds');
    await expect.poll(() => slow.received.length).toBeGreaterThan(4);
  });

  it('delays no mail, however many hang', async () => {
    const slow = await receiver();
    const hung: ServerResponse[] = [];
    for (let made = 0; made < 5; made += 1) {
      slow.answer((_, response) => hung.push(response));
      await (await createEndpoint(test, slow.url)).ping();
    }
    await slow.holds(4);
    const email = `${crypto.randomUUID()}@people.example`;
    await test.send('POST', '/api/auth/signup', { displayName: 'Ana', email, password: 'one long sentence' });
    await mailTo(mailbox, email, /./);
    expect(slow.received).toHaveLength(4);
    for (const response of hung) response.writeHead(204).end();
    await slow.holds(5);
    hung[4]!.writeHead(204).end();
  });

  it('whose process died is released by the next process, with those queued behind it', async () => {
    const { url, answer } = await receiver();
    const { ping, settled } = await createEndpoint(test, url);
    answer(500);
    const id = await ping();
    await settled('PENDING', 1);
    await hasten(test, id, 1);
    const hold = (seconds: number) =>
      test.db.pool.query(
        `with job as (update graphile_worker._private_jobs set locked_by = 'dead', run_at = now(),
            locked_at = now() - $2 * interval '1 second' where key = $1 returning job_queue_id)
         update graphile_worker._private_job_queues q set locked_by = 'dead', locked_at = now()
         from job where q.id = job.job_queue_id`,
        [`webhook:${id}`, seconds],
      );
    expect((await hold(30)).rowCount).toBe(1);
    const locked = async () =>
      (
        await test.db.pool.query(
          `select 1 from graphile_worker._private_job_queues where locked_by = 'dead'
           union all select 1 from graphile_worker.jobs where locked_by = 'dead'`,
        )
      ).rowCount;
    await releaseJobs(test.db.pool, []);
    expect(await locked()).toBe(2);
    await hold(50);
    await releaseJobs(test.db.pool, []);
    expect(await locked()).toBe(0);
    await settled('DELIVERED', 2);
  });

  it('is deleted after a month', async () => {
    const { url } = await receiver();
    const { ping, read, settled } = await createEndpoint(test, url);
    const [old] = [await ping(), await ping()];
    await settled('DELIVERED', 1);
    await test.db.pool.query(
      `update webhook_events set created_at = now() - interval '31 days'
       where id = (select event_id from webhook_deliveries where id = $1)`,
      [old],
    );
    await housekeeping({}, { ...test.parts, db: test.db, publicUrl: '', mail: { send: async () => {} } });
    const left = (await read()).deliveries.map(({ databaseId }) => databaseId);
    expect(left).toHaveLength(1);
    expect(left).not.toContain(old);
  });
});

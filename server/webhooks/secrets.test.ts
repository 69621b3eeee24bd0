import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { housekeeping } from '#server/app/work/housekeeping.ts';
import { startWorker } from '#server/app/work/worker.ts';
import { readEnv } from '#server/platform/env.ts';
import { openSecretKey } from '#server/platform/secretKey.ts';
import { useFewProviders } from '#tests/fewProviders.ts';
import { jobParts } from '#tests/jobParts.ts';
import { openReceiver, type Receiver } from '#tests/receiver.ts';
import { useApp } from '#tests/testApp.ts';
import { useWorker } from '#tests/useWorker.ts';
import { createEndpoint, hasten } from '#tests/webhooks.ts';

const SETTINGS = { WEBHOOK_PRIVATE_HOSTS: 'localhost' };
const UNREADABLE = 'The secret of this endpoint cannot be read with this SECRET_KEY: rotate it';
const ROTATE = 'mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) { secret } }';

const receivers: Receiver[] = [];
const receiver = async () => {
  const opened = await openReceiver();
  receivers.push(opened);
  return opened;
};
afterAll(() => Promise.all(receivers.map((item) => item.close())));

describe('the secret of a webhook', () => {
  const test = useApp('demo', SETTINGS);
  useFewProviders(test, 40);
  useWorker(test);
  const night = () =>
    housekeeping({}, { ...jobParts(test.parts), db: test.db, publicUrl: '', mail: { send: async () => {} } });

  /** An endpoint whose secret was rotated once. */
  async function rotated() {
    const { url, holds } = await receiver();
    const endpoint = await createEndpoint(test, url);
    const fresh: string = (await endpoint.staff.graphql(ROTATE, { id: endpoint.id })).body.data.rotateWebhookSecret
      .secret;
    return { ...endpoint, fresh, holds };
  }

  /** The expiry of the previous secret, as stored; null when there is none. */
  const formerUntil = async (id: number): Promise<Date | null> => {
    const { rows } = await test.db.pool.query(
      'select former_secret, former_secret_until as until from webhook_endpoints where id = $1',
      [id],
    );
    expect(rows[0].former_secret === null).toBe(rows[0].until === null);
    return rows[0].until;
  };

  const endFormer = (id: number) =>
    test.db.pool.query('update webhook_endpoints set former_secret_until = now() where id = $1', [id]);

  it('is not in the database in plain text, nor is the previous one', async () => {
    const { secret, fresh } = await rotated();
    expect(fresh).not.toBe(secret);
    const { rows } = await test.db.pool.query('select e::text as row from webhook_endpoints e');
    const dump = JSON.stringify(rows);
    for (const item of [secret, fresh]) {
      const base64 = item.slice('whsec_'.length);
      for (const form of [base64, Buffer.from(item).toString('base64'), Buffer.from(base64, 'base64').toString('hex')])
        expect(dump).not.toContain(form.replace(/=+$/, ''));
    }
  });

  it('is stored under a key of the data folder that only its owner can read', async () => {
    const { url } = await receiver();
    await createEndpoint(test, url);
    const file = path.join(test.parts.env.dataDir, 'secret.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8'), 'base64')).toHaveLength(32);
  });

  it('and the previous one both sign for 24 hours, so that receivers with either can verify a request', async () => {
    const { id, ping, open, holds, secret, fresh } = await rotated();
    const hours = ((await formerUntil(id))!.getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    await ping();
    const [request] = await holds(1);
    expect(open(request!, fresh)).toEqual(open(request!, secret));
  });

  it('signs alone after that', async () => {
    const { id, ping, open, holds, secret, fresh } = await rotated();
    await endFormer(id);
    await ping();
    const [request] = await holds(1);
    open(request!, fresh);
    expect(() => open(request!, secret)).toThrow();
  });

  it('is removed by the nightly job once it has expired, and not before', async () => {
    const [over, inForce] = [await rotated(), await rotated()];
    await endFormer(over.id);
    await night();
    expect(await formerUntil(over.id)).toBeNull();
    expect(await formerUntil(inForce.id)).not.toBeNull();
  });

  it('cannot be used for another endpoint, and is replaced by rotating when it cannot be decrypted', async () => {
    const { url, holds } = await receiver();
    const [one, other] = [await createEndpoint(test, url), await createEndpoint(test, url)];
    await test.db.pool.query(
      'update webhook_endpoints set secret = (select secret from webhook_endpoints where id = $1) where id = $2',
      [other.id, one.id],
    );
    const delivery = await one.ping();
    expect(await one.settled('PENDING', 1)).toMatchObject({ lastStatus: null, lastError: UNREADABLE });
    const fresh = (await one.staff.graphql(ROTATE, { id: one.id })).body.data.rotateWebhookSecret.secret;
    expect(await formerUntil(one.id)).toBeNull();
    await hasten(test, delivery);
    await one.settled('DELIVERED', 2);
    one.open((await holds(1))[0]!, fresh);
  });
});

describe('another SECRET_KEY', () => {
  const test = useApp('demo', { ...SETTINGS, SECRET_KEY: 'a1'.repeat(32) });

  it('is reported to staff with each delivery, which succeeds once the right key is back', async () => {
    const work = (secretKey = test.parts.secretKey) =>
      startWorker(test.databaseUrl, {
        ...jobParts(test.parts),
        secretKey,
        publicUrl: '',
        mail: { send: async () => {} },
      });
    const { url, received } = await receiver();
    const { ping, settled, open } = await createEndpoint(test, url);
    const wrong = await work(openSecretKey(readEnv({ SECRET_KEY: 'b2'.repeat(32) })));
    const delivery = await ping();
    expect(await settled('PENDING', 1)).toMatchObject({ lastStatus: null, lastError: UNREADABLE });
    expect(received).toHaveLength(0);
    await wrong.stop();
    const right = await work();
    await hasten(test, delivery);
    await settled('DELIVERED', 2);
    open(received[0]!);
    await right.stop();
  });
});

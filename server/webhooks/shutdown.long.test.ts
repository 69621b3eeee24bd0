import { expect, it } from 'vitest';
import { startWorker } from '#server/app/work/worker.ts';
import { jobParts } from '#tests/jobParts.ts';
import { openReceiver } from '#tests/receiver.ts';
import { useApp } from '#tests/testApp.ts';
import { createEndpoint } from '#tests/webhooks.ts';

const test = useApp('demo', { WEBHOOK_PRIVATE_HOSTS: 'localhost' });

it('a webhook that hangs does not delay shutdown, and is sent again after the next start', async () => {
  const start = () =>
    startWorker(test.databaseUrl, { ...jobParts(test.parts), publicUrl: '', mail: { send: async () => {} } });
  const receiver = await openReceiver();
  const { ping, settled } = await createEndpoint(test, receiver.url);
  receiver.answer(() => {});
  const worker = await start();
  await ping();
  await receiver.holds(1);
  const begun = Date.now();
  await worker.stop();
  expect(Date.now() - begun).toBeLessThan(5_000);
  expect(await settled('PENDING', 1)).toMatchObject({ lastStatus: null });
  const next = await start();
  await receiver.holds(2);
  await settled('DELIVERED', 2);
  await next.stop();
  await receiver.close();
});

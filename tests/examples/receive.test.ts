import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openReceiver, type Received, type Receiver } from '../receiver.ts';
import { useApp } from '../testApp.ts';
import { useWorker } from '../useWorker.ts';
import { createEndpoint } from '../webhooks.ts';
import { CLIENTS, type Client } from './clients.ts';

const test = useApp('demo', { WEBHOOK_PRIVATE_HOSTS: 'localhost' });
useWorker(test);
let receiver: Receiver;
let stop = () => {};

beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(async () => {
  stop();
  await receiver.close();
});

/** Starts the example with the endpoint's secret on a free port. Returns its URL and output. */
async function startExample({ folder, command, receive }: Client, secret: string) {
  const child = spawn(command, [receive], {
    cwd: folder,
    env: { ...process.env, RUMBO_WEBHOOK_SECRET: secret, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stop = () => child.kill();
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const url = ((await lines.next()).value as string).replace('listening on ', '');
  const stopped = async () => {
    stop();
    return await Array.fromAsync({ [Symbol.asyncIterator]: () => lines });
  };
  return { url, stopped };
}

it.each(CLIENTS)(
  "the receiver in $folder accepts Rumbo's webhooks once, and rejects a modified one",
  async (client) => {
    const { id, ping, secret } = await createEndpoint(test, receiver.url);
    const example = await startExample(client, secret);
    const handOn = async ({ headers, body }: Received) => {
      const signed = Object.entries(headers).filter(([name]) => /^webhook-/.test(name)) as [string, string][];
      return (await fetch(example.url, { method: 'POST', headers: signed, body })).status;
    };
    await ping();
    await ping();
    const [first, second] = await receiver.holds(2);
    expect(await handOn({ ...first!, body: first!.body.replace('ping', 'pong') })).toBe(401);
    expect(await handOn(first!)).toBe(204);
    expect(await handOn(first!)).toBe(204);
    expect(await handOn(second!)).toBe(204);
    const { data } = JSON.parse(first!.body);
    expect(data).toEqual({ endpointId: id });
    expect(await example.stopped()).toEqual(['ping\t', 'ping\t']);
  },
);

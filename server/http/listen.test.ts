import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { useApp } from '#tests/testApp.ts';
import { RULES } from './limits.ts';
import { type Listening, listen } from './listen.ts';

const test = useApp('empty', { RATE_LIMIT: 'on', PORT: '0', HOST: '127.0.0.1' });
let listening: Listening;
/** The responses to each address, open or ended. */
const responses = new Map<string, ServerResponse[]>();
const responsesTo = (address: string) => responses.get(address) ?? [];
beforeAll(async () => {
  listening = await listen((request, response) => {
    const address = request.socket.remoteAddress!;
    responses.set(address, [...responsesTo(address), response]);
    test.app.handle(request, response);
  }, test.parts.env);
});
afterAll(() => listening.close());

const sockets: Socket[] = [];
afterEach(async () => {
  const closed = sockets.filter(({ closed }) => !closed).map((socket) => once(socket, 'close'));
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(closed);
});

/** A connection from another address of this machine. */
async function connection(localAddress: string): Promise<Socket> {
  const socket = connect({ port: listening.port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

async function ask(localAddress: string): Promise<string> {
  const socket = await connection(localAddress);
  socket.write('GET /api/tax-types HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text.split('\r\n', 1)[0]!;
}

it.skipIf(process.platform !== 'linux')(
  'one address gets at most 200 connections, and others are answered',
  async () => {
    const open = await Promise.all(Array.from({ length: 200 }, () => connection('127.0.0.2')));
    await expect.poll(() => ask('127.0.0.2').catch(() => 'refused')).not.toContain('200');
    expect(await ask('127.0.0.3')).toBe('HTTP/1.1 200 OK');
    open[0]!.destroy();
    await expect.poll(() => ask('127.0.0.2').catch(() => 'refused')).toBe('HTTP/1.1 200 OK');
  },
);

it('bodies that are never sent do not delay the other requests of their network', async () => {
  for (let at = 0; at < 20; at++) {
    const socket = await connection('127.0.0.1');
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query"',
    );
  }
  expect(await ask('127.0.0.1')).toBe('HTTP/1.1 200 OK');
});

it
  .skipIf(process.platform !== 'linux')
  .each([
    'GET /api/tax-types HTTP/1.1\r\nHost: x\r\n\r\n',
    'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 25\r\n\r\n{"query":"{__typename}" }',
  ])('requests that are given up while they wait keep no turns: %j', async (text) => {
  const { admission } = test.parts;
  const address = text.startsWith('GET') ? '127.0.0.5' : '127.0.0.6';
  const enter = () =>
    admission.enter({
      measured: admission.measure({ rule: 'network', key: address }),
      kind: 'api',
      bytes: 0,
      bodyArrives: async () => true,
    });
  const held = await Promise.all(Array.from({ length: 6 }, enter));
  const waiting = await Promise.all(Array.from({ length: 40 }, () => connection(address)));
  for (const socket of waiting) socket.write(text);
  await expect.poll(() => responsesTo(address)).toHaveLength(40);
  for (const socket of waiting) socket.destroy();
  await expect.poll(() => responsesTo(address).filter(({ closed }) => closed)).toHaveLength(40);
  for (const leave of held) leave();
  expect(await ask(address)).toBe('HTTP/1.1 200 OK');
});

it('an invented cookie does not bypass the budget of a network', async () => {
  await test.parts.limits.count('network', '127.0.0.1', RULES.network.points).catch(() => {});
  const cookie = { cookie: `session=${'a'.repeat(43)}` };
  expect((await test.get('/api/tax-types', cookie)).status).toBe(429);
});

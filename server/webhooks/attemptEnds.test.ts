import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postWebhook } from './postWebhook.ts';

const OK = 'HTTP/1.1 200 OK\r\n';
const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

/**
 * Sends a webhook to a receiver that runs `answer` on the connection once the request begins to arrive. `hungUp`
 * resolves when the connection is closed.
 */
async function attempt(answer: (socket: Socket) => void, signal = new AbortController().signal, protocol = 'http') {
  const accepted = Promise.withResolvers<Socket>();
  const hungUp = accepted.promise.then((socket) => new Promise((resolve) => socket.once('close', resolve)));
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => answer(socket)).resume();
    accepted.resolve(socket);
    onTestFinished(() => void socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `${protocol}://localhost:${(server.address() as AddressInfo).port}/hook`;
  const outcome = await postWebhook({ url, headers: {}, body: '{}', privateHosts: ['localhost'], signal });
  return { outcome, hungUp };
}

describe('an attempt to deliver a webhook ends, and its connection with it, when the receiver', () => {
  it.each([
    ['switches protocols', UPGRADE, 101],
    ['switches protocols and goes on talking', `${UPGRADE}\x81\x05hello`, 101],
  ])('%s', async (_, answer, status) => {
    const { outcome, hungUp } = await attempt((socket) => socket.write(answer));
    expect(outcome).toEqual({ status, error: `Answered ${status}` });
    await hungUp;
  });

  it.each([
    ['closes the connection without an answer', ''],
    ['closes it within a line of the head', 'HTTP/1.1 20'],
    ['closes it within the head', `${OK}Content-Type: text/plain\r\n`],
    ['speaks another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ])('%s', async (_, answer) => {
    const { status, error } = (await attempt((socket) => socket.end(answer))).outcome;
    expect(status).toBeNull();
    expect(error).toBeTruthy();
  });

  it('resets the connection', async () => {
    const { status, error } = (await attempt((socket) => socket.resetAndDestroy())).outcome;
    expect(status).toBeNull();
    expect(error).toMatch(/ECONNRESET|socket hang up/);
  });

  it.each([
    ['with it', `${OK}Content-Length: 2\r\n\r\nok`],
    ['with half of what it announced', `${OK}Content-Length: 100\r\n\r\nhalf`],
    ['with half a chunk', `${OK}Transfer-Encoding: chunked\r\n\r\nff\r\nhalf`],
  ])('returns 200 and ends %s', async (_, answer) => {
    const { outcome, hungUp } = await attempt((socket) => socket.end(answer));
    expect(outcome).toEqual({ status: 200, error: null });
    await hungUp;
  });

  it('returns 200 and keeps the connection', async () => {
    const { outcome, hungUp } = await attempt((socket) => socket.write(`${OK}Content-Length: 2\r\n\r\nok`));
    expect(outcome).toEqual({ status: 200, error: null });
    await hungUp;
  });
});

describe('shutdown ends an attempt at once, and its connection with it, when the receiver', () => {
  it.each<[string, (socket: Socket, sent: () => void) => void, number | null]>([
    ['has not answered', (_, sent) => sent(), null],
    ['has sent half a head', (socket, sent) => socket.write(`${OK}Content-Type: te`, sent), null],
    ['drips the head byte by byte', (socket, sent) => drip(socket, `${OK}X-Long: `, sent), null],
    ['goes on announcing an answer', (socket, sent) => drip(socket, '', sent, 'HTTP/1.1 102 Processing\r\n\r\n'), null],
    ['drips the body', (socket, sent) => drip(socket, `${OK}Content-Length: 60000\r\n\r\n`, sent), 200],
  ])('%s', async (_, answer, status) => {
    const ending = new AbortController();
    const { outcome, hungUp } = await attempt((socket) => answer(socket, () => ending.abort()), ending.signal);
    expect(outcome).toEqual({ status, error: status ? null : 'This server stopped before there was an answer' });
    await hungUp;
  });

  it('does not answer in TLS', async () => {
    const ending = new AbortController();
    const { outcome, hungUp } = await attempt(() => ending.abort(), ending.signal, 'https');
    expect(outcome).toEqual({ status: null, error: 'This server stopped before there was an answer' });
    await hungUp;
  });

  it('has not been contacted yet', async () => {
    const url = 'http://localhost:9/';
    const post = { url, headers: {}, body: '{}', privateHosts: ['localhost'], signal: AbortSignal.abort() };
    expect((await postWebhook(post)).error).toBe('This server stopped before there was an answer');
  });
});

/** Writes `begin`, then `drop` once a millisecond; calls `sent` after twenty drops. */
function drip(socket: Socket, begin: string, sent: () => void, drop = 'x'): void {
  socket.write(begin);
  let drops = 0;
  const timer = setInterval(() => {
    if (!socket.writable) return clearInterval(timer);
    socket.write(drop);
    drops += 1;
    if (drops === 20) sent();
  }, 1);
  socket.on('close', () => clearInterval(timer));
}

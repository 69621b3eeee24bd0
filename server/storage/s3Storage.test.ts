import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { parseStorageUrl } from '#server/platform/envRules.ts';
import { s3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

const SECRET = 'a/secret+with@signs%';
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener, secret = SECRET, patienceMs?: number): Promise<Storage> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `s3://key:${encodeURIComponent(secret)}@127.0.0.1:${port}/pictures/rumbo?tls=off&region=sa-east-1`;
  return s3Storage(parseStorageUrl(url), { patienceMs });
}

/** The AWS signature, version 4, computed from the received request. */
function signatureOf(request: IncomingMessage): string {
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const [, date, signed] = request.headers.authorization!.match(
    /^AWS4-HMAC-SHA256 Credential=key\/(\d{8})\/sa-east-1\/s3\/aws4_request, SignedHeaders=([^,]+), /,
  ) as string[];
  const [path, query = ''] = request.url!.split('?');
  const canonical = [
    request.method,
    path,
    [...new URLSearchParams(query)]
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .sort()
      .join('&'),
    ...signed!.split(';').map((name) => `${name}:${request.headers[name]}`),
    '',
    signed,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const scope = `${date}/sa-east-1/s3/aws4_request`;
  const key = ['sa-east-1', 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${SECRET}`, date!));
  return hmac(key, `AWS4-HMAC-SHA256\n${request.headers['x-amz-date']}\n${scope}\n${hash}`).toString('hex');
}

/** An S3 server in memory, with list pages of two, that accepts only requests signed with `SECRET`. */
function memoryStore(): RequestListener {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://x');
    const bytes = await buffer(request);
    if (!request.headers.authorization!.endsWith(`Signature=${signatureOf(request)}`))
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    const key = pathname.slice('/pictures/'.length);
    const file = files.get(key);
    if (request.method === 'PUT') files.set(key, { bytes, type: request.headers['content-type']! });
    else if (request.method === 'DELETE') files.delete(key);
    else if (searchParams.has('list-type')) {
      const after = searchParams.get('continuation-token')?.slice('+/= '.length) ?? '';
      const all = [...files.keys()].filter((item) => item.startsWith(searchParams.get('prefix')!)).sort();
      const page = all.filter((item) => item > after).slice(0, 2);
      const entries = page.map(
        (item) => `<Contents><Key>${item}</Key><LastModified>2026-01-01</LastModified></Contents>`,
      );
      const token = page.at(-1) === all.at(-1) ? '' : `+/= ${page.at(-1)}`;
      return response.end(`<R>${entries.join('')}<NextContinuationToken>${token}</NextContinuationToken></R>`);
    } else if (!file) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    else return response.writeHead(200, { 'content-type': file.type }).end(file.bytes);
    return response.end();
  };
}

const name = () => `${crypto.randomUUID().replaceAll('-', '')}-160.webp`;
const list = (storage: Storage) => Array.fromAsync(storage.list(new Date()));
const write = (storage: Storage, one = name()) => storage.write(one, Buffer.from('x'), 'image/webp');

describe('an S3-compatible store', () => {
  it('accepts the signature of every kind of request, with paging', async () => {
    const storage = await serve(memoryStore());
    const some = Array.from({ length: 5 }, name).sort();
    for (const item of some) await write(storage, item);
    expect(await list(storage)).toEqual(some);
    expect((await buffer((await storage.read(some[0]!))!.stream)).toString()).toBe('x');
    await storage.remove(some[0]!);
    expect(await storage.read(some[0]!)).toBeNull();
    expect(await list(storage)).toEqual(some.slice(1));
  });

  it('that rejects our secret causes an error, not an empty list or a missing file', async () => {
    const storage = await serve(memoryStore(), 'another');
    const rejected = 'responded with 403 SignatureDoesNotMatch';
    await expect(list(storage)).rejects.toThrow(rejected);
    await expect(storage.read(name())).rejects.toThrow(rejected);
    await expect(storage.remove(name())).rejects.toThrow(rejected);
    await expect(write(storage)).rejects.toThrow(rejected);
  });

  it('without the bucket causes an error', async () => {
    const storage = await serve((_, response) =>
      response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'),
    );
    await expect(storage.read(name())).rejects.toThrow('responded with 404 NoSuchBucket');
    await expect(storage.remove(name())).rejects.toThrow('responded with 404 NoSuchBucket');
  });

  it('that redirects causes an error: the signature is for this host', async () => {
    const storage = await serve((request, response) =>
      response
        .writeHead(307, { location: `${request.url}?again` })
        .end('<Error><Code>TemporaryRedirect</Code></Error>'),
    );
    await expect(write(storage)).rejects.toThrow('responded with 307 TemporaryRedirect');
  });

  it('that is busy temporarily is retried', async () => {
    let asked = 0;
    const storage = await serve((_, response) => response.writeHead(++asked === 1 ? 503 : 200).end());
    await write(storage);
    expect(asked).toBe(2);
  });

  it.each<[string, RequestListener]>([
    ['does not respond', () => {}],
    [
      'stops in the middle of a response',
      (_, response) => response.writeHead(200, { 'content-length': '9' }).write('half'),
    ],
    [
      'closes the connection in the middle of a response',
      (request, response) => {
        response.writeHead(200, { 'content-length': '9' }).write('half', () => request.socket.destroy());
      },
    ],
  ])('that %s causes an error after the timeout', async (_, answer) => {
    const storage = await serve(answer, SECRET, 200);
    const silence = /^The file store at 127\.0\.0\.1:\d+ did not respond$/;
    await expect(storage.read(name())).rejects.toThrow(silence);
    await expect(write(storage)).rejects.toThrow(silence);
    await expect(list(storage)).rejects.toThrow(silence);
  });
});

import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage, type Storage } from './storage.ts';

const root = mkdtempSync(path.join(tmpdir(), 'rumbo-storage-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(root, 's3'),
  configureBuckets: [{ name: 'pictures', configs: [] }],
});
let s3Port = 0;
beforeAll(async () => {
  s3Port = (await s3.run()).port;
});
afterAll(() => s3.close());
const s3Url = (folder: string) => `s3://S3RVER:S3RVER@127.0.0.1:${s3Port}/pictures/${folder}?tls=off`;

const name = () => `${crypto.randomUUID().replaceAll('-', '')}-160.webp`;
const soon = () => new Date(Date.now() + 60_000);
const names = async (storage: Storage, before = soon()) => (await Array.fromAsync(storage.list(before))).sort();

describe.each([
  ['a folder', () => openStorage({ storageUrl: null, dataDir: mkdtempSync(path.join(root, 'data-')) })],
  ['an S3-compatible store', () => openStorage({ storageUrl: s3Url('rumbo'), dataDir: root })],
])('%s', (_, open) => {
  let storage: Storage;
  beforeAll(() => {
    storage = open();
  });

  it('gives back what was written', async () => {
    const one = name();
    const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(50_000)));
    await storage.write(one, bytes, 'image/webp');
    const found = await storage.read(one);
    expect(found!.byteSize).toBe(50_000);
    expect((await buffer(found!.stream)).equals(bytes)).toBe(true);
  });

  it('has nothing under a name that was never written, and removing it is no error', async () => {
    expect(await storage.read(name())).toBeNull();
    await storage.remove(name());
  });

  it('forgets what is removed', async () => {
    const one = name();
    await storage.write(one, Buffer.from('x'), 'image/webp');
    await storage.remove(one);
    expect(await storage.read(one)).toBeNull();
  });

  it.each([
    '../../etc/passwd',
    '..%2f..%2fetc',
    '',
    'a.webp',
    `${'a'.repeat(32)}-1.webp/../x`,
    `/${'a'.repeat(32)}-1.webp`,
  ])('has nothing under %j, and takes nothing there', async (wrong) => {
    expect(await storage.read(wrong)).toBeNull();
    await expect(async () => storage.write(wrong, Buffer.from('x'), 'image/webp')).rejects.toThrow(
      'Not a storage name',
    );
  });

  it('lists what is older than a moment', async () => {
    const known = await names(storage);
    const some = [name(), name(), name()].sort();
    for (const one of some) await storage.write(one, Buffer.from('x'), 'image/webp');
    expect((await names(storage)).filter((one) => !known.includes(one))).toEqual(some);
    expect(await names(storage, new Date(Date.now() - 60_000))).toEqual([]);
  });
});

describe('a folder', () => {
  const dataDir = mkdtempSync(path.join(root, 'crash-'));
  const storage = openStorage({ storageUrl: null, dataDir });

  it('shows nothing of a write that a crash cut short, and clears it away in time', async () => {
    const drafts = path.join(dataDir, 'uploads', 'drafts');
    await mkdir(drafts, { recursive: true });
    const draft = path.join(drafts, crypto.randomUUID());
    await writeFile(draft, 'half of');
    await utimes(draft, 0, 0);
    expect(await names(storage)).toEqual([]);
    expect(readdirSync(drafts)).toEqual([]);
  });

  it('says so when it cannot be written', async () => {
    const blocked = path.join(root, 'blocked');
    await writeFile(blocked, 'a file where a folder should be');
    chmodSync(blocked, 0o400);
    const broken = openStorage({ storageUrl: null, dataDir: blocked });
    await expect(broken.write(name(), Buffer.from('x'), 'image/webp')).rejects.toThrow(/ENOTDIR/);
  });
});

describe('an S3-compatible store', () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) server.close();
  });

  async function serve(answer: RequestListener): Promise<Storage> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return openStorage({ storageUrl: `s3://a:b@127.0.0.1:${port}/x/rumbo?tls=off`, dataDir: root });
  }

  // s3rver cannot make tokens for a next page on today's Node
  it('goes through a list of several pages', async () => {
    const [first, second] = [name(), name()];
    const entry = (key: string) =>
      `<Contents><Key>rumbo/${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`;
    const store = await serve((request, response) => {
      const token = new URL(request.url!, 'http://x').searchParams.get('continuation-token');
      const next = token === null ? '<NextContinuationToken>a+b/c=</NextContinuationToken>' : '';
      response.end(`<ListBucketResult>${entry(token === 'a+b/c=' ? second : first)}${next}</ListBucketResult>`);
    });
    expect(await names(store)).toEqual([first, second].sort());
  });

  it('that refuses is an error, neither an empty list nor a file that is not there', async () => {
    const refusal = '<Error><Code>SignatureDoesNotMatch</Code></Error>';
    const storage = await serve((_, response) => response.writeHead(403).end(refusal));
    const refused = 'answered 403 SignatureDoesNotMatch';
    await expect(names(storage)).rejects.toThrow(refused);
    await expect(storage.read(name())).rejects.toThrow(refused);
    await expect(storage.write(name(), Buffer.from('x'), 'image/webp')).rejects.toThrow(refused);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
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

  it('reads the written bytes', async () => {
    const one = name();
    const bytes = Buffer.from(crypto.getRandomValues(new Uint8Array(50_000)));
    await storage.write(one, bytes, 'image/webp');
    const found = await storage.read(one);
    expect(found!.byteSize).toBe(50_000);
    expect((await buffer(found!.stream)).equals(bytes)).toBe(true);
  });

  it('returns null for an unknown name, and removing it is no error', async () => {
    expect(await storage.read(name())).toBeNull();
    await storage.remove(name());
  });

  it('returns null for a removed file', async () => {
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
  ])('returns null for the name %j, and rejects writing to it', async (wrong) => {
    expect(await storage.read(wrong)).toBeNull();
    await expect(async () => storage.write(wrong, Buffer.from('x'), 'image/webp')).rejects.toThrow(
      'Not a storage name',
    );
  });

  it('lists files older than a timestamp', async () => {
    const known = await names(storage);
    const some = [name(), name(), name()].sort();
    for (const item of some) await storage.write(item, Buffer.from('x'), 'image/webp');
    expect((await names(storage)).filter((item) => !known.includes(item))).toEqual(some);
    expect(await names(storage, new Date(Date.now() - 60_000))).toEqual([]);
  });
});

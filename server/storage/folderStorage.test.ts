import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { folderStorage } from './folderStorage.ts';
import type { Storage } from './storage.ts';

const root = mkdtempSync(path.join(tmpdir(), 'rumbo-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const name = () => `${crypto.randomUUID().replaceAll('-', '')}-160.webp`;
const soon = () => new Date(Date.now() + 60_000);
const names = async (storage: Storage, before = soon()) => (await Array.fromAsync(storage.list(before))).sort();

describe('a storage folder', () => {
  const uploads = path.join(root, 'uploads');
  const storage = folderStorage(uploads);

  it('hides incomplete files after a crash, and deletes them later', async () => {
    const drafts = path.join(uploads, 'drafts');
    await mkdir(drafts, { recursive: true });
    const draft = path.join(drafts, crypto.randomUUID());
    await writeFile(draft, 'half of');
    await utimes(draft, 0, 0);
    expect(await names(storage)).toEqual([]);
    expect(readdirSync(drafts)).toEqual([]);
  });

  it('keeps a file that is being written', async () => {
    const draft = path.join(uploads, 'drafts', crypto.randomUUID());
    await writeFile(draft, 'half of');
    expect(await names(storage, new Date(Date.now() - 60_000))).toEqual([]);
    expect(existsSync(draft)).toBe(true);
    rmSync(draft);
  });

  it('keeps foreign files', async () => {
    const strays = [path.join(uploads, '.DS_Store'), path.join(uploads, 'notes.txt')];
    for (const stray of strays) await writeFile(stray, 'x');
    expect(await names(storage)).toEqual([]);
    expect(strays.filter(existsSync)).toEqual(strays);
  });

  it('makes a file visible only when it is complete', async () => {
    const one = name();
    const bytes = Buffer.alloc(30_000_000, 7);
    const sizes: number[] = [];
    let isWritten = false;
    const writing = storage.write(one, bytes, 'image/webp').then(() => {
      isWritten = true;
    });
    while (!isWritten) sizes.push((await storage.read(one))?.byteSize ?? 0);
    await writing;
    expect(sizes.filter((size) => size !== 0 && size !== bytes.length)).toEqual([]);
    expect((await storage.read(one))!.byteSize).toBe(bytes.length);
    await storage.remove(one);
  });

  it.skipIf(process.platform === 'win32')(
    'flushes the bytes before the rename, and the rename before it resolves',
    async () => {
      const one = name();
      const target = path.join(uploads, one.slice(0, 2), one);
      const probe = await open(root, 'r');
      const steps: string[] = [];
      const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync').mockImplementation(async function (this: unknown) {
        const isFolder = (await (this as typeof probe).stat()).isDirectory();
        steps.push(`${isFolder ? 'folder' : 'file'}, ${existsSync(target) ? 'named' : 'not named yet'}`);
      });
      await storage.write(one, Buffer.from('x'), 'image/webp');
      sync.mockRestore();
      await probe.close();
      expect(steps).toEqual(['file, not named yet', 'folder, named', 'folder, named']);
      await storage.remove(one);
    },
  );

  it.skipIf(process.platform === 'win32')('is not accessible to other accounts, also when it was before', async () => {
    const one = name();
    chmodSync(uploads, 0o755);
    await storage.write(one, Buffer.from('x'), 'image/webp');
    const modes = [uploads, path.join(uploads, one.slice(0, 2)), path.join(uploads, one.slice(0, 2), one)].map(
      (file) => statSync(file).mode & 0o777,
    );
    expect(modes).toEqual([0o700, 0o700, 0o600]);
    await storage.remove(one);
  });

  it('deletes the draft of a failed write', async () => {
    const one = name();
    await mkdir(path.join(uploads, one.slice(0, 2), one), { recursive: true });
    await expect(storage.write(one, Buffer.from('x'), 'image/webp')).rejects.toThrow();
    expect(readdirSync(path.join(uploads, 'drafts'))).toEqual([]);
  });

  it.skipIf(process.platform !== 'linux')('keeps no file open for a stream that is not read', async () => {
    const one = name();
    await storage.write(one, Buffer.alloc(300_000), 'image/webp');
    const opened = () => readdirSync('/proc/self/fd').length;
    const before = opened();
    for (let i = 0; i < 50; i++) await storage.read(one);
    expect(opened() - before).toBeLessThan(25);
  });

  it('reports an error when it is not writable', async () => {
    const blocked = path.join(root, 'blocked');
    await writeFile(blocked, 'a file where a folder should be');
    chmodSync(blocked, 0o400);
    const broken = folderStorage(path.join(blocked, 'uploads'));
    await expect(broken.write(name(), Buffer.from('x'), 'image/webp')).rejects.toThrow(/ENOTDIR/);
  });
});

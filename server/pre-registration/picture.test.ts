import { afterEach, describe, expect, it, vi } from 'vitest';
import { sweepFiles } from '#server/files/storeImage.ts';
import { bomb, jpegWithPlace, photo } from '#tests/images.ts';
import { signedInStaff } from '#tests/staff.ts';
import { submit } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

// a hundred concurrent requests
const test = useApp('demo', {}, undefined, 7);

const provider = (businessName: string) =>
  test.db.prisma.provider.findFirst({ where: { businessName }, include: { image: { include: { file: true } } } });

const storedNames = () => Array.fromAsync(test.parts.storage.list(new Date(Date.now() + 60_000)));

describe('the picture of a pre-registration', () => {
  it.each<[string, number, () => Promise<Buffer> | Buffer]>([
    ['over 2 MB', 413, () => Buffer.alloc(2 * 1024 * 1024 + 1)],
    ['an SVG', 400, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a renamed executable', 400, () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(900)])],
    ['truncated', 400, async () => (await photo().jpeg().toBuffer()).subarray(0, 9_000)],
    ['a bomb', 400, () => bomb(50_000, 50_000)],
    ['empty', 400, () => Buffer.alloc(0)],
  ])('that is %s is refused, and nothing stays behind', async (_, status, make) => {
    const before = [await storedNames(), await test.db.prisma.provider.count()];
    const answer = await submit(test, {}, [{ bytes: await make() }]);
    expect(answer).toMatchObject({ status, body: { field: 'file' } });
    expect([await storedNames(), await test.db.prisma.provider.count()]).toEqual(before);
  });

  it('is a valid image', async () => {
    const bytes = await photo(50, 50).png().toBuffer();
    const answer = await submit(test, {}, [{ bytes }, { bytes }]);
    expect(answer).toMatchObject({ status: 400, body: { message: 'Send only one file' } });
  });

  it('is visible to staff only, until it and its provider are approved', async () => {
    await submit(test, { businessName: 'Con Foto' }, [{ bytes: await jpegWithPlace() }]);
    const { id, image } = (await provider('Con Foto'))!;
    const path = `/uploads/${image!.file.storageKey}-160.webp`;
    expect((await test.get(path)).status).toBe(404);
    const { db } = test;
    const staff = await signedInStaff(test);
    const seen = await staff.get(path);
    expect(seen.status).toBe(200);
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-store',
    });
    await db.pool.query('update provider_images set approved_at = now() where provider_id = $1', [id]);
    expect((await test.get(path)).status).toBe(404);
    await db.pool.query("update providers set status = 'approved', approved_at = now() where id = $1", [id]);
    expect((await test.get(path)).status).toBe(200);
    for (const wrong of ['/uploads/x.webp', '/uploads/..%2f..%2fpackage.json', `/uploads/${'a'.repeat(32)}-160.webp`])
      expect((await test.get(wrong)).status).toBe(404);
  });
});

describe('the same submission again', () => {
  it('creates one provider for each key, however often it arrives concurrently', async () => {
    const businessName = 'Veinte Claves';
    const keys = Array.from({ length: 20 }, () => crypto.randomUUID());
    const answers = await Promise.all(
      keys.flatMap((idempotencyKey) => Array.from({ length: 5 }, () => submit(test, { businessName, idempotencyKey }))),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await test.db.prisma.provider.count({ where: { businessName } })).toBe(20);
  });

  it('keeps one picture of five concurrent ones', async () => {
    const before = (await storedNames()).length;
    const bytes = await photo(300, 300).jpeg().toBuffer();
    const fields = { businessName: 'Una Foto', idempotencyKey: crypto.randomUUID() };
    await Promise.all(Array.from({ length: 5 }, () => submit(test, fields, [{ bytes }])));
    expect((await storedNames()).length - before).toBe(2);
    expect((await provider('Una Foto'))!.image!.file.widths).toEqual([160, 300]);
  });
});

describe('a failure while a picture is stored', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([1, 2, 3])('at file %i leaves no row, and no file after the sweep', async (step) => {
    const before = await storedNames();
    const { storage } = test.parts;
    const write = storage.write;
    let writes = 0;
    vi.spyOn(storage, 'write').mockImplementation(async (...file) => {
      if (++writes === step) throw new Error('the disk is full');
      return write(...file);
    });
    const businessName = `Disco Lleno ${step}`;
    expect((await submit(test, { businessName }, [{ bytes: await photo().jpeg().toBuffer() }])).status).toBe(500);
    expect(await provider(businessName)).toBeNull();
    expect(await storedNames()).toEqual(before);
  });

  it('in the database, in which the process dies before it could clean up, leaves files that the sweep removes', async () => {
    const before = await storedNames();
    // like a crash: nothing is removed
    vi.spyOn(test.parts.storage, 'remove').mockResolvedValue();
    await test.db.pool.query(`alter table providers add constraint crash check (business_name <> 'Choque')`);
    expect((await submit(test, { businessName: 'Choque' }, [{ bytes: await photo().jpeg().toBuffer() }])).status).toBe(
      500,
    );
    await test.db.pool.query('alter table providers drop constraint crash');
    vi.restoreAllMocks();
    expect((await storedNames()).length).toBe(before.length + 3);
    expect(await sweepFiles(test.db.prisma, test.parts.storage, new Date(Date.now() + 60_000))).toBe(3);
    expect(await storedNames()).toEqual(before);
  });
});

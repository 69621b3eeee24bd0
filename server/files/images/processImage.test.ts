import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bomb, jpegWithPlace, photo } from '../../../tests/images.ts';
import { processImage } from './processImage.ts';

const MB = 1024 * 1024;
const process = (bytes: Buffer) => processImage(Readable.from([bytes]), 2 * MB);

describe('an image', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of format %s becomes WebP in three widths', async (format) => {
    const { contentType, variants } = await process(
      await photo(1200, 600).toFormat(format, { quality: 50 }).toBuffer(),
    );
    expect(contentType).toBe('image/webp');
    const found = await Promise.all(variants.map(({ bytes }) => sharp(bytes).metadata()));
    expect(found.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 160, 80],
      ['webp', 480, 240],
      ['webp', 960, 480],
    ]);
  });

  it('is never made larger than it was', async () => {
    const { variants } = await process(await photo(200, 100).png().toBuffer());
    expect(variants.map(({ width }) => width)).toEqual([160, 200]);
  });

  it('loses where and by whom it was taken', async () => {
    const original = await jpegWithPlace();
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Ana Secreta');
    for (const { bytes } of (await process(original)).variants) {
      const { exif, icc, xmp } = await sharp(bytes).metadata();
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
      expect(bytes.toString('latin1')).not.toContain('Ana Secreta');
    }
  });

  it('stands upright', async () => {
    const lying = await photo(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { variants } = await process(lying);
    const { width, height } = await sharp(variants.at(-1)!.bytes).metadata();
    expect([width, height]).toEqual([200, 400]);
  });

  it('with a page of HTML behind it is only the image afterwards', async () => {
    const polyglot = Buffer.concat([await photo(300, 300).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    for (const { bytes } of (await process(polyglot)).variants) expect(bytes.includes('<script>')).toBe(false);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    ],
    ['a GIF', () => photo(50, 50).gif().toBuffer()],
    ['a TIFF', () => photo(50, 50).tiff().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
    ['a renamed executable', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['a truncated JPEG', async () => (await photo().jpeg().toBuffer()).subarray(0, 20_000)],
    ['the beginning of an image', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['nothing', () => Buffer.alloc(0)],
    ['50,000 by 50,000 pixels in a kilobyte', () => bomb(50_000, 50_000)],
    ['pixels that are not there', () => bomb(6_000, 6_000)],
  ])('is not %s', async (_, make) => {
    await expect(process(await make())).rejects.toThrow('This file is not an image we can read');
  });

  it('is stopped while it comes once it is too large', async () => {
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          sent += 64 * 1024;
          yield Buffer.alloc(64 * 1024);
        }
      })(),
    );
    await expect(processImage(endless, 2 * MB)).rejects.toThrow('Image too large (max 2MB)');
    expect(sent).toBeLessThan(3 * MB);
    expect(endless.destroyed).toBe(true);
  });

  it('takes no more memory the hundredth time than the tenth', async () => {
    const bytes = await photo(1500, 1500).jpeg({ quality: 40 }).toBuffer();
    const hostile = [bytes, bomb(50_000, 50_000), bytes.subarray(0, 9_000)];
    const many = async (times: number) => {
      for (let i = 0; i < times; i++) await Promise.allSettled(hostile.map(process));
      return globalThis.process.memoryUsage.rss() / MB;
    };
    const early = await many(10);
    expect((await many(60)) - early).toBeLessThan(120);
  });
});

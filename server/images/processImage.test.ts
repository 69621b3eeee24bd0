import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { bomb, jpegWithPlace, photo } from '#tests/images.ts';
import { isLong } from '#tests/tier.ts';
import { drawImage } from './drawImage.ts';
import { processImage } from './processImage.ts';

const MB = 1024 * 1024;
const process = (bytes: Buffer) => processImage(Readable.from([bytes]), 2 * MB);
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const flat = (width: number, height: number, background = '#888') =>
  sharp({ create: { width, height, channels: 3, background } });
/** A PNG with 16 bits per channel, as image editors write it. */
const deep = (width: number, height: number) => flat(width, height).toColourspace('rgb16').png().toBuffer();

describe('an image', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('of format %s becomes WebP in three widths', async (format) => {
    const { contentType, variants } = await process(await photo(1000, 500).toFormat(format).toBuffer());
    expect(contentType).toBe('image/webp');
    const found = await Promise.all(variants.map(({ bytes }) => sharp(bytes).metadata()));
    expect(found.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 160, 80],
      ['webp', 480, 240],
      ['webp', 960, 480],
    ]);
  });

  it('is never enlarged', async () => {
    const { variants } = await process(await photo(200, 100).png().toBuffer());
    expect(variants.map(({ width }) => width)).toEqual([160, 200]);
  });

  it('with 16 bits per channel becomes one with 8', async () => {
    const bytes = await deep(1_000, 500);
    expect((await sharp(bytes).metadata()).depth).toBe('ushort');
    const { variants } = await process(bytes);
    expect(await sharp(variants.at(-1)!.bytes).metadata()).toMatchObject({
      format: 'webp',
      depth: 'uchar',
      width: 960,
    });
  });

  it('that is very tall is reduced to the maximum height of WebP', async () => {
    const { variants } = await process(await flat(1080, 20_000).png().toBuffer());
    const found = await Promise.all(variants.map(({ bytes }) => sharp(bytes).metadata()));
    expect(found.map(({ width }) => width)).toEqual(variants.map(({ width }) => width));
    expect(found.at(-1)).toMatchObject({ width: 884, height: 16_370 });
  });

  it('that is animated becomes its first frame', async () => {
    const frames = await Promise.all(['#f00', '#00f'].map((colour) => flat(100, 80, colour).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
    const { bytes } = (await process(moving)).variants[0]!;
    const { pages, width, height } = await sharp(bytes, { animated: true }).metadata();
    expect([pages ?? 1, width, height]).toEqual([1, 100, 80]);
    expect((await sharp(bytes).stats()).dominant).toMatchObject({ b: 8 });
  });

  it('is converted to sRGB from any profile', async () => {
    const wide = await flat(100, 100, '#0f0').withIccProfile('p3').jpeg().toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const { icc, space } = await sharp((await process(wide)).variants[0]!.bytes).metadata();
    expect([icc, space]).toEqual([undefined, 'srgb']);
  });

  it('loses its location and author', async () => {
    const original = await jpegWithPlace();
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('Ana Secreta');
    for (const { bytes } of (await process(original)).variants) {
      const { exif, icc, xmp } = await sharp(bytes).metadata();
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
      expect(bytes.toString('latin1')).not.toContain('Ana Secreta');
    }
  });

  it('is rotated upright', async () => {
    const lying = await photo(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { variants } = await process(lying);
    const { width, height } = await sharp(variants.at(-1)!.bytes).metadata();
    expect([width, height]).toEqual([200, 400]);
  });

  it('with appended HTML is only the image afterwards', async () => {
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
    ['an AVIF', () => flat(50, 50).avif().toBuffer()],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
    ['a renamed executable', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['a truncated JPEG', async () => (await photo().jpeg().toBuffer()).subarray(0, 20_000)],
    ['a truncated progressive JPEG', async () => half(await photo(300, 300).jpeg({ progressive: true }).toBuffer())],
    ['a truncated PNG', async () => half(await photo(300, 300).png().toBuffer())],
    ['a truncated WebP', async () => half(await photo(300, 300).webp().toBuffer())],
    ['the beginning of an image', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['nothing', () => Buffer.alloc(0)],
    ['50,000 by 50,000 pixels in a kilobyte', () => bomb(50_000, 50_000)],
    ['more than 40 million pixels', () => flat(7_000, 6_000).jpeg().toBuffer()],
    ['more than 10 million pixels with 16 bits per channel', () => deep(4_000, 3_000)],
    ['missing pixels', () => bomb(6_000, 6_000)],
  ])('is rejected: %s', async (what, make) => {
    const message = /^(50,000 by|more than)/.test(what) ? 'too many pixels' : 'We cannot read this image';
    await expect(process(await make())).rejects.toThrow(message);
  });

  it('may have the maximum size, but not one more byte', async () => {
    const picture = await photo(100, 100).jpeg().toBuffer();
    const filled = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
    expect((await process(filled(2 * MB))).variants).toHaveLength(1);
    await expect(process(filled(2 * MB + 1))).rejects.toThrow('Image too large (max 2MB)');
  });

  it('is queued, and rejected when the queue is full', async () => {
    const bytes = await flat(20, 20).png().toBuffer();
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => process(bytes)));
    const rejected = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason.code);
    expect(rejected).toEqual(Array(8).fill('TOO_MANY_REQUESTS'));
    // the queue is empty again
    expect((await process(bytes)).variants).toHaveLength(1);
  });

  it('is not reported as unreadable after a timeout', async () => {
    const bytes = await flat(20, 20).png().toBuffer();
    vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('timeout: 7% complete'));
    expect(await drawImage(bytes, 'webp')).toBe('late');
  });

  it('is no longer received when it exceeds the maximum size', async () => {
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

  it.runIf(isLong)('uses no more memory after 70 images than after 10', async () => {
    // one colour: as much memory as noise, with little work
    const bytes = await flat(1500, 1500).jpeg().toBuffer();
    const hostile = [bytes, bomb(50_000, 50_000), half(bytes)];
    const many = async (times: number) => {
      for (let i = 0; i < times; i++) await Promise.allSettled(hostile.map((bytes) => drawImage(bytes, 'webp')));
      return globalThis.process.memoryUsage.rss() / MB;
    };
    const early = await many(10);
    expect((await many(60)) - early).toBeLessThan(120);
  });
});

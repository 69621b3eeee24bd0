import type { Sharp, SharpOptions } from 'sharp';

export interface DrawnImage {
  contentType: 'image/webp';
  /** Smallest first. */
  variants: { width: number; bytes: Uint8Array }[];
}

const WIDTHS = [160, 480, 960];
const MAX_PIXELS = 40_000_000;
/** Of more than 8 bits a channel: each takes about four times the work. */
const MAX_DEEP_PIXELS = MAX_PIXELS / 4;
/** WebP has no taller pictures. */
const MAX_HEIGHT = 16_383;
const MAX_SECONDS = 10;

type Open = (bytes: Uint8Array, options: SharpOptions) => Sharp;
let library: Promise<Open> | undefined;

function loadLibrary(): Promise<Open> {
  library ??= import('sharp').then(({ default: sharp }) => {
    // Only these decoders: what is not there cannot be attacked.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    });
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return library;
}

/** The picture upright, without metadata, in a few widths; or why there is none: it cannot be read, or takes too long. */
export async function drawImage(bytes: Uint8Array): Promise<DrawnImage | 'unreadable' | 'late'> {
  try {
    const sharp = await loadLibrary();
    const { width = 0, height = 0, depth, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const most = depth === 'uchar' ? MAX_PIXELS : MAX_DEEP_PIXELS;
    if (width * height > most || width * height === 0) return 'unreadable';
    const own = Math.min(autoOrient.width, Math.floor((autoOrient.width * MAX_HEIGHT) / autoOrient.height));
    const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, own)))];
    const variants: DrawnImage['variants'] = [];
    for (const wanted of widths) variants.push({ width: wanted, bytes: await encode(sharp, bytes, wanted) });
    return { contentType: 'image/webp', variants };
  } catch (error) {
    // sharp has no class for it; the picture itself may be fine
    return (error as Error).message.startsWith('timeout:') ? 'late' : 'unreadable';
  }
}

function encode(sharp: Open, bytes: Uint8Array, width: number): Promise<Buffer> {
  // Without being told to keep metadata sharp writes none; colours are turned into sRGB.
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', animated: false })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

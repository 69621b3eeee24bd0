import sharp from 'sharp';

/** WebP for pages; JPEG for previews of links, which some messengers show in no other. */
export type Format = 'webp' | 'jpeg';

export interface DrawnImage {
  /** Smallest first. */
  variants: { width: number; bytes: Uint8Array }[];
}

const WIDTHS: Record<Format, number[]> = { webp: [160, 480, 960], jpeg: [960] };
const MAX_PIXELS = 40_000_000;
/** Of more than 8 bits a channel: each takes about four times the work. */
const MAX_DEEP_PIXELS = MAX_PIXELS / 4;
/** WebP has no taller pictures. */
const MAX_HEIGHT = 16_383;
const MAX_SECONDS = 10;

// Only these decoders: what is not there cannot be attacked.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.concurrency(1);
sharp.cache(false);

/** The picture upright, without metadata, in a few widths; or why there is none: it cannot be read, or takes too long. */
export async function drawImage(
  bytes: Uint8Array,
  format: Format = 'webp',
): Promise<DrawnImage | 'unreadable' | 'late'> {
  try {
    const { width = 0, height = 0, depth, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const most = depth === 'uchar' ? MAX_PIXELS : MAX_DEEP_PIXELS;
    if (width * height > most || width * height === 0) return 'unreadable';
    const own = Math.min(autoOrient.width, Math.floor((autoOrient.width * MAX_HEIGHT) / autoOrient.height));
    const widths = [...new Set(WIDTHS[format].map((wanted) => Math.min(wanted, own)))];
    const variants: DrawnImage['variants'] = [];
    for (const wanted of widths) variants.push({ width: wanted, bytes: await encode(bytes, wanted, format) });
    return { variants };
  } catch (error) {
    // sharp has no class for it; the picture itself may be fine
    return (error as Error).message.startsWith('timeout:') ? 'late' : 'unreadable';
  }
}

function encode(bytes: Uint8Array, width: number, format: Format): Promise<Buffer> {
  // Without being told to keep metadata sharp writes none; colours are turned into sRGB.
  const drawn = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', animated: false })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  // what shows through would be black
  return (format === 'webp' ? drawn.webp({ quality: 80 }) : drawn.flatten({ background: '#fff' }).jpeg({ quality: 80 }))
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

import sharp from 'sharp';

/** The output format: WebP for pages; JPEG for link previews, because some messengers support nothing else. */
export type Format = 'webp' | 'jpeg';

export interface DrawnImage {
  /** The image in several widths, the smallest first. */
  variants: { width: number; bytes: Uint8Array }[];
}

const WIDTHS: Record<Format, number[]> = { webp: [160, 480, 960], jpeg: [960] };
const MAX_PIXELS = 40_000_000;
/** The pixel limit for images with more than 8 bits per channel, which take about four times as long. */
const MAX_DEEP_PIXELS = MAX_PIXELS / 4;
/** The maximum height of a WebP image, in pixels. */
const MAX_HEIGHT = 16_383;
const MAX_SECONDS = 10;

// Disables all decoders except these three, to reduce the attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.concurrency(1);
sharp.cache(false);

/** The reason why an image could not be rendered: 'late' is a timeout. */
export type NotDrawn = 'unreadable' | 'tooManyPixels' | 'late';

/** Renders the image upright, without metadata, in several widths. */
export async function drawImage(bytes: Uint8Array, format: Format = 'webp'): Promise<DrawnImage | NotDrawn> {
  try {
    const { width = 0, height = 0, depth, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const most = depth === 'uchar' ? MAX_PIXELS : MAX_DEEP_PIXELS;
    if (width * height === 0) return 'unreadable';
    if (width * height > most) return 'tooManyPixels';
    const own = Math.min(autoOrient.width, Math.floor((autoOrient.width * MAX_HEIGHT) / autoOrient.height));
    const widths = [...new Set(WIDTHS[format].map((limit) => Math.min(limit, own)))];
    const variants: DrawnImage['variants'] = [];
    for (const width of widths) variants.push({ width, bytes: await encode(bytes, width, format) });
    return { variants };
  } catch (error) {
    // sharp has no error class for timeouts; the image itself may be valid
    return (error as Error).message.startsWith('timeout:') ? 'late' : 'unreadable';
  }
}

function encode(bytes: Uint8Array, width: number, format: Format): Promise<Buffer> {
  // By default sharp writes no metadata, and converts colors to sRGB.
  const drawn = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', animated: false })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  // transparent pixels would be black in JPEG
  return (format === 'webp' ? drawn.webp({ quality: 80 }) : drawn.flatten({ background: '#fff' }).jpeg({ quality: 80 }))
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT } from '#server/platform/root.ts';
import type { SceneName } from '#shared/scenes.ts';

/** The content of a social picture. */
export interface SocialContent {
  title: string;
  subtitle: string;
  /** The labels below the title; only the first that fit are shown. */
  chips: readonly string[];
  /** The text at the bottom edge. */
  note: string;
  scene: SceneName;
}

export type SocialJob =
  /** `picture` is shown instead of the scene. */
  { kind: 'picture'; content: SocialContent; picture: Uint8Array | null } | { kind: 'code'; svg: string };

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 64;
/** The width of the column of texts, in pixels. */
const COLUMN = 600;
const FRAME = { left: 712, top: 130, width: 424, height: 318, radius: 24 };
/** The sizes of the title: the first one that fits into `TITLE_HEIGHT` is used. */
const TITLE_SIZES = [60, 50, 42, 34];
const TITLE_HEIGHT = 190;
const LONGEST = { title: 140, subtitle: 70, chip: 34, note: 60 };
const MOST_CHIPS = 3;
const MAX_SECONDS = 10;

const NAVY = '#0b1a38';
const ICE = '#c6d4ea';
const PILL = '#1d3767';

// only the formats of stored pictures and of the drawings of this project
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.concurrency(1);
sharp.cache(false);

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const drawings = read('web/ui/drawings.svg');
const scenes = read('web/ui/scenes.svg');
const between = (text: string, start: string, end: string) => text.split(start)[1]!.split(end)[0]!;
const part = (id: string) => `<g>${between(drawings, `<g id="${id}">`, '</g>\n')}</g>`;
const font = (weight: 'Bold' | 'Medium') => path.join(ROOT, `server/pages/social/fonts/PlusJakartaSans-${weight}.ttf`);

/** A PNG: a social picture, or a QR code to print. */
export function drawSocial(job: SocialJob): Promise<Uint8Array> {
  return job.kind === 'code' ? drawCode(job.svg) : drawPicture(job.content, job.picture);
}

function drawCode(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).png({ palette: true }).timeout({ seconds: MAX_SECONDS }).toBuffer();
}

async function drawPicture(content: SocialContent, picture: Uint8Array | null): Promise<Uint8Array> {
  const title = await titleText(cut(content.title, LONGEST.title));
  const subtitle = await text(cut(content.subtitle, LONGEST.subtitle), {
    weight: 'Medium',
    size: 30,
    colour: ICE,
    width: COLUMN,
  });
  const note = await text(cut(content.note, LONGEST.note), { weight: 'Medium', size: 26, colour: ICE });
  const chips: Drawn[] = [];
  for (const chip of content.chips.slice(0, MOST_CHIPS))
    chips.push(await text(cut(chip, LONGEST.chip), { weight: 'Bold', size: 24, colour: '#fff' }));
  const top = FRAME.top;
  const below = top + title.height + 24;
  const pills = rowsOf(chips, below + subtitle.height + 32);
  const layers = [
    { input: title.bytes, left: LEFT, top },
    { input: subtitle.bytes, left: LEFT, top: below },
    ...pills.map(({ chip, left, top }) => ({ input: chip.bytes, left: left + PAD.x, top: top + PAD.y })),
    { input: note.bytes, left: LEFT, top: HEIGHT - 64 - Math.round(note.height / 2) },
  ];
  const framed = picture ? [{ input: await photo(picture), left: FRAME.left, top: FRAME.top }] : [];
  const svg = background(pills, picture ? null : content.scene);
  return (
    sharp(Buffer.from(svg))
      .composite([...framed, ...layers])
      // without dithering, which is visible on large surfaces; a photograph has too many colors for a palette
      .png(picture ? { compressionLevel: 9 } : { palette: true, dither: 0 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
  );
}

interface Drawn {
  bytes: Buffer;
  width: number;
  height: number;
}

interface Look {
  weight: 'Bold' | 'Medium';
  size: number;
  colour: string;
  width?: number;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Renders a plain text: nothing in it is markup. */
async function text(plain: string, { weight, size, colour, width }: Look): Promise<Drawn> {
  const escaped = plain.replace(/[&<>]/g, (letter) => ENTITIES[letter]!);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped || '·'}</span>`,
      font: `Plus Jakarta Sans ${weight} ${size}`,
      fontfile: font(weight),
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      ...(width && { width }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

async function titleText(title: string): Promise<Drawn> {
  let drawn: Drawn | undefined;
  for (const size of TITLE_SIZES) {
    drawn = await text(title, { weight: 'Bold', size, colour: '#fff', width: COLUMN });
    if (drawn.height <= TITLE_HEIGHT) break;
  }
  return drawn!;
}

/** The text as one line without control characters, cut to a length. */
function cut(plain: string, longest: number): string {
  const line = plain.replace(/[\p{C}\s]+/gu, ' ').trim();
  const letters = [...line];
  return letters.length <= longest
    ? line
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

const PAD = { x: 20, y: 15 };
const CHIP_HEIGHT = 50;
const GAP = 12;
/** The lowest position of the bottom edge of the chips, because the note is below. */
const LOWEST = 540;

interface Pill {
  chip: Drawn;
  left: number;
  top: number;
}

/** Arranges chips in rows within the width of the column, and drops those that do not fit. */
function rowsOf(chips: readonly Drawn[], top: number): Pill[] {
  let [x, y] = [LEFT, top];
  return chips.flatMap((chip) => {
    const width = chip.width + 2 * PAD.x;
    if (width > COLUMN) return [];
    if (x > LEFT && x + width > LEFT + COLUMN) [x, y] = [LEFT, y + CHIP_HEIGHT + GAP];
    if (y + CHIP_HEIGHT > LOWEST) return [];
    const pill = { chip, left: x, top: y };
    x += width + GAP;
    return pill;
  });
}

/** The photograph in the size of the frame, with rounded corners. */
async function photo(picture: Uint8Array): Promise<Buffer> {
  const { width, height, radius } = FRAME;
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  return sharp(picture, { failOn: 'truncated' })
    .resize({ width, height, fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

const LOGO =
  '<g transform="translate(64 44) scale(1.25)" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M4 34V7h9.5a8 8 0 0 1 0 16H4m9 0 8.5 11M30 14.5v10.5a8.25 8.25 0 0 0 16.5 0V14.5m0 0V34M56 34V14.5m0 7.5a7.25 7.25 0 0 1 14.5 0V34m0-12a7.25 7.25 0 0 1 14.5 0V34M94.5 5v29"/><circle cx="104.2" cy="24.25" r="9.7"/><circle cx="131" cy="24.25" r="9.7"/><path stroke="none" fill="#ff6a68" d="M135.9 19.35 133.3 26.55 128.7 21.95Z"/><path stroke="none" fill="#fff" d="M126.1 29.15 128.7 21.95 133.3 26.55Z"/></g>';

/** The background: navy with the compass, the frame with a scene, and the shapes of the chips. */
function background(pills: readonly Pill[], scene: SceneName | null): string {
  const { left, top, width, height, radius } = FRAME;
  const drawn = scene && between(scenes, `<symbol id="${scene}"`, '</symbol>');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="100%" height="100%" fill="${NAVY}"/>
<g fill="none" stroke="#9db4d8" transform="translate(1030 330)">${part('rose')}</g>
<path d="M640 596C760 560 800 500 930 520s150 60 290 10" fill="none" stroke="#9db4d8" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 11"/>
${LOGO}
${pills.map((pill) => `<rect x="${pill.left}" y="${pill.top}" width="${pill.chip.width + 2 * PAD.x}" height="${CHIP_HEIGHT}" rx="${CHIP_HEIGHT / 2}" fill="${PILL}"/>`).join('')}
<clipPath id="frame"><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}"/></clipPath>
<g clip-path="url(#frame)"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#e4ebf6"/>
${drawn ? `<svg x="${left}" y="${top}" width="${width}" height="${height}"${drawn}</svg>` : ''}</g>
</svg>`;
}

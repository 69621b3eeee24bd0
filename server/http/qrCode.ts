import { encode } from 'uqr';

/** Quiet zone in squares: readers need it to find the code. */
const QUIET_ZONE = 4;

export interface QrCode {
  /** Length of each side in squares, including the quiet zone. */
  size: number;
  /** The dark squares, as an SVG path. */
  path: string;
}

/** The QR code of a text of at most 1,000 characters. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size, path: path.join('') };
}

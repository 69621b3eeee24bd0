import { encode } from 'uqr';

/** What readers need to find a code: this many white squares around it. */
const QUIET_ZONE = 4;

export interface QrCode {
  /** Of each side, in squares, with the quiet zone. */
  size: number;
  /** The dark squares, as the path of an SVG. */
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

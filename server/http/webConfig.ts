import { readFileSync } from 'node:fs';
import path from 'node:path';
import { encode } from 'uqr';
import type { Env } from '#server/platform/env.ts';
import { ROOT } from '#server/platform/root.ts';
import type { WebConfig } from '#shared/webConfig.ts';

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};

const codes = new Map<string, QrCode>();

/** Cached: an installation has one address. */
function codeOf(url: string | null): QrCode | null {
  if (url === null) return null;
  const code = codes.get(url) ?? qrCode(url);
  codes.set(url, code);
  return code;
}

/**
 * The browser's configuration, as JSON in the page instead of a build-time setting: one build serves any installation.
 */
export function webConfig({ botCheck, google, publicIpUrl, mapTiles, footer, analytics }: Env): WebConfig {
  return {
    version,
    botCheck: {
      kind: botCheck.kind,
      siteKey: botCheck.kind === 'recaptcha' ? botCheck.siteKey : null,
      scriptUrl: botCheck.kind === 'recaptcha' ? botCheck.scriptUrl : null,
    },
    google: google && { clientId: google.clientId, scriptUrl: google.scriptUrl },
    publicIpUrl,
    mapTiles,
    footer: { ...footer, taxBadgeCode: codeOf(footer.taxBadgeUrl) },
    analytics,
  };
}

/** The quiet zone in squares, which readers need to find the code. */
const QUIET_ZONE = 4;

export interface QrCode {
  /** Length of each side in squares, including the quiet zone. */
  size: number;
  /** The dark squares, as an SVG path. */
  path: string;
}

/**
 * The QR code of a text of at most 1,000 characters. With a `mask`, 0 to 7, the best one is not searched for, which takes
 * five sixths of the time: for texts without long repetitions.
 */
export function qrCode(text: string, mask?: number): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE, maskPattern: mask });
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

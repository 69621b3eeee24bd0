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

/** Caches the QR code, because an installation has only one URL for it. */
function codeOf(url: string | null): QrCode | null {
  if (url === null) return null;
  const code = codes.get(url) ?? qrCode(url);
  codes.set(url, code);
  return code;
}

/**
 * The browser's configuration, embedded in the page as JSON. It is not a build-time setting, so that one build serves
 * any installation.
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

/** The width of the quiet zone in modules, which readers need to find the code. */
const QUIET_ZONE = 4;

export interface QrCode {
  /** The length of each side in modules, including the quiet zone. */
  size: number;
  /** The dark modules, as an SVG path. */
  path: string;
}

/**
 * The QR code of a text of at most 1,000 characters. With a fixed `mask` from 0 to 7, the search for the best mask is
 * skipped, which takes five sixths of the time; suitable for texts without long repetitions.
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

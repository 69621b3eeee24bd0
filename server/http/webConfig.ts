import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '#server/platform/env.ts';
import { ROOT } from '#server/platform/root.ts';
import type { WebConfig } from '#shared/webConfig.ts';
import { type QrCode, qrCode } from './qrCode.ts';

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

/** The browser's configuration, as JSON in the page and not at build time: one build serves any installation. */
export function webConfig({ botCheck, google, publicIpUrl, footer, analytics }: Env): WebConfig {
  return {
    version,
    botCheck: {
      kind: botCheck.kind,
      siteKey: botCheck.kind === 'recaptcha' ? botCheck.siteKey : null,
      scriptUrl: botCheck.kind === 'recaptcha' ? botCheck.scriptUrl : null,
    },
    google: google && { clientId: google.clientId, scriptUrl: google.scriptUrl },
    publicIpUrl,
    footer: { ...footer, taxBadgeCode: codeOf(footer.taxBadgeUrl) },
    analytics,
  };
}

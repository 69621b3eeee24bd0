import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../env.ts';
import { ROOT } from '../root.ts';

const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  version: string;
};

/** What the browser is told, as JSON in the page: never at build time, so that one build serves any installation. */
export function webConfig({ botCheck, google, publicIpUrl, footer, analytics }: Env) {
  return {
    version,
    botCheck: {
      kind: botCheck.kind,
      siteKey: botCheck.kind === 'recaptcha' ? botCheck.siteKey : null,
      scriptUrl: botCheck.kind === 'recaptcha' ? botCheck.scriptUrl : null,
    },
    google: google && { clientId: google.clientId, scriptUrl: google.scriptUrl },
    publicIpUrl,
    footer,
    analytics,
  };
}

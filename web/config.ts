import type { WebConfig } from '#shared/webConfig.ts';

const empty: WebConfig = {
  version: 'dev',
  footer: { address: [], email: '', phone: '', social: [], taxBadgeUrl: null, taxBadgeCode: null },
  botCheck: { kind: 'off', siteKey: null, scriptUrl: null },
  google: null,
  publicIpUrl: null,
  analytics: null,
};

/** What the server wrote into the page; without it (the development server, tests) everything optional is left out. */
export function readConfig(json: string | null | undefined): WebConfig {
  if (!json) return empty;
  try {
    const given = JSON.parse(json) as Partial<WebConfig>;
    return {
      version: given.version ?? empty.version,
      footer: { ...empty.footer, ...given.footer },
      botCheck: { ...empty.botCheck, ...given.botCheck },
      google: given.google ?? empty.google,
      publicIpUrl: given.publicIpUrl ?? empty.publicIpUrl,
      analytics: given.analytics ?? empty.analytics,
    };
  } catch {
    return empty;
  }
}

let config: WebConfig | undefined;

export function getConfig(): WebConfig {
  config ??= readConfig(document.getElementById('config')?.textContent);
  return config;
}

import type { WebConfig } from '#shared/webConfig.ts';

const empty: WebConfig = {
  version: 'dev',
  footer: { operator: null, address: [], email: null, phone: null, social: [], taxBadgeUrl: null, taxBadgeCode: null },
  botCheck: { kind: 'off', siteKey: null, scriptUrl: null },
  google: null,
  publicIpUrl: null,
  mapTiles: null,
  analytics: null,
};

/** Reads the configuration in the page. Without one, as in development, all optional parts are off. */
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
      mapTiles: given.mapTiles ?? empty.mapTiles,
      analytics: given.analytics ?? empty.analytics,
    };
  } catch {
    return empty;
  }
}

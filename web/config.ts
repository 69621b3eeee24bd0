export interface Config {
  version: string;
  footer: {
    address: string[];
    email: string;
    phone: string;
    social: { name: string; url: string }[];
    taxBadgeUrl: string | null;
    /** That address as a QR code: its squares on each side, and the dark ones as the path of an SVG. */
    taxBadgeCode: { size: number; path: string } | null;
  };
  /** How a form shows that a person sends it. The script is only for those that need one. */
  botCheck: { kind: 'altcha' | 'recaptcha' | 'off'; siteKey: string | null; scriptUrl: string | null };
  /** Null: signing in with Google is not set up. */
  google: { clientId: string; scriptUrl: string } | null;
  /** Tells visitors their address, as text or as JSON with an `ip`; null: only our server is asked. */
  publicIpUrl: string | null;
  /** What may measure who consents. Null: nothing is set up, and nobody is asked. */
  analytics: {
    googleAnalytics: { measurementId: string; scriptUrl: string } | null;
    clarity: { projectId: string; scriptUrl: string } | null;
  } | null;
}

const empty: Config = {
  version: 'dev',
  footer: { address: [], email: '', phone: '', social: [], taxBadgeUrl: null, taxBadgeCode: null },
  botCheck: { kind: 'off', siteKey: null, scriptUrl: null },
  google: null,
  publicIpUrl: null,
  analytics: null,
};

/** What the server wrote into the page; without it (the development server, tests) everything optional is left out. */
export function readConfig(json: string | null | undefined): Config {
  if (!json) return empty;
  try {
    const given = JSON.parse(json) as Partial<Config>;
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

let config: Config | undefined;

export function getConfig(): Config {
  config ??= readConfig(document.getElementById('config')?.textContent);
  return config;
}

export interface Config {
  version: string;
  footer: {
    address: string[];
    email: string;
    phone: string;
    social: { name: string; url: string }[];
    taxBadgeUrl: string | null;
  };
}

const empty: Config = {
  version: 'dev',
  footer: { address: [], email: '', phone: '', social: [], taxBadgeUrl: null },
};

/** What the server wrote into the page; without it (the development server, tests) everything optional is left out. */
export function readConfig(json: string | null | undefined): Config {
  if (!json) return empty;
  try {
    const given = JSON.parse(json) as Partial<Config>;
    return { version: given.version ?? empty.version, footer: { ...empty.footer, ...given.footer } };
  } catch {
    return empty;
  }
}

let config: Config | undefined;

export function getConfig(): Config {
  config ??= readConfig(document.getElementById('config')?.textContent);
  return config;
}

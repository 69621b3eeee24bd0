const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Headers {
  get: (name: string) => string | null;
}

/**
 * Whether another site's page made this request and it may change something. Browsers say where a request comes from
 * (Sec-Fetch-Site, Origin); programs say neither and carry no cookies of a person's.
 */
export function isCrossSiteWrite(method: string, headers: Headers, ownOrigin: string | null): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (ownOrigin !== null && origin === ownOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host');
}

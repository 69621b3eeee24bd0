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
  // what a page's host is called, a name server of its own can say (DNS rebinding)
  if (ownOrigin !== null) return origin !== ownOrigin;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host');
}

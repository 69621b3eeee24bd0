const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Headers {
  get: (name: string) => string | null;
}

/**
 * Whether another site's page sent this request and it may change data. Browsers send Sec-Fetch-Site or Origin;
 * programs send neither, and no user's cookies.
 */
export function isCrossSiteWrite(method: string, headers: Headers, ownOrigin: string | null): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  // the Host header proves nothing: an attacker's DNS server can point any name here (DNS rebinding)
  if (ownOrigin !== null) return origin !== ownOrigin;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host');
}

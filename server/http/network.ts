import ipaddr from 'ipaddr.js';

/** The prefix length of one customer's IPv6 network, within which the customer may use any address. */
const CUSTOMER_BITS = 64;

/** The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address. Returns other texts unchanged. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${CUSTOMER_BITS}`)}/${CUSTOMER_BITS}`;
}

/** The /48 network around an IPv6 network of `networkOf`, which may belong to one customer; null for other texts. */
export function siteOf(network: string): string | null {
  const [address, bits] = network.split('/');
  return bits === undefined ? null : shortAddress(address!);
}

/** An address shortened for the log, so that it identifies the network but not the machine; null for other texts. */
export function shortAddress(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`)}/48`;
}

/**
 * The address for rate limits: that of the connection or, behind `trustedProxies` proxies, the address that the
 * outermost of these proxies wrote into X-Forwarded-For. Earlier entries come from the caller and are ignored.
 */
export function callerAddress(connection: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return connection;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || hops[0] || connection;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether the request may change data and was sent by a page of another site. Browsers send Sec-Fetch-Site or Origin;
 * programs send neither header, and no user's cookies.
 */
export function isCrossSiteWrite(method: string, headers: Pick<Headers, 'get'>, ownOrigin: string | null): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  // does not trust the Host header: an attacker's DNS server can point any name at this server (DNS rebinding)
  if (ownOrigin !== null) return origin !== ownOrigin;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host');
}

/** Whether this `Accept` header comes from a browser that opens an address, not from a program. */
export function wantsPage(accept: string | null | undefined): boolean {
  return accept?.includes('text/html') ?? false;
}

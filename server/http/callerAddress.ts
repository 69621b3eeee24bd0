/**
 * The address for rate limits: that of the connection or, behind `trustedProxies` proxies, the one that the outermost
 * of them wrote into X-Forwarded-For. Entries before it come from the caller and are ignored.
 */
export function callerAddress(connection: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return connection;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || hops[0] || connection;
}

/**
 * The address to count limits by: the connection's, or, behind `trustedProxies` proxies of ours, what the outermost of
 * them wrote into X-Forwarded-For. What a caller writes there himself comes before that and is never believed.
 */
export function callerAddress(connection: string, forwardedFor: string | null, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return connection;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || hops[0] || connection;
}

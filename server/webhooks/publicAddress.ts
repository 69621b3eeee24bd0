import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that is allocated for the public internet. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is public: not loopback, private network, cloud metadata or multicast. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // an IPv4 address mapped to IPv6 is checked as IPv4
  const found = ipaddr.process(address);
  return found.range() === 'unicast' && (found instanceof ipaddr.IPv4 || found.match(GLOBAL_IPV6));
}

/** Whether the host of a URL is an IP address that is not public. A host name is only checked when it is resolved. */
export function isPrivateLiteral({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(address) && !isPublicAddress(address);
}

/** Whether the operator allows the host of a URL: it is in `WEBHOOK_PRIVATE_HOSTS`. */
export function isAllowedHost({ protocol, hostname, port }: URL, hosts: readonly string[]): boolean {
  const own = port || (protocol === 'https:' ? '443' : '80');
  return hosts.includes(hostname) || hosts.includes(`${hostname}:${own}`);
}

/**
 * Resolves a host name for a connection. Fails when any of its addresses is not public. The connection uses the
 * addresses that were checked, so a name that resolves differently the next time gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = error ? undefined : addresses.find(({ address }) => !isPublicAddress(address));
    if (error) callback(error, []);
    else if (refused) callback(new Error(`${hostname} leads to ${refused.address}, which is not public`), []);
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};

import dns from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that has been given out. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is one of the internet's: no loopback, no intranet, no cloud's metadata, no multicast. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // an IPv4 address in IPv6's clothes is judged as what it is
  const found = ipaddr.process(address);
  return found.range() === 'unicast' && (found instanceof ipaddr.IPv4 || found.match(GLOBAL_IPV6));
}

/** Whether a URL names an IP address that is not public. What a name leads to is only known when it is looked up. */
export function isPrivateLiteral({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(address) && !isPublicAddress(address);
}

/** Whether the one who runs this installation allows a URL's host as it is: within `WEBHOOK_PRIVATE_HOSTS`. */
export function isAllowedHost({ protocol, hostname, port }: URL, hosts: readonly string[]): boolean {
  const own = port || (protocol === 'https:' ? '443' : '80');
  return hosts.includes(hostname) || hosts.includes(`${hostname}:${own}`);
}

/**
 * Looks a name up for a connection, and refuses it when any of its addresses is not public. The connection is made to
 * what this answered: a name that leads elsewhere the next time gains nothing.
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

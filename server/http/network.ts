import ipaddr from 'ipaddr.js';

/** Prefix length of one customer's IPv6 network, within which the customer may use any address. */
const CUSTOMER_BITS = 64;

/** The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address. Returns other texts unchanged. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${CUSTOMER_BITS}`)}/${CUSTOMER_BITS}`;
}

/** An address shortened for the log: it identifies the network, not the machine. */
export function shortAddress(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`)}/48`;
}

import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that are one customer's network: each has as many addresses below as it likes. */
const CUSTOMER_BITS = 64;

/** What limits count by: an IPv4 address, or the /64 of an IPv6 one. A text that is no address as it is. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${CUSTOMER_BITS}`)}/${CUSTOMER_BITS}`;
}

/** An address as the log keeps it: which network it was, not which machine. */
export function shortAddress(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`)}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`)}/48`;
}

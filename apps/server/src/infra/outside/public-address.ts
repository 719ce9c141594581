import { BlockList, isIP } from 'node:net';

/**
 * IPv4 addresses that no public host has (IANA special-purpose registry): own, private, carrier, loopback, link and cloud, tests,
 * multicast, reserved.
 */
const RESERVED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Parts of 2000::/3, the only public IPv6, that lead elsewhere: tunnels (Teredo, 6to4) contain an IPv4 address. */
const RESERVED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const reserved = new BlockList();
for (const [net, bits] of RESERVED_IPV4) reserved.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of RESERVED_IPV6) reserved.addSubnet(net, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** The addresses to which names resolve that are filtered in Iran. */
const FILTER: ReadonlySet<string> = new Set(['10.10.34.34', '10.10.34.35', '10.10.34.36', 'd0::11']);

/** Whether an address, as a resolver returns it, belongs to a host on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

/** Whether an address means that the host is public and blocked. */
export function isFilterAddress(address: string): boolean {
  return FILTER.has(address);
}

import { BlockList, isIP } from 'node:net';

// two lists, because Node compares IPv4 addresses with rules for IPv6 as well
const insideIpv4 = new BlockList();
const insideIpv6 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  insideIpv4.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  // everything that is no public unicast address: loopback, mapped and compatible IPv4, translated IPv4, private,
  // link-local, site-local (fec0::/10) and multicast
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // addresses with an IPv4 address inside: Teredo and 6to4
  ['2001::', 32],
  ['2002::', 16],
] as const) {
  insideIpv6.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is on the public internet; a feed must not make the server fetch from inside the network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !insideIpv4.check(address, 'ipv4');
  return isIP(address) === 6 && !insideIpv6.check(address, 'ipv6');
}

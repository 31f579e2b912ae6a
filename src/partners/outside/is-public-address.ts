import { BlockList, isIP } from 'node:net';

// two lists, because Node checks IPv4 addresses against IPv6 rules as well
const privateIpv4 = new BlockList();
const privateIpv6 = new BlockList();
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
  privateIpv4.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  // everything except public unicast addresses: loopback, mapped and compatible IPv4, translated IPv4, private,
  // link-local, site-local (fec0::/10) and multicast
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // addresses that embed an IPv4 address: Teredo and 6to4
  ['2001::', 32],
  ['2002::', 16],
] as const) {
  privateIpv6.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is on the public internet. A feed must not make the server fetch from the private network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateIpv4.check(address, 'ipv4');
  return isIP(address) === 6 && !privateIpv6.check(address, 'ipv6');
}

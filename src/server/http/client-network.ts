import { SocketAddress } from 'node:net';

const bracketed = /^\[([^\]]*)\](?::\d+)?$/;
const ipv4WithPort = /^([\d.]+):\d+$/;
const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Returns the network that counts as one client: an IPv4 address, or the prefix of an IPv6 address, because a provider
 * gives each customer a whole network of IPv6 addresses.
 * @param text an address as sockets and proxies write it, perhaps with a port, brackets or a zone
 * @param ipv6Prefix length in bits
 * @returns undefined for anything else
 */
export function clientNetwork(text: string, ipv6Prefix: number): string | undefined {
  const address = addressIn(text.trim().replaceAll('"', ''));
  if (!address) return undefined;
  if (address.family === 'ipv4') return address.address;
  const mapped = mappedIpv4.exec(address.address)?.[1];
  return mapped ?? `${networkOf(address.address, ipv6Prefix)}/${ipv6Prefix}`;
}

function addressIn(text: string): SocketAddress | undefined {
  const [host = ''] = (bracketed.exec(text)?.[1] ?? ipv4WithPort.exec(text)?.[1] ?? text).split(
    '%',
  );
  try {
    return new SocketAddress({ address: host, family: host.includes(':') ? 'ipv6' : 'ipv4' });
  } catch {
    return undefined;
  }
}

/** @param address in the shortest form, which SocketAddress writes */
function networkOf(address: string, prefix: number): string {
  const [head = '', tail] = address.split('::');
  const groups = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => 0);
  return [...groups, ...zeros, ...after]
    .map((group, index) => {
      const bits = Math.min(16, Math.max(0, prefix - index * 16));
      return (group & (0xffff << (16 - bits)) & 0xffff).toString(16);
    })
    .join(':');
}

function groupsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    const [a, b, c, d] = group.split('.').map(Number);
    if (b === undefined) return [Number.parseInt(group, 16)];
    return [((a ?? 0) << 8) | b, ((c ?? 0) << 8) | (d ?? 0)];
  });
}

import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import type { PictureSource } from './picture-source.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 25 * 1024 * 1024;

/** Addresses inside the house: a feed must not make the server fetch from there. */
const inside = new BlockList();
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
  inside.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['::ffff:0:0', 96],
] as const) {
  inside.addSubnet(network, prefix, 'ipv6');
}

/** Fetches pictures that a dealer's feed names, from public addresses only. */
export const remotePictureSource: PictureSource = {
  handles: (address) => /^https?:\/\//.test(address),
  async read(address) {
    const url = URL.parse(address);
    if (!url || !(await isPublic(url.hostname))) return undefined;
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'image/*' },
    });
    if (response.status === 404 || response.status === 410) return undefined;
    if (!response.ok || !response.body)
      throw new Error(`The picture's server answered ${response.status}`);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new Error('The picture is too large');
      chunks.push(chunk);
    }
    return { kind: 'file', bytes: Buffer.concat(chunks) };
  },
};

async function isPublic(hostname: string): Promise<boolean> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(name) ? [{ address: name }] : await lookup(name, { all: true });
  return addresses.every(
    ({ address }) => !inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'),
  );
}

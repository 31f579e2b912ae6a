import { readFile } from 'node:fs/promises';

/** Reads the logos of the demo's dealers: `demo-logo:kestrel-auto/icon.svg` is a file beside this one. */
export const demoLogoSource = {
  handles: (address: string): boolean => address.startsWith('demo-logo:'),
  async read(address: string): Promise<Uint8Array | undefined> {
    const [, path] = /^demo-logo:([a-z-]+\/[a-z-]+\.svg)$/.exec(address) ?? [];
    if (path === undefined) return undefined;
    return readFile(new URL(path, import.meta.url)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
  },
};

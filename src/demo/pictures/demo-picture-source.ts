import { readFile } from 'node:fs/promises';
import { pictureFile } from './picture-file.ts';

/** Reads the pictures of the demo, which are files in the repository. */
export const demoPictureSource = {
  handles: (address: string): boolean => address.startsWith('demo:'),
  async read(address: string): Promise<Uint8Array | undefined> {
    const file = pictureFile(address);
    return file && readFile(file).catch(undefinedWhereMissing);
  },
};

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

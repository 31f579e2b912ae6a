import { readFile } from 'node:fs/promises';
import { pictureFile } from '#demo/pictures/picture-file.ts';
import type { PictureSource } from '#partners/pictures/picture-source.ts';

/** Reads the pictures of the demo, which are files in the repository. */
export const demoPictureSource: PictureSource = {
  handles: (address) => address.startsWith('demo:'),
  async read(address) {
    const file = pictureFile(address);
    return file && readFile(file).catch(undefinedWhereMissing);
  },
};

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

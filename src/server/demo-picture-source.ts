import { parsePictureAddress } from '#demo/pictures/picture-address.ts';
import { createPicturePool } from '#demo/pictures/picture-pool.ts';
import type { PictureSource } from '#partners/pictures/picture-source.ts';

/** Draws the pictures of demo vehicles, off the thread that answers requests. */
export function demoPictureSource(): PictureSource {
  const pool = createPicturePool({ workers: 1 });
  return {
    handles: (address) => address.startsWith('demo:'),
    async read(address, width) {
      const wanted = parsePictureAddress(address);
      if (!wanted) return undefined;
      const height = Math.round(wanted.view === 'panorama' ? width / 2 : (width * 2) / 3);
      return { kind: 'pixels', ...(await pool.draw({ ...wanted, width, height })) };
    },
  };
}

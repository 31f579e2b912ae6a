import { LRUCache } from 'lru-cache';
import { parsePictureAddress } from '#demo/pictures/picture-address.ts';
import { createPicturePool } from '#demo/pictures/picture-pool.ts';
import type { PictureSource, SourcePicture } from '#partners/pictures/picture-source.ts';

/** Drawn once at this width, a picture serves every smaller one; only a larger one is drawn for itself. */
const USUAL_WIDTH = 960;
/** A page asks for a card's, a gallery's and a thumbnail's size within moments; 32 pictures are 60 MB. */
const PICTURES_KEPT = 32;

/** Draws the pictures of demo vehicles, off the thread that answers requests. */
export function demoPictureSource(): PictureSource {
  const pool = createPicturePool({ workers: 1 });
  const drawn = new LRUCache<string, Promise<SourcePicture>>({ max: PICTURES_KEPT });
  return {
    handles: (address) => address.startsWith('demo:'),
    async read(address, asked) {
      const wanted = parsePictureAddress(address);
      if (!wanted) return undefined;
      const width = Math.max(asked, USUAL_WIDTH);
      const height = Math.round(wanted.view === 'panorama' ? width / 2 : (width * 2) / 3);
      const key = `${address} ${width}`;
      let picture = drawn.get(key);
      if (!picture) {
        picture = pool
          .draw({ ...wanted, width, height })
          .then((pixels): SourcePicture => ({ kind: 'pixels', ...pixels }));
        drawn.set(key, picture);
        picture.catch(() => drawn.delete(key));
      }
      return picture;
    },
  };
}

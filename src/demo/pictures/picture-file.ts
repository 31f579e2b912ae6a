import { showsPaintInside } from './demo-body.ts';
import { parsePictureAddress } from './picture-address.ts';

/** The folder of the demo's pictures, which `tools/showroom` creates. */
export const pictureFolder = new URL('../../../demo-pictures/', import.meta.url);

/**
 * The file of a picture, which may not exist; undefined if the text is not a picture's address. All colours share
 * interior pictures that show no paint.
 */
export function pictureFile(address: string): URL | undefined {
  const picture = parsePictureAddress(address);
  if (!picture) return undefined;
  const [body = '', colour = '', seed = '', backdrop = '', view = ''] = address
    .replace(/^demo:/, '')
    .replace(/\.jpg$/, '.webp')
    .split('/');
  const isInside = picture.view === 'dashboard' || picture.view === 'rear-seats';
  const folders = isInside && !showsPaintInside(picture.body) ? [body, 'inside'] : [body, colour];
  return new URL([...folders, seed, backdrop, view].join('/'), pictureFolder);
}

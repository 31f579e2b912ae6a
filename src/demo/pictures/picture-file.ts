import { hasSeats } from './demo-body.ts';
import { parsePictureAddress } from './picture-address.ts';

/** The folder of the demo's pictures, which `tools/showroom` draws. */
export const pictureFolder = new URL('../../../demo-pictures/', import.meta.url);

/**
 * The file of a picture, which may not exist; undefined for what is not a picture's address. The paint of a car cannot
 * be seen from its seats, so all colours share the pictures taken there.
 */
export function pictureFile(address: string): URL | undefined {
  const picture = parsePictureAddress(address);
  if (!picture) return undefined;
  const [body = '', colour = '', seed = '', backdrop = '', view = ''] = address
    .replace(/^demo:/, '')
    .replace(/\.jpg$/, '.webp')
    .split('/');
  const isInside = picture.view === 'dashboard' || picture.view === 'rear-seats';
  const folders = isInside && hasSeats(picture.body) ? [body, 'inside'] : [body, colour];
  return new URL([...folders, seed, backdrop, view].join('/'), pictureFolder);
}

import { setTimeout as delay } from 'node:timers/promises';
import { parsePictureAddress, type PictureWidth } from '#domain/media/picture-address.ts';
import type { Site } from '#site/site.ts';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import type { Pictures } from '#server/endpoints/pictures.ts';

/** Widths in pixels, for about 200 pixels per inch in the brochure. */
const LARGE: PictureWidth = 1280;
const SMALL: PictureWidth = 480;
/** A picture that takes longer is left out. */
const TIMEOUT_MS = 20_000;

/** Loads the pictures of a brochure as JPEG files; pictures that cannot be loaded in time are left out. */
export async function brochurePictures(
  { pictures }: BrochureView,
  source: Pick<Pictures, 'bytes'>,
  site: Site,
): Promise<Uint8Array[]> {
  const stop = new AbortController();
  const timeout = delay(TIMEOUT_MS, undefined, { ref: false, signal: stop.signal }).catch(
    () => undefined,
  );
  const found = await Promise.all(
    pictures.map(async ({ base }, index) => {
      // two pictures are shown side by side in the same size
      const width = index === 0 || pictures.length === 2 ? LARGE : SMALL;
      const address = parsePictureAddress(`${base}/${width}.jpg`);
      return address && Promise.race([source.bytes(site, address), timeout]);
    }),
  );
  stop.abort();
  return found.filter((bytes) => bytes !== undefined);
}

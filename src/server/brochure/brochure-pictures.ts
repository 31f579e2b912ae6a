import { setTimeout as delay } from 'node:timers/promises';
import { parsePictureAddress, type PictureWidth } from '#domain/media/picture-address.ts';
import type { Site } from '#site/site.ts';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import type { Pictures } from '#server/endpoints/pictures.ts';

/** Widths in pixels, for about 200 pixels per inch in the brochure. */
const LARGE: PictureWidth = 1280;
const SMALL: PictureWidth = 480;
/** A picture that takes longer is left out. */
const TIMEOUT_MS = 20_000;

/** JPEG files. */
export interface BrochurePictures {
  pictures: Uint8Array[];
  closing: Uint8Array | undefined;
  isComplete: boolean;
}

/** Loads the pictures of a brochure; those that cannot be loaded in time are left out. */
export async function brochurePictures(
  { pictures, closing }: Pick<BrochureView, 'pictures' | 'closing'>,
  source: Pick<Pictures, 'bytes'>,
  site: Site,
): Promise<BrochurePictures> {
  const stop = new AbortController();
  const timeout = delay(TIMEOUT_MS, undefined, { ref: false, signal: stop.signal }).catch(
    () => undefined,
  );
  const load = async ({ base }: PictureView, width: PictureWidth) => {
    const address = parsePictureAddress(`${base}/${width}.jpg`);
    return address && Promise.race([source.bytes(site, address), timeout]);
  };
  const [last, ...cover] = await Promise.all([
    closing && load(closing.picture, LARGE),
    // two pictures are shown side by side in the same size
    ...pictures.map((picture, index) =>
      load(picture, index === 0 || pictures.length === 2 ? LARGE : SMALL),
    ),
  ]);
  stop.abort();
  const found = cover.filter((bytes) => bytes !== undefined);
  return {
    pictures: found,
    closing: last,
    isComplete: found.length === pictures.length && (last !== undefined || !closing),
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import { parsePictureAddress, type PictureWidth } from '#domain/media/picture-address.ts';
import type { Site } from '#site/site.ts';
import type { BrochureView } from '#web/brochure/brochure-view.ts';
import type { Pictures } from '#server/endpoints/pictures.ts';

/** In pixels: enough for about 200 to the inch where the brochure shows them. */
const LARGE: PictureWidth = 1280;
const SMALL: PictureWidth = 480;
/** A picture whose server sleeps is left out rather than waited for. */
const PATIENCE_MS = 20_000;

/** The pictures of a brochure as JPEG files, without those that cannot be had. */
export async function brochurePictures(
  { pictures }: BrochureView,
  source: Pick<Pictures, 'bytes'>,
  site: Site,
): Promise<Uint8Array[]> {
  const stop = new AbortController();
  const late = delay(PATIENCE_MS, undefined, { ref: false, signal: stop.signal }).catch(
    () => undefined,
  );
  const found = await Promise.all(
    pictures.map(async ({ base }, index) => {
      // two pictures stand side by side in one size
      const width = index === 0 || pictures.length === 2 ? LARGE : SMALL;
      const address = parsePictureAddress(`${base}/${width}.jpg`);
      return address && Promise.race([source.bytes(site, address), late]);
    }),
  );
  stop.abort();
  return found.filter((bytes) => bytes !== undefined);
}

import { type PictureWidth, pictureWidths } from './picture-address.ts';

/** What the decoded frames of one spin may take of a phone's memory. */
const BYTES_OF_ALL_FRAMES = 96_000_000;
/** Red, green, blue and opacity, of a frame of 3 to 2. */
const bytesOfFrame = (width: number): number => width * ((width * 2) / 3) * 4;

/**
 * The width in which a spin's frames are asked for: what the screen shows, at no more than twice its pixels (a moving
 * picture shows no more), and only as large as all of them together fit into memory.
 *
 * @param shownWidth CSS pixels
 */
export function spinFrameWidth(
  shownWidth: number,
  pixelRatio: number,
  frames: number,
): PictureWidth {
  const wanted = shownWidth * Math.min(pixelRatio, 2);
  const affordable = pictureWidths.filter(
    (width) => frames * bytesOfFrame(width) <= BYTES_OF_ALL_FRAMES,
  );
  return affordable.find((width) => width >= wanted) ?? affordable.at(-1) ?? pictureWidths[0];
}

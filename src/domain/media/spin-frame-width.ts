import { type PictureWidth, pictureWidths } from './picture-address.ts';

/** The memory limit for the decoded frames of one spin on a phone. */
const MAX_BYTES = 96_000_000;
/** RGBA pixels of a 3:2 frame. */
const bytesOfFrame = (width: number): number => width * ((width * 2) / 3) * 4;

/**
 * The width in which to load a spin's frames: the width on screen at a pixel ratio of at most 2, because a moving
 * picture shows no more detail, and small enough for all frames to fit into memory.
 *
 * @param shownWidth CSS pixels
 */
export function spinFrameWidth(
  shownWidth: number,
  pixelRatio: number,
  frames: number,
): PictureWidth {
  const wanted = shownWidth * Math.min(pixelRatio, 2);
  const affordable = pictureWidths.filter((width) => frames * bytesOfFrame(width) <= MAX_BYTES);
  return affordable.find((width) => width >= wanted) ?? affordable.at(-1) ?? pictureWidths[0];
}

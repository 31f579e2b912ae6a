import { turned } from './frame-of-angle.ts';

/** So far a finger moves for the next frame. */
export const PX_PER_FRAME = 20;

/**
 * The frame that a drag leads to. The vehicle's near side follows the finger: to the left is onwards, since frames are
 * taken walking around the vehicle with its nose moving left.
 *
 * @param start the frame that was shown when the drag began
 * @param px how far it has gone, to the right
 */
export function frameOfDrag(start: number, px: number, count: number): number {
  return turned(start - Math.trunc(px / PX_PER_FRAME), count);
}

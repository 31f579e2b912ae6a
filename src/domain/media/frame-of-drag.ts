import { turned } from './frame-of-angle.ts';

/** The drag distance between two frames. */
export const PX_PER_FRAME = 20;

/**
 * The frame to show during a drag. The vehicle's near side follows the finger: dragging left moves forward, because the
 * frames are taken walking around the vehicle with its nose moving left.
 *
 * @param start the frame shown when the drag began
 * @param px distance dragged to the right
 */
export function frameOfDrag(start: number, px: number, count: number): number {
  return turned(start - Math.trunc(px / PX_PER_FRAME), count);
}

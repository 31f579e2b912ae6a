/**
 * The frame of a spin nearest to an angle.
 *
 * @param degrees from the first frame, in turning order; may exceed a full turn in either direction
 * @param count number of frames in a full turn
 */
export function frameOfAngle(degrees: number, count: number): number {
  return turned(Math.round((degrees / 360) * count), count);
}

/** Wraps a frame number into a full turn. */
export function turned(frame: number, count: number): number {
  return ((frame % count) + count) % count;
}

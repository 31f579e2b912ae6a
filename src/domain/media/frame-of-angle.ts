/**
 * The frame of a spin that is nearest to an angle.
 *
 * @param degrees from the first frame, in turning order; any number of turns either way
 * @param count frames of a full turn
 */
export function frameOfAngle(degrees: number, count: number): number {
  return turned(Math.round((degrees / 360) * count), count);
}

/** A frame's number after any number of turns either way. */
export function turned(frame: number, count: number): number {
  return ((frame % count) + count) % count;
}

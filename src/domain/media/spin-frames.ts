/** More frames than this turn no more smoothly, they only take longer to load. */
const FRAMES_AT_MOST = 72;
/** Fewer are no turn. */
const FRAMES_AT_LEAST = 4;
/** Of the frames that a spin should have, so many may fail before it is not worth turning. */
const SHARE_THAT_MAY_FAIL = 0.5;

export interface SpinFrames {
  /** How many are shown. */
  count: number;
  /** Every how many of the frames one is shown. */
  step: number;
}

/** Which of a vehicle's spin frames are shown, or none when there are too few. */
export function spinFrames(given: number): SpinFrames | undefined {
  if (given < FRAMES_AT_LEAST) return undefined;
  const step = Math.ceil(given / FRAMES_AT_MOST);
  return { count: Math.ceil(given / step), step };
}

/** Whether what could be loaded of a spin is still one. */
export function isStillSpin(loaded: number, wanted: number): boolean {
  return loaded >= FRAMES_AT_LEAST && loaded >= wanted * (1 - SHARE_THAT_MAY_FAIL);
}

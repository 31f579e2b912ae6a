/** More frames only take longer to load; the spin turns no more smoothly. */
const MAX_FRAMES = 72;
/** Fewer frames do not look like a turn. */
const MIN_FRAMES = 4;
/** The share of frames that may fail to load before the spin is hidden. */
const MAX_FAILED_SHARE = 0.5;

export interface SpinFrames {
  /** Number of frames shown. */
  count: number;
  /** Shows every `step`-th frame. */
  step: number;
}

/** Selects the frames of a spin to show; undefined if there are too few. */
export function spinFrames(given: number): SpinFrames | undefined {
  if (given < MIN_FRAMES) return undefined;
  const step = Math.ceil(given / MAX_FRAMES);
  return { count: Math.ceil(given / step), step };
}

/** Whether enough frames have loaded to show the spin. */
export function isStillSpin(loaded: number, wanted: number): boolean {
  return loaded >= MIN_FRAMES && loaded >= wanted * (1 - MAX_FAILED_SHARE);
}

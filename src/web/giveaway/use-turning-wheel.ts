import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

const TURN_MS = 4200;
/** A hidden tab does not finish animations. */
const LATEST_MS = TURN_MS + 800;
const FULL_TURNS = 5;

/** React warns about layout effects on the server. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Turns the wheel to its resting angle when a prize is drawn while the page is open. Visitors who prefer reduced motion
 * see it at rest at once.
 * @param drawId undefined until a prize is drawn
 * @returns whether it is turning
 */
export function useTurningWheel(
  disc: RefObject<SVGGElement | null>,
  drawId: string | undefined,
  resting: number,
): boolean {
  const [stoppedAt, setStoppedAt] = useState(drawId);
  const isTurning = drawId !== stoppedAt;
  useIsomorphicLayoutEffect(() => {
    if (!isTurning) return undefined;
    const turning = prefersStillness() ? undefined : turn(disc.current, resting);
    const stop = (): void => setStoppedAt(drawId);
    const timer = setTimeout(stop, turning ? LATEST_MS : 0);
    // a cancelled animation rejects
    turning?.finished.then(stop, () => undefined);
    return () => {
      clearTimeout(timer);
      turning?.cancel();
    };
  }, [isTurning, drawId, disc, resting]);
  return isTurning;
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function turn(disc: SVGGElement | null, resting: number): Animation | undefined {
  disc?.closest('svg')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  return disc?.animate(
    [{ transform: 'rotate(0deg)' }, { transform: `rotate(${360 * FULL_TURNS + resting}deg)` }],
    { duration: TURN_MS, easing: 'cubic-bezier(0.12, 0.7, 0.1, 1)', fill: 'forwards' },
  );
}

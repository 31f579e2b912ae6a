import { useEffect, useRef, useState } from 'react';

/**
 * Animates a number from its previous value to `target`, first from 0. Shows the target immediately without script or
 * if the visitor prefers reduced motion.
 *
 * @param ms the duration
 */
export function useCountUp(target: number, ms: number): number {
  const [shown, setShown] = useState(target);
  const before = useRef(0);
  useEffect(() => {
    const skipsAnimation = target === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const from = before.current;
    before.current = target;
    let frame = 0;
    let started: number | undefined;
    const step = (time: number): void => {
      started ??= time;
      const progress = skipsAnimation ? 1 : Math.min(1, (time - started) / ms);
      setShown(Math.round(from + (target - from) * progress));
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, ms]);
  return shown;
}

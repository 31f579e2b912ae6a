import { useEffect, useRef, useState } from 'react';

/**
 * A number on its way to the one that is given: from nothing at first, then from the one before. At once for those who
 * want no motion, and without script.
 * @param ms how long it takes
 */
export function useCountUp(target: number, ms: number): number {
  const [shown, setShown] = useState(target);
  const before = useRef(0);
  useEffect(() => {
    const isStill = target === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const from = before.current;
    before.current = target;
    let frame = 0;
    let started: number | undefined;
    const step = (time: number): void => {
      started ??= time;
      const part = isStill ? 1 : Math.min(1, (time - started) / ms);
      setShown(Math.round(from + (target - from) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, ms]);
  return shown;
}

import { useEffect, useEffectEvent } from 'react';

const MS_PER_FRAME = 100;

/** Calls `next` ten times a second while `isOn`. */
export function useRotationTimer(isOn: boolean, next: () => void): void {
  const tick = useEffectEvent(next);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => tick(), MS_PER_FRAME);
    return () => clearInterval(timer);
  }, [isOn]);
}

import { useEffect, useEffectEvent } from 'react';

const MS_PER_FRAME = 100;

/** Calls for the next frame, again and again, while it is on. */
export function useTurning(isOn: boolean, next: () => void): void {
  const turn = useEffectEvent(next);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => turn(), MS_PER_FRAME);
    return () => clearInterval(timer);
  }, [isOn]);
}

import { useEffect, useState } from 'react';

/** A smaller movement is no intention: a phone's bars move the page by a few pixels. */
const STEP_PX = 12;

/** Whether the shopper last scrolled down, towards more of the page. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let turned = scrollY;
    const note = (): void => {
      const moved = scrollY - turned;
      if (Math.abs(moved) < STEP_PX) return;
      turned = scrollY;
      setDown(moved > 0);
    };
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);
  return isDown;
}

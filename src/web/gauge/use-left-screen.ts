import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element was out of sight at a moment when it could go. What vanishes in sight would move what is being
 * read; below the screen nobody sees it, and above it browsers hold the page in place.
 */
export function useLeftScreen(ref: RefObject<Element | null>, mayGo: boolean): boolean {
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!mayGo || !ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) setLeft(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, mayGo]);
  return hasLeft;
}

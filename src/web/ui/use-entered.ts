import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element has entered the viewport; stays true afterwards.
 *
 * @param options what counts as entered; must be the same object on every render
 */
export function useEntered<T extends Element>(
  options: IntersectionObserverInit,
): { ref: RefObject<T | null>; hasEntered: boolean } {
  const ref = useRef<T>(null);
  const [hasEntered, setEntered] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setEntered(true);
      observer.disconnect();
    }, options);
    observer.observe(element);
    return () => observer.disconnect();
  }, [options]);
  return { ref, hasEntered };
}

import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come within a screen's height of what is seen; once it has, it stays so. */
export function useNearScreen<T extends Element>(): {
  ref: RefObject<T | null>;
  isNear: boolean;
} {
  const ref = useRef<T>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}

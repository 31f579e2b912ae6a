import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether an element is on screen in a visible tab; animations that start on their own run only then. */
export function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => true,
  );
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOnScreen && !isHidden;
}

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

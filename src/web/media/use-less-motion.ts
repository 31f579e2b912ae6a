import { useSyncExternalStore } from 'react';

const wish = '(prefers-reduced-motion: reduce)';

/** Whether the visitor has asked for less motion. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wish);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(wish).matches,
    () => true,
  );
}

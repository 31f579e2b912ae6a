import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled further down than so many pixels. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    follow,
    () => window.scrollY > pixels,
    () => false,
  );
}

function follow(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

import { type RefObject, useEffect, useState } from 'react';

/** The part of the non-standard Network Information API that is used here. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Resolves on the first sign of a human visitor, because robots and bounces should not load large files. Listens from
 * the moment the script runs, for the whole visit.
 */
const firstInteraction = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart']) {
    window.addEventListener(sign, () => resolve(), { once: true, passive: true });
  }
});

/**
 * Becomes true when large media may be prefetched for an element: the document has loaded, the visitor has interacted
 * with it, the element is on screen and the browser is idle. Stays false on slow or metered connections.
 */
export function useCanPrefetch(element: RefObject<Element | null>): boolean {
  const [canPrefetch, setCanPrefetch] = useState(false);
  useEffect(() => {
    if (savesData()) return;
    const unmount = new AbortController();
    whenLoaded(unmount.signal)
      .then(() => firstInteraction)
      .then(() => whenOnScreen(element.current, unmount.signal))
      .then(() => whenIdle())
      .then(() => !unmount.signal.aborted && setCanPrefetch(true))
      // the component unmounted first
      .catch(() => undefined);
    return () => unmount.abort();
  }, [element]);
  return canPrefetch;
}

function savesData(): boolean {
  // only Chromium has `connection`
  const connection = (navigator as Navigator & { connection?: NetworkInformation }).connection;
  return Boolean(connection?.saveData) || (connection?.effectiveType?.endsWith('2g') ?? false);
}

function whenLoaded(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true, signal });
  });
}

function whenOnScreen(element: Element | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!element) {
      reject(new Error('The element is not in the document'));
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });
}

/** Safari has no `requestIdleCallback`; a short delay approximates it. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 300);
  });
}

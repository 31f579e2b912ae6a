import { type RefObject, useEffect, useState } from 'react';

/** What a browser tells of the line; its type is not among the standard ones. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Who opens a page and leaves it, or is a robot, has no use for what is large. Looked out for from the script's first
 * moment, and for the whole visit.
 */
const visitorStirs = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart']) {
    window.addEventListener(sign, () => resolve(), { once: true, passive: true });
  }
});

/**
 * Becomes true when something large may be loaded for an element that is only looked at: the document is loaded, the
 * visitor has moved, scrolled or pressed anything, the element is on the screen, and the browser is idle. Never on a
 * line that is slow or paid by the byte.
 */
export function useCalmMoment(element: RefObject<Element | null>): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    if (isSparing()) return;
    const left = new AbortController();
    whenLoaded(left.signal)
      .then(() => visitorStirs)
      .then(() => whenSeen(element.current, left.signal))
      .then(() => whenIdle())
      .then(() => !left.signal.aborted && setCalm(true))
      // left before: nothing to do
      .catch(() => undefined);
    return () => left.abort();
  }, [element]);
  return isCalm;
}

function isSparing(): boolean {
  // Chromium's alone; elsewhere it is absent
  const line = (navigator as Navigator & { connection?: Line }).connection;
  return Boolean(line?.saveData) || (line?.effectiveType?.endsWith('2g') ?? false);
}

function whenLoaded(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true, signal });
  });
}

function whenSeen(element: Element | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!element) {
      reject(new Error('There is nothing to be seen'));
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

/** Safari has no word for idleness; a moment after loading is near it. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 300);
  });
}

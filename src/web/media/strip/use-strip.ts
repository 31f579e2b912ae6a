import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface Strip {
  ref: RefObject<HTMLUListElement | null>;
  /** Handlers for the strip's element. */
  events: Record<'onScroll' | 'onScrollEnd' | 'onPointerDown' | 'onWheel', () => void>;
}

/** A layout effect runs before paint; React warns about layout effects on the server. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Synchronises the strip's scroll position with the picture index, in both directions. */
export function useStrip(index: number, onIndex: (index: number) => void): Strip {
  const ref = useRef<HTMLUListElement>(null);
  /** The target of a programmatic scroll; pictures passed on the way are not reported. */
  const scrollTarget = useRef<number>(undefined);
  const keepsPosition = useRef(false);
  const reportIndex = useEffectEvent(onIndex);

  useIsomorphicLayoutEffect(() => {
    // keep the position of a visitor who swiped before hydration
    const initial = ref.current ? shownIndex(ref.current) : 0;
    if (initial === 0) return;
    keepsPosition.current = true;
    reportIndex(initial);
  }, []);

  useIsomorphicLayoutEffect(() => {
    const list = ref.current;
    if (keepsPosition.current) {
      keepsPosition.current = false;
      return;
    }
    if (!list || list.clientWidth === 0 || shownIndex(list) === index) return;
    const isNext = Math.abs(shownIndex(list) - index) === 1;
    scrollTarget.current = isNext ? index : undefined;
    // jump to distant pictures: a smooth scroll would load every picture on the way
    list.scrollTo({ left: index * list.clientWidth, ...(!isNext && { behavior: 'instant' }) });
  }, [index]);

  const restorePosition = useEffectEvent((list: HTMLElement) => {
    list.scrollTo({ left: index * list.clientWidth, behavior: 'instant' });
  });
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    // after a resize, scroll back to the same picture
    const observer = new ResizeObserver(() => restorePosition(list));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  function reportScroll(): void {
    const list = ref.current;
    if (!list || list.clientWidth === 0) return;
    const shown = shownIndex(list);
    if (scrollTarget.current !== undefined && scrollTarget.current !== shown) return;
    scrollTarget.current = undefined;
    if (shown !== index) onIndex(shown);
  }

  function cancelScrollTarget(): void {
    scrollTarget.current = undefined;
  }

  function finishScroll(): void {
    cancelScrollTarget();
    reportScroll();
  }

  return {
    ref,
    events: {
      onScroll: reportScroll,
      onScrollEnd: finishScroll,
      onPointerDown: cancelScrollTarget,
      onWheel: cancelScrollTarget,
    },
  };
}

function shownIndex(list: HTMLElement): number {
  return list.clientWidth > 0 ? Math.round(list.scrollLeft / list.clientWidth) : 0;
}

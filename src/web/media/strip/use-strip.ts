import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';

interface Strip {
  ref: RefObject<HTMLUListElement | null>;
  /** Handlers for the strip's element. */
  events: Record<'onScroll' | 'onScrollEnd' | 'onKeyDown' | 'onWheel', () => void> & {
    onPointerDown(event: PointerEvent): void;
  };
}

/** A scroll that has begun reports itself sooner than this. */
const SETTLED_MS = 150;

/** A layout effect runs before paint; React warns about layout effects on the server. */
const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Synchronises the strip's scroll position with the picture index, in both directions. */
export function useStrip(index: number, onIndex: (index: number) => void): Strip {
  const ref = useRef<HTMLUListElement>(null);
  /** The target of a programmatic scroll; pictures passed on the way are not reported. */
  const scrollTarget = useRef<number>(undefined);
  const keepsPosition = useRef(false);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
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

  useEffect(() => () => clearTimeout(settling.current), []);

  function reportScroll(): void {
    clearTimeout(settling.current);
    const list = ref.current;
    if (!list || list.clientWidth === 0) return;
    const shown = shownIndex(list);
    if (scrollTarget.current !== undefined && scrollTarget.current !== shown) return;
    scrollTarget.current = undefined;
    if (shown !== index) onIndex(shown);
  }

  /** The visitor scrolls: from here on, what comes into view counts. */
  function cancelScrollTarget(): void {
    scrollTarget.current = undefined;
  }

  /** The end may be that of a scroll which a newer one has replaced, and which then goes on. */
  function finishScroll(): void {
    reportScroll();
    if (scrollTarget.current === undefined) return;
    settling.current = setTimeout(() => {
      cancelScrollTarget();
      reportScroll();
    }, SETTLED_MS);
  }

  return {
    ref,
    events: {
      onScroll: reportScroll,
      onScrollEnd: finishScroll,
      onKeyDown: cancelScrollTarget,
      onPointerDown: ({ pointerType }) => {
        // a mouse button does not stop a scroll, as a finger does
        if (pointerType !== 'mouse') cancelScrollTarget();
      },
      onWheel: cancelScrollTarget,
    },
  };
}

function shownIndex(list: HTMLElement): number {
  return list.clientWidth > 0 ? Math.round(list.scrollLeft / list.clientWidth) : 0;
}

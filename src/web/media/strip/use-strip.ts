import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface Strip {
  ref: RefObject<HTMLUListElement | null>;
  /** What the strip's element reports. */
  events: Record<'onScroll' | 'onScrollEnd' | 'onPointerDown' | 'onWheel', () => void>;
}

/** Before anything is painted; the server paints nothing. */
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Keeps a row that is scrolled and the number of the picture that it shows the same, whichever of them changes. */
export function useStrip(index: number, onIndex: (index: number) => void): Strip {
  const ref = useRef<HTMLUListElement>(null);
  /** Where a movement of ours will end; what is passed on the way was not asked for. */
  const heading = useRef<number>(undefined);
  const adopted = useRef(false);
  const tell = useEffectEvent(onIndex);

  useLayout(() => {
    // whoever swiped before the page was alive stays where they are
    const found = ref.current ? shownIn(ref.current) : 0;
    if (found === 0) return;
    adopted.current = true;
    tell(found);
  }, []);

  useLayout(() => {
    const list = ref.current;
    if (adopted.current) {
      adopted.current = false;
      return;
    }
    if (!list || list.clientWidth === 0 || shownIn(list) === index) return;
    const isNext = Math.abs(shownIn(list) - index) === 1;
    heading.current = isNext ? index : undefined;
    // further pictures are not moved past: each would be loaded on the way
    list.scrollTo({ left: index * list.clientWidth, ...(!isNext && { behavior: 'instant' }) });
  }, [index]);

  const stay = useEffectEvent((list: HTMLElement) => {
    list.scrollTo({ left: index * list.clientWidth, behavior: 'instant' });
  });
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    // a row that gets its width, or another one, still shows the picture it should
    const observer = new ResizeObserver(() => stay(list));
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  function follow(): void {
    const list = ref.current;
    if (!list || list.clientWidth === 0) return;
    const shown = shownIn(list);
    if (heading.current !== undefined && heading.current !== shown) return;
    heading.current = undefined;
    if (shown !== index) onIndex(shown);
  }

  function takeOver(): void {
    heading.current = undefined;
  }

  function end(): void {
    takeOver();
    follow();
  }

  return {
    ref,
    events: { onScroll: follow, onScrollEnd: end, onPointerDown: takeOver, onWheel: takeOver },
  };
}

function shownIn(list: HTMLElement): number {
  return list.clientWidth > 0 ? Math.round(list.scrollLeft / list.clientWidth) : 0;
}

import { type KeyboardEvent, type RefObject, type UIEvent, useState } from 'react';

/**
 * The pictures of a card side by side, of which one is in view. All but the first are loaded when a shopper turns to the
 * card, and each only when the one before it is in view.
 */
export function usePictureStrip(strip: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const [loaded, setLoaded] = useState(1);

  const loadAfter = (index: number): void =>
    setLoaded((before) => Math.max(before, Math.min(index + 2, count)));

  function show(index: number): void {
    const element = strip.current;
    if (!element || index < 0 || index >= count) return;
    loadAfter(index);
    element.scrollTo({ left: index * element.clientWidth });
  }

  return {
    current,
    /** The number of pictures to load, from the first. */
    loaded,
    /** The shopper has come to the card by mouse, finger or keyboard. */
    turnTo: () => loadAfter(current),
    onScroll({ currentTarget }: UIEvent<HTMLElement>) {
      const index = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth);
      setCurrent(index);
      loadAfter(index);
    },
    /** @param step -1 or 1 */
    move: (step: number) => show(current + step),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      show(current + (event.key === 'ArrowLeft' ? -1 : 1));
    },
  };
}

export type PictureStrip = ReturnType<typeof usePictureStrip>;

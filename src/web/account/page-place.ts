/** A scroll position. */
export interface PagePlace {
  /** Pixels from the top of the page. */
  scrollY: number;
  /** Pixels from the top of the screen to the vehicle's Save button, if the page has one. */
  buttonTop?: number;
}

export const topOfPage: PagePlace = { scrollY: 0 };

export function isPagePlace(item: unknown): item is PagePlace {
  if (typeof item !== 'object' || item === null) return false;
  const { scrollY, buttonTop } = item as Partial<Record<keyof PagePlace, unknown>>; // checked here
  return typeof scrollY === 'number' && (buttonTop === undefined || typeof buttonTop === 'number');
}

/** The current scroll position. @param id the vehicle with the button that the shopper pressed */
export function pagePlace(id: number): PagePlace {
  const top = buttonTop(id);
  const { scrollY } = globalThis;
  return top === undefined ? { scrollY } : { scrollY, buttonTop: top };
}

/** Frames during which the page may still change its height. */
const SETTLING_FRAMES = 12;

/**
 * Scrolls back to a place. Cards outside of the screen have an estimated height until they are drawn, so the button is
 * brought back to its place until it stays there.
 */
export function scrollToPlace(id: number, { scrollY, buttonTop: wanted }: PagePlace): void {
  scrollTo({ top: scrollY, behavior: 'instant' });
  if (wanted === undefined) return;
  let frames = 0;
  const settle = (): void => {
    const top = buttonTop(id);
    if (top !== undefined && Math.abs(top - wanted) >= 1)
      scrollBy({ top: top - wanted, behavior: 'instant' });
    frames += 1;
    if (frames < SETTLING_FRAMES) requestAnimationFrame(settle);
  };
  settle();
}

function buttonTop(id: number): number | undefined {
  return document.querySelector(`[data-save="${id}"]`)?.getBoundingClientRect().top;
}

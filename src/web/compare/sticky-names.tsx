import './sticky-names.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ComparedVehicle } from './compare-view.ts';

interface StickyNamesProps {
  vehicles: readonly ComparedVehicle[];
  /** The element in which the table scrolls sideways. */
  scroller: RefObject<HTMLElement | null>;
}

/**
 * The names and prices at the top of the screen, once the head of the table has left it. They move sideways with the
 * table. The head itself cannot stick, because it lies in an element that scrolls. For the eye alone: a screen reader
 * names the column with each cell.
 */
export function StickyNames({ vehicles, scroller }: StickyNamesProps) {
  const row = useRef<HTMLDivElement>(null);
  const isShown = useHeadIsAbove(scroller);
  useEffect(() => {
    const table = scroller.current;
    if (!table || !isShown) return undefined;
    const follow = (): void => row.current?.scrollTo({ left: table.scrollLeft });
    follow();
    table.addEventListener('scroll', follow, { passive: true });
    return () => table.removeEventListener('scroll', follow);
  }, [scroller, isShown]);
  if (!isShown) return null;
  return (
    <div className="sticky-names" aria-hidden="true">
      <div ref={row} className="sticky-names-row">
        {vehicles.map(({ slug, card }) => (
          <p key={slug} className="sticky-name">
            <strong className="cut">{card.title}</strong>
            <span className="cut soft small">
              {card.soldNote === undefined ? card.price.text : 'No longer for sale'}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

/** Whether the names in the head of the table are above the screen. */
function useHeadIsAbove(scroller: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useEffect(() => {
    const head = scroller.current?.querySelector('thead');
    if (!head) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(head);
    return () => observer.disconnect();
  }, [scroller]);
  return isAbove;
}

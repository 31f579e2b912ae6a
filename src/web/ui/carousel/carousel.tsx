import './carousel.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface CarouselProps {
  /** What it holds, for screen readers: `Special offers`. */
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  /** After the last item comes the first; otherwise the buttons are disabled at the ends. */
  loops?: boolean;
  /** `1` for slides as wide as the carousel; by default as many cards as fit. */
  perView?: 'one' | 'cards';
}

/** Items that scroll sideways, by touch, by keyboard or by two buttons. Without script it is a row that scrolls. */
export function Carousel({ label, items, loops = false, perView = 'cards' }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const note = (): void =>
      setEnds({
        start: element.scrollLeft < 2,
        end: element.scrollLeft + element.clientWidth > element.scrollWidth - 2,
      });
    note();
    element.addEventListener('scroll', note, { passive: true });
    const resized = new ResizeObserver(note);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', note);
      resized.disconnect();
    };
  }, []);

  /** @param step -1 or 1 */
  function move(step: number): void {
    const element = list.current;
    const item = element?.children[0];
    if (!element || !item) return;
    const { width } = item.getBoundingClientRect();
    const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
    const goesRound = step < 0 ? ends.start : ends.end;
    const left = goesRound
      ? step < 0
        ? element.scrollWidth
        : 0
      : element.scrollLeft + step * (width + gap);
    element.scrollTo({ left });
  }

  const isStill = ends.start && ends.end;
  return (
    // a group is no landmark, which the section around it may be already
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="carousel" role="group" aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={list}
        className="carousel-items"
        data-per-view={perView}
        // a region that scrolls must be reached by keyboard
        tabIndex={isStill ? undefined : 0}
        aria-label={label}
      >
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {items.length > 1 && (
        <p className="carousel-buttons needs-script" data-hidden={isStill}>
          <button
            type="button"
            aria-label={`${label}: previous`}
            disabled={!loops && ends.start}
            onClick={() => move(-1)}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            aria-label={`${label}: next`}
            disabled={!loops && ends.end}
            onClick={() => move(1)}
          >
            <Icon name="right" />
          </button>
        </p>
      )}
    </div>
  );
}

import './carousel.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface CarouselProps {
  /** What it holds, for screen readers: `Special offers`. */
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  /** After the last item comes the first; otherwise the buttons are disabled at the ends. */
  loops?: boolean;
  /** `one` for slides as wide as the carousel; by default as many cards as fit. */
  perView?: 'one' | 'cards';
  /** The heading above the items, beside the buttons. Without one the buttons are below the items. */
  head?: ReactNode;
  /** What one item is, for the buttons' names: `location`. */
  itemName?: string;
  /** Shows "Swipe" instead of the buttons to shoppers who have no mouse. */
  hintsAtSwiping?: boolean;
}

/** Rounded positions are up to a pixel off. */
const TOLERANCE_PX = 2;

/** Items that scroll sideways, by touch, by keyboard or by two buttons. Without script it is a row that scrolls. */
export function Carousel({
  label,
  items,
  loops = false,
  perView = 'cards',
  head,
  itemName,
  hintsAtSwiping = false,
}: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const note = (): void =>
      setEnds({
        start: element.scrollLeft < TOLERANCE_PX,
        end: element.scrollLeft + element.clientWidth > element.scrollWidth - TOLERANCE_PX,
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
  const controls = items.length > 1 && (
    <p
      className="carousel-buttons needs-script"
      data-hidden={isStill}
      data-hints={hintsAtSwiping || undefined}
    >
      {hintsAtSwiping && (
        <span className="carousel-hint row-inline gap-1">
          Swipe
          <Icon name="right" />
        </span>
      )}
      <CarouselButton
        icon="left"
        label={itemName === undefined ? `${label}: previous` : `Previous ${itemName}`}
        isOff={!loops && ends.start}
        onClick={() => move(-1)}
      />
      <CarouselButton
        icon="right"
        label={itemName === undefined ? `${label}: next` : `Next ${itemName}`}
        isOff={!loops && ends.end}
        onClick={() => move(1)}
      />
    </p>
  );
  return (
    // a group is not a landmark; the section around it may already be one
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className="carousel" role="group" aria-roledescription="carousel" aria-label={label}>
      {head !== undefined && (
        <div className="carousel-head row gap-3">
          {head}
          {controls}
        </div>
      )}
      <ul
        ref={list}
        className="carousel-items stack gap-4"
        data-per-view={perView}
        // a region that scrolls must be reached by keyboard
        tabIndex={isStill ? undefined : 0}
        aria-label={label}
      >
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {head === undefined && controls}
    </div>
  );
}

interface CarouselButtonProps {
  icon: 'left' | 'right';
  label: string;
  /** The carousel is at this end. The button stays focusable, so that the keyboard does not lose its place. */
  isOff: boolean;
  onClick(): void;
}

function CarouselButton({ icon, label, isOff, onClick }: CarouselButtonProps) {
  return (
    <button
      type="button"
      className="icon-button paper"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

import './place-carousel.css';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { LocationCard } from './location-card.tsx';
import type { LocationCardView } from './location-card-view.ts';

interface PlaceCarouselProps {
  title: string;
  cards: readonly LocationCardView[];
}

/** Whether a strip can be scrolled further in each direction. */
interface Reach {
  back: boolean;
  on: boolean;
}

/** Rounded positions are up to a pixel off. */
const TOLERANCE_PX = 2;

/** Locations in a row that is swiped or scrolled with the arrows. It does not loop. */
export function PlaceCarousel({ title, cards }: PlaceCarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const heading = useId();
  const [{ back, on }, setReach] = useState<Reach>({ back: false, on: false });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = (): void => setReach(reachOf(element));
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  function move(direction: 1 | -1): void {
    const element = strip.current;
    const [first] = element?.children ?? [];
    if (!element || !first) return;
    const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
    element.scrollBy({ left: direction * (first.getBoundingClientRect().width + gap) });
  }

  const isScrollable = back || on;
  return (
    <section aria-labelledby={heading} className="place-carousel">
      <div className="place-carousel-head">
        <h2 id={heading}>{title}</h2>
        {isScrollable && (
          <>
            <p className="place-carousel-hint">
              Swipe
              <Icon name="right" />
            </p>
            <div className="place-carousel-arrows">
              <Arrow name="left" label="Previous location" isOff={!back} onClick={() => move(-1)} />
              <Arrow name="right" label="Next location" isOff={!on} onClick={() => move(1)} />
            </div>
          </>
        )}
      </div>
      <ul ref={strip} className="place-carousel-strip">
        {cards.map((card) => (
          <li key={card.id}>
            <LocationCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ArrowProps {
  name: 'left' | 'right';
  label: string;
  /** The strip is at this end. The button stays focusable, so that the keyboard does not lose its place. */
  isOff: boolean;
  onClick(): void;
}

function Arrow({ name, label, isOff, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className="place-carousel-arrow"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      <Icon name={name} />
    </button>
  );
}

function reachOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Reach {
  return {
    back: scrollLeft > TOLERANCE_PX,
    on: scrollLeft + clientWidth < scrollWidth - TOLERANCE_PX,
  };
}

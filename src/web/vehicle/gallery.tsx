import { useRef, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { PictureView } from '#web/ui/picture-view.ts';

const SIZES = '(min-width: 1200px) 760px, (min-width: 992px) 62vw, 100vw';

/** The pictures side by side, moved by swiping; with script also by arrows and thumbnails. */
export function Gallery({
  pictures,
  thumbnails,
}: {
  pictures: PictureView[];
  thumbnails: boolean;
}) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  if (pictures.length === 0) return <NoPicture />;

  function show(index: number): void {
    const list = strip.current;
    if (list) list.scrollTo({ left: index * list.clientWidth });
  }

  function follow(): void {
    const list = strip.current;
    if (list && list.clientWidth > 0) setShown(Math.round(list.scrollLeft / list.clientWidth));
  }

  return (
    <section className="gallery" aria-label="Pictures" aria-roledescription="carousel">
      <div className="gallery-stage">
        <ul
          ref={strip}
          className="gallery-strip"
          onScroll={follow}
          // what scrolls must be reachable by keyboard
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="Pictures"
        >
          {pictures.map((picture, index) => (
            <li key={picture.base}>
              <Picture picture={picture} sizes={SIZES} widest={1920} eager={index < PRIORITISED} />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              className="gallery-arrow gallery-previous needs-script"
              aria-label="Previous picture"
              disabled={shown === 0}
              onClick={() => show(shown - 1)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              className="gallery-arrow gallery-next needs-script"
              aria-label="Next picture"
              disabled={shown === pictures.length - 1}
              onClick={() => show(shown + 1)}
            >
              <Icon name="right" />
            </button>
            <p className="gallery-count needs-script" aria-live="polite">
              <span className="sr-only">Picture </span>
              {shown + 1} / {pictures.length}
            </p>
          </>
        )}
      </div>
      {thumbnails && pictures.length > THUMBNAILS_ABOVE && (
        <ul className="gallery-thumbnails needs-script">
          {pictures.map((picture, index) => (
            <li key={picture.base}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1}`}
                aria-current={index === shown}
                onClick={() => show(index)}
              >
                <Picture picture={{ ...picture, alt: '' }} sizes="112px" widest={480} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** So many pictures are fetched before all else: the one that is seen, and the one a swipe brings. */
const PRIORITISED = 2;
/** With this many pictures or fewer, thumbnails would only repeat what is seen. */
const THUMBNAILS_ABOVE = 3;

function NoPicture() {
  return (
    <div className="no-picture">
      <Icon name="camera" />
      <p>Photographs are on their way</p>
    </div>
  );
}

import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Picture } from '#web/ui/picture.tsx';
import type { PictureView } from '#web/ui/picture-view.ts';

interface PictureStripProps {
  pictures: PictureView[];
  index: number;
  onIndex(index: number): void;
  /** How wide a picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** So many of the first are fetched before all else. */
  prioritised: number;
  onFailed(base: string): void;
  onOpen?: (() => void) | undefined;
}

/** The pictures side by side: swiped by the browser itself, and moved to whatever picture is asked for. */
export function PictureStrip(props: PictureStripProps) {
  const { pictures, index, onIndex, sizes, prioritised, onFailed, onOpen } = props;
  const strip = useRef<HTMLUListElement>(null);
  /** Where a movement of ours will end; what is passed on the way was not asked for. */
  const heading = useRef<number>(undefined);

  useLayout(() => {
    const list = strip.current;
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
    if (!strip.current) return;
    // a row that gets its width, or another one, still shows the picture it should
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.target instanceof HTMLElement) stay(entry.target);
    });
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, []);

  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    // a picture that failed before the page was alive told nobody
    for (const image of strip.current?.querySelectorAll('img') ?? []) {
      // one that is not wanted yet is not complete; decoding tells a broken one from a very small one
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) {
        image.decode().catch(() => failed(baseOf(image)));
      }
    }
  }, []);

  function follow(): void {
    const list = strip.current;
    if (!list || list.clientWidth === 0) return;
    const shown = shownIn(list);
    if (heading.current !== undefined && heading.current !== shown) return;
    heading.current = undefined;
    if (shown !== index) onIndex(shown);
  }

  function takeOver(): void {
    heading.current = undefined;
  }

  return (
    // for the pointer alone: buttons do the same by keyboard
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={strip}
      className="picture-strip"
      onScroll={follow}
      onPointerDown={takeOver}
      onWheel={takeOver}
      onErrorCapture={(event: SyntheticEvent) => {
        if (event.target instanceof HTMLImageElement) onFailed(baseOf(event.target));
      }}
      onClick={onOpen}
      // what scrolls must be reachable by keyboard
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Pictures"
    >
      {pictures.map((picture, at) => (
        <li key={picture.base} data-base={picture.base}>
          <Picture picture={picture} sizes={sizes} widest={1920} eager={at < prioritised} />
        </li>
      ))}
    </ul>
  );
}

/** Before anything is painted; the server paints nothing. */
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function shownIn(list: HTMLElement): number {
  return list.clientWidth > 0 ? Math.round(list.scrollLeft / list.clientWidth) : 0;
}

function baseOf(image: HTMLImageElement): string {
  return image.closest('li')?.dataset['base'] ?? '';
}

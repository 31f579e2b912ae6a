import './thumbnails.css';
import { useEffect, useRef } from 'react';
import { moveFocus } from '#web/media/move-focus.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import type { PictureView } from '#web/ui/card/picture-view.ts';

interface ThumbnailsProps {
  /** Empty until hydration, because thumbnails need script. Their space is reserved, and the page is smaller. */
  pictures: PictureView[];
  /** The index of the shown picture, if any. */
  index: number | undefined;
  onPick(index: number): void;
}

/** The thumbnail's size. Wherever thumbnails are shown, the browser has cached the picture at this size. */
export const thumbnailSize = { sizes: '112px', widest: 480 } as const;

/**
 * Thumbnails of all pictures; the list scrolls to keep the shown one in view. It is one stop for the Tab key, and the
 * arrow keys show the other pictures.
 */
export function Thumbnails({ pictures, index, onPick }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = index === undefined ? undefined : list.current?.children[index];
    if (!list.current || !(shown instanceof HTMLElement)) return;
    const { clientWidth, scrollLeft } = list.current;
    const left = shown.offsetLeft - list.current.offsetLeft;
    // `scrollIntoView` might also scroll the page
    if (left < scrollLeft || left + shown.offsetWidth > scrollLeft + clientWidth) {
      list.current.scrollTo({ left: left - (clientWidth - shown.offsetWidth) / 2 });
    }
  }, [index]);
  return (
    // the keys belong to the buttons in it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className="thumbnails needs-script"
      onKeyDown={(event) => {
        const at = moveFocus(event);
        if (at !== undefined) onPick(at);
      }}
    >
      {pictures.map((picture, at) => (
        <li key={picture.base}>
          <button
            type="button"
            aria-label={`Show picture ${at + 1}`}
            aria-current={at === index}
            tabIndex={at === (index ?? 0) ? 0 : -1}
            onClick={() => onPick(at)}
          >
            <Picture picture={{ ...picture, alt: '' }} {...thumbnailSize} fetchPriority="low" />
          </button>
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useRef } from 'react';
import { Picture } from '#web/ui/picture.tsx';
import type { PictureView } from '#web/ui/picture-view.ts';

interface ThumbnailsProps {
  /** None until the script is there, for they need it: their room is kept, and the page is lighter. */
  pictures: PictureView[];
  /** The picture that is shown, if one is. */
  index: number | undefined;
  onPick(index: number): void;
}

/** The size in which the browser has a picture already where thumbnails are shown. */
export const thumbnailSize = { sizes: '112px', widest: 480 } as const;

/** All pictures at a glance; the one that is shown stays in sight. */
export function Thumbnails({ pictures, index, onPick }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = index === undefined ? undefined : list.current?.children[index];
    if (!list.current || !(shown instanceof HTMLElement)) return;
    const { clientWidth, scrollLeft } = list.current;
    const left = shown.offsetLeft - list.current.offsetLeft;
    // the page itself must not move, as `scrollIntoView` might have it do
    if (left < scrollLeft || left + shown.offsetWidth > scrollLeft + clientWidth) {
      list.current.scrollTo({ left: left - (clientWidth - shown.offsetWidth) / 2 });
    }
  }, [index]);
  return (
    <ul ref={list} className="thumbnails needs-script">
      {pictures.map((picture, at) => (
        <li key={picture.base}>
          <button
            type="button"
            aria-label={`Show picture ${at + 1}`}
            aria-current={at === index}
            onClick={() => onPick(at)}
          >
            <Picture picture={{ ...picture, alt: '' }} {...thumbnailSize} fetchPriority="low" />
          </button>
        </li>
      ))}
    </ul>
  );
}

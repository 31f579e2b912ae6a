import './picture-strip.css';
import '#web/ui/card/picture-room.css';
import { type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import { Picture } from '#web/ui/card/picture.tsx';
import { type PictureView, roomStyle } from '#web/ui/card/picture-view.ts';
import { thumbnailSize } from './thumbnails.tsx';
import { useStrip } from './use-strip.ts';

interface PictureStripProps {
  pictures: PictureView[];
  index: number;
  onIndex(index: number): void;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** How many of the first pictures load eagerly. */
  prioritised: number;
  /** Shows the thumbnail, which is already cached, until the picture has loaded. */
  beginsWithThumbnail?: boolean;
  /** Whether each stands in a room of its own colour. */
  hasRooms?: boolean;
  onFailed(base: string): void;
  onOpen?: (() => void) | undefined;
}

/** The pictures side by side in a scroll-snap strip; `index` selects the one in view. */
export function PictureStrip(props: PictureStripProps) {
  const { pictures, index, onIndex, sizes, prioritised, onFailed, onOpen, beginsWithThumbnail } =
    props;
  const { ref, events } = useStrip(index, onIndex);

  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    // pictures that failed before hydration fired their error event with no listener
    for (const image of ref.current?.querySelectorAll('img') ?? []) {
      // lazy pictures are not complete yet; decoding distinguishes broken from very small ones
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) {
        image.decode().catch(() => failed(baseOf(image)));
      }
    }
  }, [ref]);

  return (
    // the click is for pointers only; a button does the same by keyboard
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={ref}
      className="picture-strip"
      {...events}
      onErrorCapture={(event: SyntheticEvent) => {
        if (event.target instanceof HTMLImageElement) onFailed(baseOf(event.target));
      }}
      onClick={onOpen}
      // a scrollable region must be reachable by keyboard
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Pictures"
    >
      {pictures.map((picture, at) => (
        <li
          key={picture.base}
          data-base={picture.base}
          {...(props.hasRooms && { className: 'picture-room', style: roomStyle(picture) })}
        >
          {beginsWithThumbnail && (
            <Picture picture={{ ...picture, alt: '' }} {...thumbnailSize} fetchPriority="low" />
          )}
          <Picture
            picture={picture}
            sizes={sizes}
            widest={1920}
            eager={at < prioritised}
            // the second picture loads eagerly but must not compete with the visible one
            fetchPriority={at === 0 ? 'high' : 'auto'}
          />
        </li>
      ))}
    </ul>
  );
}

function baseOf(image: HTMLImageElement): string {
  return image.closest('li')?.dataset['base'] ?? '';
}

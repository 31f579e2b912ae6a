import { type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import { Picture } from '#web/ui/picture.tsx';
import type { PictureView } from '#web/ui/picture-view.ts';
import { thumbnailSize } from './thumbnails.tsx';
import { useStrip } from './use-strip.ts';

interface PictureStripProps {
  pictures: PictureView[];
  index: number;
  onIndex(index: number): void;
  /** How wide a picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** So many of the first are fetched with the page. */
  prioritised: number;
  /** Shows the thumbnail, which is at hand, until the picture has come. */
  beginsWithThumbnail?: boolean;
  onFailed(base: string): void;
  onOpen?: (() => void) | undefined;
}

/** The pictures side by side: swiped by the browser itself, and moved to whatever picture is asked for. */
export function PictureStrip(props: PictureStripProps) {
  const { pictures, index, onIndex, sizes, prioritised, onFailed, onOpen, beginsWithThumbnail } =
    props;
  const { ref, events } = useStrip(index, onIndex);

  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    // a picture that failed before the page was alive told nobody
    for (const image of ref.current?.querySelectorAll('img') ?? []) {
      // one that is not wanted yet is not complete; decoding tells a broken one from a very small one
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) {
        image.decode().catch(() => failed(baseOf(image)));
      }
    }
  }, [ref]);

  return (
    // for the pointer alone: buttons do the same by keyboard
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={ref}
      className="picture-strip"
      {...events}
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
          {beginsWithThumbnail && (
            <Picture picture={{ ...picture, alt: '' }} {...thumbnailSize} fetchPriority="low" />
          )}
          <Picture
            picture={picture}
            sizes={sizes}
            widest={1920}
            eager={at < prioritised}
            // the one that a swipe brings comes early, and not before the one that is seen
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

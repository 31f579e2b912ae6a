import { useRef, useState } from 'react';
import type { PictureView } from '#web/ui/picture-view.ts';
import { MediaIcon } from './media-icon.tsx';
import { NoPictures } from './no-pictures.tsx';
import { PictureStrip } from './strip/picture-strip.tsx';
import { StripControls } from './strip/strip-controls.tsx';
import { usePart } from './use-part.ts';

interface GalleryProps {
  pictures: PictureView[];
  index: number;
  loops: boolean;
  thumbnails: boolean;
  /** It is what is looked at; else it lies under another view. */
  isShown: boolean;
  /** Where there are no pictures, a shopper can ask for some. */
  canBeAsked: boolean;
  isInert: boolean;
  onIndex(index: number): void;
  onFailed(base: string): void;
}

const SIZES = '(min-width: 1200px) 760px, (min-width: 992px) 62vw, 92vw';
/** So many pictures are fetched before all else: the one that is seen, and the one a swipe brings. */
const PRIORITISED = 2;

const loadFullscreen = () => import('./fullscreen.tsx');

/** The pictures, moved by swiping; with script also by arrows, and as large as the screen. */
export function Gallery(props: GalleryProps) {
  const { pictures, index, loops, isShown, onIndex, onFailed } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const fullscreen = usePart(isOpen, loadFullscreen, () => setOpen(false));

  function open(): void {
    // where the focus returns to when the dialog closes
    opener.current?.focus({ preventScroll: true });
    setOpen(true);
  }

  // under another view it is the backdrop, and nothing to reach
  if (pictures.length === 0) return <NoPictures isAsked={isShown && props.canBeAsked} />;
  return (
    <>
      <div inert={props.isInert}>
        <PictureStrip
          pictures={pictures}
          index={index}
          onIndex={onIndex}
          sizes={SIZES}
          prioritised={PRIORITISED}
          onFailed={onFailed}
          onOpen={open}
        />
      </div>
      {isShown && (
        <>
          <StripControls index={index} count={pictures.length} loops={loops} onIndex={onIndex} />
          <button
            ref={opener}
            type="button"
            className="media-button media-expand needs-script"
            aria-label="Show the pictures full screen"
            onClick={open}
          >
            <MediaIcon name="expand" />
          </button>
        </>
      )}
      {isOpen && fullscreen && (
        <fullscreen.Fullscreen
          pictures={pictures}
          index={index}
          loops={loops}
          thumbnails={props.thumbnails}
          onIndex={onIndex}
          onFailed={onFailed}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

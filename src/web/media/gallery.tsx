import './media-button.css';
import './over-pictures.css';
import '#web/ui/card/no-picture.css';
import { useRef, useState } from 'react';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import { MediaIcon } from './media-icon.tsx';
import { PictureStrip } from './strip/picture-strip.tsx';
import { StripControls } from './strip/strip-controls.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import { Icon } from '#web/ui/icon.tsx';

interface GalleryProps {
  pictures: PictureView[];
  index: number;
  loops: boolean;
  thumbnails: boolean;
  /** False while another view covers the gallery. */
  isShown: boolean;
  /** Without pictures, the shopper can ask for some. */
  canRequestPhotos: boolean;
  isInert: boolean;
  /** Whether each stands in a room of its own colour, across the screen. */
  hasRooms: boolean;
  onIndex(index: number): void;
  onFailed(base: string): void;
}

const SIZES = '(min-width: 1200px) 760px, (min-width: 992px) 62vw, 92vw';
/** How many pictures load with high priority: the visible one and the next. */
const PRIORITISED = 2;

const loadFullscreen = () => import('./fullscreen.tsx');

/** The pictures, moved by swiping. With script, arrows and a full-screen view are added. */
export function Gallery(props: GalleryProps) {
  const { pictures, index, loops, isShown, hasRooms, onIndex, onFailed } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const fullscreen = useLazyModule(isOpen, loadFullscreen, () => setOpen(false));

  function open(): void {
    // the dialog returns the focus to this button when it closes
    opener.current?.focus({ preventScroll: true });
    setOpen(true);
  }

  // behind another view this is only the backdrop, so its link must not be reachable
  if (pictures.length === 0) return <NoPictures canRequest={isShown && props.canRequestPhotos} />;
  return (
    <>
      <div className="fill" inert={props.isInert}>
        <PictureStrip
          pictures={pictures}
          index={index}
          onIndex={onIndex}
          sizes={hasRooms ? '100vw' : SIZES}
          prioritised={PRIORITISED}
          hasRooms={hasRooms}
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
            className="media-button icon-button media-expand needs-script"
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

/** The placeholder of a vehicle without pictures. */
function NoPictures({ canRequest }: { canRequest: boolean }) {
  return (
    <div className="no-picture soft small stack gap-2">
      <Icon name="camera" />
      <p>Photographs are on their way</p>
      {canRequest && <a href="?about=photos#enquire">Ask for photographs</a>}
    </div>
  );
}

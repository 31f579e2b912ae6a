import './fullscreen.css';
import { type KeyboardEvent, useId } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import { neighbourIndex } from './strip/neighbour-index.ts';
import { PictureStrip } from './strip/picture-strip.tsx';
import { StripControls } from './strip/strip-controls.tsx';
import { Thumbnails } from './strip/thumbnails.tsx';

interface FullscreenProps {
  pictures: PictureView[];
  index: number;
  loops: boolean;
  thumbnails: boolean;
  onIndex(index: number): void;
  onFailed(base: string): void;
  onClose(): void;
}

const directions: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The full-screen picture viewer. */
export function Fullscreen(props: FullscreenProps) {
  const { pictures, index, loops, thumbnails, onIndex, onFailed, onClose } = props;
  const title = useId();

  function handleArrowKey(event: KeyboardEvent): void {
    // the thumbnails have moved already
    if (event.defaultPrevented) return;
    const step = directions[event.key];
    // leave modified keys to the browser: Alt and left arrow go back
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = neighbourIndex(index, step, pictures.length, loops);
    if (next !== undefined) onIndex(next);
  }

  return (
    <Dialog
      isOpen
      className="fullscreen"
      labelledBy={title}
      onKeyDown={handleArrowKey}
      onClose={onClose}
    >
      <div className="fullscreen-content">
        <h2 id={title} className="sr-only" tabIndex={-1}>
          Pictures, full screen
        </h2>
        <div className="fullscreen-stage">
          <PictureStrip
            pictures={pictures}
            index={index}
            onIndex={onIndex}
            sizes="100vw"
            prioritised={0}
            beginsWithThumbnail
            onFailed={onFailed}
          />
          <StripControls index={index} count={pictures.length} loops={loops} onIndex={onIndex} />
        </div>
        {thumbnails && <Thumbnails pictures={pictures} index={index} onPick={onIndex} />}
      </div>
    </Dialog>
  );
}

import './media-button.css';
import './fullscreen.css';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';
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

/** The full-screen picture viewer. The native dialog traps the focus and restores it when it closes. */
export function Fullscreen(props: FullscreenProps) {
  const { pictures, index, loops, thumbnails, onIndex, onFailed, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    close.current?.focus();
  }, []);

  function handleArrowKey(event: KeyboardEvent): void {
    const step = directions[event.key];
    // leave modified keys to the browser: Alt and left arrow go back
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = neighbourIndex(index, step, pictures.length, loops);
    if (next !== undefined) onIndex(next);
  }

  return (
    <dialog
      ref={dialog}
      className="fullscreen"
      aria-label="Pictures, full screen"
      onKeyDown={handleArrowKey}
      onClose={onClose}
    >
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
        <button
          ref={close}
          type="button"
          className="media-button icon-button fullscreen-close"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {thumbnails && <Thumbnails pictures={pictures} index={index} onPick={onIndex} />}
    </dialog>
  );
}

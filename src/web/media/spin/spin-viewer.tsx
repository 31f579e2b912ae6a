import './spin-viewer.css';
import { useEffect, useRef } from 'react';
import { type Mark, Marks } from '#web/media/marks.tsx';
import { MediaIcon } from '#web/media/media-icon.tsx';
import type { SpinView } from '#web/media/media-view.ts';
import { ProgressRing } from './progress-ring.tsx';
import { useFrames } from './use-frames.ts';
import { useSpin } from './use-spin.ts';

interface SpinViewerProps {
  spin: SpinView;
  name: string;
  onFailed(): void;
}

/**
 * A vehicle that turns under the finger, the pointer or the arrow keys, and by itself until one of them takes over. The
 * frames are drawn on one canvas: a browser keeps or forgets decoded pictures as its memory allows, and nothing flickers.
 */
export function SpinViewer({ spin, name, onFailed }: SpinViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { done, loaded } = useFrames(spin, stage, onFailed);
  const { position, isTurning, canTurn, isTouched, toggle, events } = useSpin(
    stage,
    loaded?.length,
    spin.turnsByItself,
  );

  useEffect(() => {
    const image = loaded?.[position]?.image;
    if (image && canvas.current) draw(canvas.current, image);
  }, [loaded, position]);

  const frame = loaded?.[position]?.frame ?? 0;
  const degrees = Math.round((frame * 360) / spin.count);
  return (
    <>
      <div
        ref={stage}
        className="spin-stage"
        // a turn has no ends, which a native slider must have
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="slider"
        tabIndex={0}
        aria-busy={!loaded}
        aria-label={`Turn the ${name}`}
        aria-valuemin={0}
        aria-valuemax={359}
        // a value that changes ten times a second would be read out without end
        aria-valuenow={isTurning ? 0 : degrees}
        aria-valuetext={isTurning ? 'Turning' : `${degrees} degrees`}
        {...events}
      >
        <canvas ref={canvas} className="spin-canvas" hidden={!loaded} />
      </div>
      {!loaded && <ProgressRing done={done} of={spin.count} />}
      {!isTouched && (
        <p className="spin-hint">
          <MediaIcon name="spin" />
          Swipe to spin
        </p>
      )}
      {loaded && !isTurning && <Marks marks={marksOn(spin, frame)} />}
      {canTurn && (
        <button
          type="button"
          className="media-button spin-pause"
          aria-label={isTurning ? 'Stop turning' : 'Turn by itself'}
          onClick={toggle}
        >
          <MediaIcon name={isTurning ? 'pause' : 'play'} />
        </button>
      )}
    </>
  );
}

function draw(canvas: HTMLCanvasElement, image: HTMLImageElement): void {
  const { naturalWidth, naturalHeight } = image;
  // setting a canvas's size clears it
  if (canvas.width !== naturalWidth) canvas.width = naturalWidth;
  if (canvas.height !== naturalHeight) canvas.height = naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
}

/** The marks of one frame, placed on it. */
function marksOn({ marks }: SpinView, shown: number): Mark[] {
  return marks.flatMap(({ places, ...mark }) =>
    places.filter(([frame]) => frame === shown).map(([, x, y]) => ({ ...mark, x, y })),
  );
}

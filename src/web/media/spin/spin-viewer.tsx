import '#web/media/over-pictures.css';
import '#web/media/media-button.css';
import '#web/media/stages.css';
import './spin-viewer.css';
import './progress-ring.css';
import { useEffect, useRef } from 'react';
import { Marks, type Mark } from '#web/media/marks.tsx';
import { MediaIcon } from '#web/media/media-icon.tsx';
import type { SpinView } from '#web/media/media-view.ts';
import { SwipeHint } from '#web/media/swipe-hint.tsx';
import { useFrames } from './use-frames.ts';
import { useSpin } from './use-spin.ts';

const RADIUS = 82;
/** About 515. */
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

interface SpinViewerProps {
  spin: SpinView;
  name: string;
  onFailed(): void;
}

/**
 * A spin turned by dragging or the arrow keys, which rotates automatically until the visitor takes over. Frames are
 * drawn on one canvas, which does not flicker when the browser drops decoded images from memory.
 */
export function SpinViewer({ spin, name, onFailed }: SpinViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { done, loaded } = useFrames(spin, stage, onFailed);
  const { position, isRotating, canAutoRotate, isTouched, toggle, events } = useSpin(
    stage,
    loaded?.length,
    spin.autoRotates,
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
        className="spin-stage fill"
        // a native slider needs a minimum and a maximum, which a rotation does not have
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="slider"
        tabIndex={0}
        aria-busy={!loaded}
        aria-label={`Turn the ${name}`}
        aria-valuemin={0}
        aria-valuemax={359}
        // screen readers would announce a value that changes ten times a second
        aria-valuenow={isRotating ? 0 : degrees}
        aria-valuetext={isRotating ? 'Turning' : `${degrees} degrees`}
        {...events}
      >
        <canvas ref={canvas} className="spin-canvas fill" hidden={!loaded} />
      </div>
      {!loaded && <ProgressRing done={done} of={spin.count} />}
      {!isTouched && (
        <p className="spin-hint veiled small touch row gap-2">
          <SwipeHint />
        </p>
      )}
      {loaded && !isRotating && <Marks marks={marksOn(spin, frame)} />}
      {canAutoRotate && (
        <button
          type="button"
          className="media-button icon-button spin-pause"
          aria-label={isRotating ? 'Stop turning' : 'Start turning'}
          onClick={toggle}
        >
          <MediaIcon name={isRotating ? 'pause' : 'play'} />
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

/** The hotspots of one frame, at their positions in it. */
function marksOn({ marks }: SpinView, shown: number): Mark[] {
  return marks.flatMap(({ places, ...mark }) =>
    places.filter(([frame]) => frame === shown).map(([, x, y]) => ({ ...mark, x, y })),
  );
}

/** The loading progress of a spin, as a ring that fills. */
function ProgressRing({ done, of }: { done: number; of: number }) {
  return (
    <div className="spin-progress center fill">
      <progress className="sr-only" aria-label="Loading the spin" max={of} value={done} />
      <svg viewBox="0 0 180 180" aria-hidden="true">
        <circle cx="90" cy="90" r={RADIUS} />
        <circle
          className="spin-progress-done"
          cx="90"
          cy="90"
          r={RADIUS}
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - done / of)}
        />
      </svg>
      <span aria-hidden="true">{Math.round((done / of) * 100)}%</span>
    </div>
  );
}

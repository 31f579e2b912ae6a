import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { turned } from '#domain/media/frame-of-angle.ts';
import { frameOfDrag } from '#domain/media/frame-of-drag.ts';
import { frameOfKey } from '#domain/media/frame-of-key.ts';
import { type Mark, Marks } from '#web/media/marks.tsx';
import { MediaIcon } from '#web/media/media-icon.tsx';
import type { SpinView } from '#web/media/media-view.ts';
import { useLessMotion } from '#web/media/use-less-motion.ts';
import { useMayMove } from '#web/media/use-may-move.ts';
import { ProgressRing } from './progress-ring.tsx';
import { useFrames } from './use-frames.ts';
import { useTurning } from './use-turning.ts';

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
  const drag = useRef<{ x: number; from: number }>(undefined);
  const { done, loaded } = useFrames(spin, stage, onFailed);
  const [position, setPosition] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [turns, setTurns] = useState(spin.turnsByItself);
  const mayMove = useMayMove(stage);
  const lessMotion = useLessMotion();
  const count = loaded?.length ?? spin.count;
  const isTurning = turns && !lessMotion && loaded !== undefined;
  useTurning(isTurning && mayMove, () => setPosition((at) => turned(at + 1, count)));

  useEffect(() => {
    const image = loaded?.[position]?.image;
    if (image && canvas.current) draw(canvas.current, image);
  }, [loaded, position]);

  function takeOver(): void {
    setTouched(true);
    setTurns(false);
  }

  function press(event: PointerEvent): void {
    takeOver();
    drag.current = { x: event.clientX, from: position };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    if (!drag.current) return;
    setPosition(frameOfDrag(drag.current.from, event.clientX - drag.current.x, count));
  }

  function release(): void {
    drag.current = undefined;
  }

  function key(event: KeyboardEvent): void {
    const target = frameOfKey(event.key, position, count);
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    takeOver();
    setPosition(target);
  }

  const frame = loaded?.[position]?.frame ?? position;
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
        aria-label={`Turn the ${name}`}
        aria-valuemin={0}
        aria-valuemax={359}
        // a value that changes ten times a second would be read out without end
        aria-valuenow={isTurning ? 0 : degrees}
        aria-valuetext={isTurning ? 'Turning' : `${degrees} degrees`}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={key}
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
      {loaded && spin.turnsByItself && !lessMotion && (
        <button
          type="button"
          className="media-button spin-pause"
          aria-label={isTurning ? 'Stop turning' : 'Turn by itself'}
          onClick={() => {
            setTouched(true);
            setTurns(!isTurning);
          }}
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

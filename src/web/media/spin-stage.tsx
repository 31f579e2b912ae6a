import { useEffect, useRef, useState } from 'react';
import { MediaIcon } from './media-icon.tsx';
import type { SpinView } from './media-view.ts';
import { useCalmMoment } from './strip/use-calm-moment.ts';
import { usePart } from './use-part.ts';

interface SpinStageProps {
  spin: SpinView;
  name: string;
  isShown: boolean;
  /** Chosen by the visitor: begun at once, whatever the line is like. */
  isAsked: boolean;
  onFailed(): void;
}

const loadViewer = () => import('./spin/spin-viewer.tsx');

/**
 * Where the spin will be: over the first picture, which stands in for it. The viewer and its frames are fetched when
 * the page has finished with everything else, or when the visitor reaches for them.
 */
export function SpinStage({ spin, name, isShown, isAsked, onFailed }: SpinStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [isTouched, setTouched] = useState(false);
  const isCalm = useCalmMoment(stage);
  const viewer = usePart(isCalm || isAsked || isTouched, loadViewer, onFailed);
  const hasViewer = viewer !== undefined;
  useEffect(() => {
    // the button that was pressed is gone: what it asked for has the focus
    if (isTouched && hasViewer) stage.current?.querySelector<HTMLElement>('[role=slider]')?.focus();
  }, [isTouched, hasViewer]);
  return (
    <div ref={stage} className="spin" hidden={!isShown}>
      {viewer ? (
        <viewer.SpinViewer spin={spin} name={name} onFailed={onFailed} />
      ) : (
        <button
          type="button"
          className="spin-begin"
          onPointerDown={() => setTouched(true)}
          onClick={() => setTouched(true)}
        >
          <span className="spin-hint">
            <MediaIcon name="spin" />
            Swipe to spin
          </span>
        </button>
      )}
    </div>
  );
}

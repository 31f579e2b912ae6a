import './over-pictures.css';
import './stages.css';
import { useEffect, useRef, useState } from 'react';
import type { SpinView } from './media-view.ts';
import { preloadOrbit, SwipeHint } from './swipe-hint.tsx';
import { useCanPrefetch } from './strip/use-can-prefetch.ts';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';

interface SpinStageProps {
  spin: SpinView;
  name: string;
  isShown: boolean;
  /** The visitor chose the spin, so it loads immediately even on a slow connection. */
  startsImmediately: boolean;
  onFailed(): void;
}

const loadViewer = () => import('./spin/spin-viewer.tsx');

/**
 * The spin's stage, over the first picture as its placeholder. The viewer and its frames load when the page is idle, or
 * as soon as the visitor touches the stage.
 */
export function SpinStage({ spin, name, isShown, startsImmediately, onFailed }: SpinStageProps) {
  preloadOrbit();
  const stage = useRef<HTMLDivElement>(null);
  const [isTouched, setTouched] = useState(false);
  const canPrefetch = useCanPrefetch(stage);
  const viewer = useLazyModule(canPrefetch || startsImmediately || isTouched, loadViewer, onFailed);
  const hasViewer = viewer !== undefined;
  useEffect(() => {
    // the pressed button has been replaced by the viewer, so move the focus there
    if (isTouched && hasViewer) stage.current?.querySelector<HTMLElement>('[role=slider]')?.focus();
  }, [isTouched, hasViewer]);
  return (
    <div ref={stage} className="spin fill" hidden={!isShown}>
      {viewer ? (
        <viewer.SpinViewer spin={spin} name={name} onFailed={onFailed} />
      ) : (
        <button
          type="button"
          className="spin-begin fill"
          onPointerDown={() => setTouched(true)}
          onClick={() => setTouched(true)}
        >
          <span className="spin-hint veiled small touch row gap-2">
            <SwipeHint />
          </span>
        </button>
      )}
    </div>
  );
}

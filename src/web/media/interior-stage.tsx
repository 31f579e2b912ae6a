import './over-pictures.css';
import './stages.css';
import { useState } from 'react';
import { MediaIcon } from './media-icon.tsx';
import type { InteriorView } from './media-view.ts';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';

interface InteriorStageProps {
  interior: InteriorView;
  name: string;
  /** The visitor chose the interior, so the viewer loads immediately. */
  startsImmediately: boolean;
  onFailed(): void;
}

const loadViewer = () => import('./interior/interior-viewer.tsx');

/** The interior panorama. Its viewer is by far the largest script of a site, so it loads only on request. */
export function InteriorStage({ interior, name, startsImmediately, onFailed }: InteriorStageProps) {
  const [isRequested, setRequested] = useState(false);
  const isStarted = startsImmediately || isRequested;
  const viewer = useLazyModule(isStarted, loadViewer, onFailed);
  return (
    <div className="interior fill" aria-busy={isStarted && !viewer}>
      {viewer && <viewer.InteriorViewer interior={interior} name={name} onFailed={onFailed} />}
      {!viewer && isStarted && <p className="media-loading veiled">Loading the interior …</p>}
      {!isStarted && (
        <button type="button" className="spin-begin fill" onClick={() => setRequested(true)}>
          <span className="spin-hint veiled small touch row gap-2">
            <MediaIcon name="interior" />
            Look around inside
          </span>
        </button>
      )}
    </div>
  );
}

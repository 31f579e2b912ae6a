import { useState } from 'react';
import { MediaIcon } from './media-icon.tsx';
import type { InteriorView } from './media-view.ts';
import { usePart } from './use-part.ts';

interface InteriorStageProps {
  interior: InteriorView;
  name: string;
  /** Chosen by the visitor: begun at once. */
  isAsked: boolean;
  onFailed(): void;
}

const loadViewer = () => import('./interior/interior-viewer.tsx');

/** The look around inside. Its viewer is by far the largest script of a site, and comes only when it is asked for. */
export function InteriorStage({ interior, name, isAsked, onFailed }: InteriorStageProps) {
  const [isWanted, setWanted] = useState(false);
  const isBegun = isAsked || isWanted;
  const viewer = usePart(isBegun, loadViewer, onFailed);
  return (
    <div className="interior" aria-busy={isBegun && !viewer}>
      {viewer && <viewer.InteriorViewer interior={interior} name={name} onFailed={onFailed} />}
      {!viewer && isBegun && <p className="media-loading">Loading the interior …</p>}
      {!isBegun && (
        <button type="button" className="spin-begin" onClick={() => setWanted(true)}>
          <span className="spin-hint">
            <MediaIcon name="interior" />
            Look around inside
          </span>
        </button>
      )}
    </div>
  );
}

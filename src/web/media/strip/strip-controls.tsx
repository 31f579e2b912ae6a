import '#web/media/over-pictures.css';
import '#web/media/media-button.css';
import './strip-controls.css';
import { Icon } from '#web/ui/icon.tsx';
import { neighbourIndex } from './neighbour-index.ts';

interface StripControlsProps {
  index: number;
  count: number;
  loops: boolean;
  onIndex(index: number): void;
}

/** Previous and next buttons, and the picture count. */
export function StripControls({ index, count, loops, onIndex }: StripControlsProps) {
  if (count < 2) return null;
  const previous = neighbourIndex(index, -1, count, loops);
  const next = neighbourIndex(index, 1, count, loops);
  return (
    <>
      <button
        type="button"
        className="media-button icon-button strip-previous needs-script"
        aria-label="Previous picture"
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onIndex(previous)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="media-button icon-button strip-next needs-script"
        aria-label="Next picture"
        disabled={next === undefined}
        onClick={() => next !== undefined && onIndex(next)}
      >
        <Icon name="right" />
      </button>
      <p className="strip-count veiled small needs-script" aria-live="polite">
        <span className="sr-only">Picture </span>
        {index + 1} / {count}
      </p>
    </>
  );
}

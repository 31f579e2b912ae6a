import '#web/media/over-pictures.css';
import './progress-ring.css';
const RADIUS = 82;
/** About 515. */
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** The loading progress of a spin, as a ring that fills. */
export function ProgressRing({ done, of }: { done: number; of: number }) {
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

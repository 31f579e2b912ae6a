import './gauge-dial.css';
import { useEntered } from '#web/ui/use-entered.ts';
import type { GaugeView } from './gauge-view.ts';

/** A half circle of radius 80 about (100, 100), from left to right over the top, in a view box of 200 by 112. */
const GAUGE_ARC = 'M 20 100 A 80 80 0 0 1 180 100';

/** The animation runs when half of the dial is on screen. */
const halfOnScreen = { threshold: 0.5 };

/** The dial of the price gauge. It fills when the visitor first sees it. */
export function GaugeDial({ fill, band, summary }: Pick<GaugeView, 'fill' | 'band' | 'summary'>) {
  const { ref, hasEntered } = useEntered<SVGSVGElement>(halfOnScreen);
  return (
    <svg
      ref={ref}
      className={`gauge-dial gauge-${band}${hasEntered ? ' gauge-seen' : ''}`}
      viewBox="0 0 200 112"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the page's styles cannot reach into an <img>
      role="img"
      aria-label={summary}
    >
      <GaugeTrack />
      {/* with a path length of 1, dashes are shares of the arc */}
      <path
        className="gauge-fill"
        d={GAUGE_ARC}
        pathLength={1}
        strokeDasharray="1"
        strokeDashoffset={1 - fill}
      />
      <g transform="translate(100 100)">
        <g className="gauge-hand" transform={`rotate(${fill * 180})`}>
          <circle cx={-80} r={11} />
        </g>
      </g>
    </svg>
  );
}

/** The unfilled arc of the dial. */
export function GaugeTrack() {
  return <path className="gauge-track" d={GAUGE_ARC} />;
}

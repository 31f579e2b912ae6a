import { GAUGE_ARC, GaugeTrack } from './gauge-track.tsx';
import type { GaugeView } from './gauge-view.ts';
import { useSeen } from './use-seen.ts';

/** The picture of a fill. It fills once it is seen. */
export function GaugeDial({ fill, band, summary }: Pick<GaugeView, 'fill' | 'band' | 'summary'>) {
  const { ref, isSeen } = useSeen<SVGSVGElement>();
  return (
    <svg
      ref={ref}
      className={`gauge-dial gauge-${band}${isSeen ? ' gauge-seen' : ''}`}
      viewBox="0 0 200 112"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn by its own page's styles
      role="img"
      aria-label={summary}
    >
      <GaugeTrack />
      {/* lengths are shares of the arc */}
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

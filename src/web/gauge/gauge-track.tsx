/** A half circle of radius 80 about (100, 100), from left to right over the top, in a view box of 200 by 112. */
export const GAUGE_ARC = 'M 20 100 A 80 80 0 0 1 180 100';

/** The way that a fill goes. */
export function GaugeTrack() {
  return <path className="gauge-track" d={GAUGE_ARC} />;
}

import { smoothstep } from '#showroom/mesh/spline.ts';

/** A lit panel hung over the vehicle at height 1 (in units of its distance), seen along a direction. */
export function ceilingPanel(
  x: number,
  y: number,
  z: number,
  panel: { x: number; y: number; width: number; depth: number; soft: number },
): number {
  if (z <= 0.02) return 0;
  const u = Math.abs(x / z - panel.x);
  const v = Math.abs(y / z - panel.y);
  return (
    smoothstep(panel.width / 2 + panel.soft, panel.width / 2 - panel.soft, u) *
    smoothstep(panel.depth / 2 + panel.soft, panel.depth / 2 - panel.soft, v)
  );
}

/** A lit panel standing at some heading (degrees, 0 ahead, 90 left), between two elevations (degrees). */
export function standingPanel(
  x: number,
  y: number,
  z: number,
  panel: { heading: number; spread: number; low: number; high: number; soft: number },
): number {
  const elevation = (Math.asin(Math.max(-1, Math.min(1, z))) * 180) / Math.PI;
  const heading = (Math.atan2(y, x) * 180) / Math.PI;
  const off = Math.abs(((heading - panel.heading + 540) % 360) - 180);
  return (
    smoothstep(panel.low - panel.soft, panel.low + panel.soft, elevation) *
    smoothstep(panel.high + panel.soft, panel.high - panel.soft, elevation) *
    smoothstep(panel.spread + 8, panel.spread - 8, off)
  );
}

import type { Hotspot } from '#domain/vehicle/vehicle.ts';
import { frameOfAngle } from './frame-of-angle.ts';
import type { SpinFrames } from './spin-frames.ts';

/** A hotspot on the frames of a spin that show it. */
export interface SpinMark {
  id: string;
  description: string;
  /** A section of the vehicle's page: `#features`. */
  anchor: string | undefined;
  /** Frame, then percent from the left and the top. */
  places: [frame: number, x: number, y: number][];
}

/**
 * The marks on a vehicle's exterior. A position appears on the frame nearest to its angle; if two positions share a
 * frame, the nearer one wins.
 *
 * @param given number of frames that the vehicle has; the third argument selects the visible ones
 */
export function spinMarks(
  hotspots: readonly Hotspot[],
  given: number,
  { count, step }: SpinFrames,
): SpinMark[] {
  const angleOf = (frame: number): number => (frame * step * 360) / given;
  return hotspots
    .map(({ id, description, anchors, positions }) => {
      const nearest = new Map<number, { away: number; x: number; y: number }>();
      for (const { activeAngle, posX, posY } of positions) {
        const frame = Math.round(frameOfAngle(activeAngle, given) / step) % count;
        const away = degreesApart(activeAngle, angleOf(frame));
        if (away >= (nearest.get(frame)?.away ?? Infinity)) continue;
        nearest.set(frame, { away, x: posX, y: posY });
      }
      const places = [...nearest].map(([frame, { x, y }]): [number, number, number] => [
        frame,
        x,
        y,
      ]);
      return { id, description, anchor: pageAnchor(anchors), places };
    })
    .filter(({ places }) => places.length > 0);
}

/** The first of a hotspot's anchors that points to the vehicle's own page. */
export function pageAnchor(anchors: readonly string[] = []): string | undefined {
  return anchors.find((anchor) => /^#[\w-]+$/.test(anchor));
}

function degreesApart(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

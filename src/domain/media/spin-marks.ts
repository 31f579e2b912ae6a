import type { Hotspot } from '#domain/vehicle/vehicle.ts';
import { frameOfAngle } from './frame-of-angle.ts';
import type { SpinFrames } from './spin-frames.ts';

/** A hotspot on the frames of a spin that show it. */
export interface SpinMark {
  id: string;
  description: string;
  /** A place on the vehicle's page: `#features`. */
  anchor: string | undefined;
  /** Frame, then percent from the left and the top. */
  places: [frame: number, x: number, y: number][];
}

/**
 * The marks of a vehicle's outside. A position's angle means the frame nearest to it; where two mean the same frame,
 * the nearer one does.
 *
 * @param given how many frames the vehicle has, of which `shown` tells those that are shown
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

/** The first of a hotspot's anchors that is a place on the vehicle's own page. */
export function pageAnchor(anchors: readonly string[] = []): string | undefined {
  return anchors.find((anchor) => /^#[\w-]+$/.test(anchor));
}

function degreesApart(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

import type { Point } from '#showroom/mesh/mesh.ts';
import { type Camera, lookingAt } from './camera.ts';

export interface Standpoint {
  /** Degrees round the vehicle: 0 before the nose, 90 at its left. */
  heading: number;
  /** Height of the eye, metres. */
  eye: number;
  /** Distance in lengths of the vehicle; farther flattens the perspective. */
  distance: number;
  /** Share of the picture's width and height that the vehicle may fill. */
  fill: readonly [width: number, height: number];
  /** Where the vehicle's middle stands, as a share of the picture's width; 0.5 if absent. */
  across?: number;
  /** Keeps one scale for every heading, so that a spin does not breathe. */
  steady?: boolean;
}

/** A camera that holds the whole vehicle, a little below the middle of the picture. */
export function exteriorCamera(
  points: Float32Array,
  standpoint: Standpoint,
  width: number,
  height: number,
): Camera {
  const bounds = boundsOf(points);
  const middle: Point = [
    (bounds.low[0] + bounds.high[0]) / 2,
    (bounds.low[1] + bounds.high[1]) / 2,
    bounds.high[2] * 0.45,
  ];
  const reach = Math.max(2.6, Math.hypot(bounds.high[0] - bounds.low[0], bounds.high[2]));
  const angle = (standpoint.heading * Math.PI) / 180;
  const away = reach * standpoint.distance;
  const eye: Point = [
    middle[0] + Math.cos(angle) * away,
    middle[1] + Math.sin(angle) * away,
    standpoint.eye,
  ];
  const plain = lookingAt(eye, middle, 1, [0, 0]);
  const seen = seenExtent(plain, points);
  if (standpoint.steady) return steadyCamera(plain, bounds, away, standpoint, width, height);
  const focal = Math.min(
    (standpoint.fill[0] * width) / (seen.right - seen.left),
    (standpoint.fill[1] * height) / (seen.bottom - seen.top),
  );
  return {
    ...plain,
    focal,
    centreX: width * (standpoint.across ?? 0.5) - (focal * (seen.left + seen.right)) / 2,
    centreY: height * 0.535 - (focal * (seen.top + seen.bottom)) / 2,
  };
}

function steadyCamera(
  plain: Camera,
  bounds: ReturnType<typeof boundsOf>,
  away: number,
  { fill }: Standpoint,
  width: number,
  height: number,
): Camera {
  // The widest the vehicle can look is a corner of its plan passing nearest to the eye.
  const radius = Math.hypot(bounds.high[0] - bounds.low[0], bounds.high[1] - bounds.low[1]) / 2;
  const across = (2 * radius) / Math.sqrt(away * away - radius * radius);
  const up = bounds.high[2] / (away - radius);
  const focal = Math.min((fill[0] * width) / across, (fill[1] * height) / up);
  return { ...plain, focal, centreX: width / 2, centreY: height * 0.53 };
}

function boundsOf(points: Float32Array) {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const axis of [0, 1, 2] as const) {
    for (let index = axis; index < points.length; index += 3) {
      const value = points[index]!;
      if (value < low[axis]) low[axis] = value;
      if (value > high[axis]) high[axis] = value;
    }
  }
  return { low, high };
}

/** Where the points fall in the picture, for a focal length of one pixel. */
function seenExtent({ eye, right: across, up, forward }: Camera, points: Float32Array) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let index = 0; index < points.length; index += 3) {
    const px = points[index]! - eye[0];
    const py = points[index + 1]! - eye[1];
    const pz = points[index + 2]! - eye[2];
    const inverse = 1 / (px * forward[0] + py * forward[1] + pz * forward[2]);
    const x = (px * across[0] + py * across[1] + pz * across[2]) * inverse;
    const y = -(px * up[0] + py * up[1] + pz * up[2]) * inverse;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, right, top, bottom };
}

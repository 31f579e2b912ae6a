import type { Camera } from './camera.ts';
import { fill, type Target } from './fill-triangle.ts';
import type { Solid } from './solid.ts';

const nearestPlane = 0.05;

/** Three numbers a vertex: sample column, sample row, one over depth (0 when behind the camera). */
export function projectAll(solid: Solid, camera: Camera, samples: number): Float64Array {
  const { positions } = solid;
  const screen = new Float64Array(positions.length);
  const [ex, ey, ez] = camera.eye;
  const [fx, fy, fz] = camera.forward;
  const [rx, ry, rz] = camera.right;
  const [ux, uy, uz] = camera.up;
  const focal = camera.focal * samples;
  const centreX = camera.centreX * samples;
  const centreY = camera.centreY * samples;
  const nearest = camera.near ?? nearestPlane;
  for (let index = 0; index < positions.length; index += 3) {
    const x = positions[index]! - ex;
    const y = positions[index + 1]! - ey;
    const z = positions[index + 2]! - ez;
    const depth = x * fx + y * fy + z * fz;
    if (depth < nearest) continue;
    const inverse = 1 / depth;
    screen[index] = centreX + focal * (x * rx + y * ry + z * rz) * inverse;
    screen[index + 1] = centreY - focal * (x * ux + y * uy + z * uz) * inverse;
    screen[index + 2] = inverse;
  }
  return screen;
}

/** A triangle that reaches behind the camera: only its part before the near plane is filled. */
export function drawClipped(
  solid: Solid,
  camera: Camera,
  samples: number,
  corners: readonly [number, number, number],
  id: number,
  target: Target,
): void {
  const nearest = camera.near ?? nearestPlane;
  const along = (axis: readonly [number, number, number], x: number, y: number, z: number) =>
    x * axis[0] + y * axis[1] + z * axis[2];
  const views = corners.map((index) => {
    const x = solid.positions[index]! - camera.eye[0];
    const y = solid.positions[index + 1]! - camera.eye[1];
    const z = solid.positions[index + 2]! - camera.eye[2];
    return [
      along(camera.right, x, y, z),
      along(camera.up, x, y, z),
      along(camera.forward, x, y, z),
    ] as const;
  });
  const kept: (readonly [number, number, number])[] = [];
  views.forEach((from, index) => {
    const to = views[(index + 1) % 3]!;
    if (from[2] >= nearest) kept.push(from);
    if (from[2] >= nearest !== to[2] >= nearest) {
      const t = (nearest - from[2]) / (to[2] - from[2]);
      kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, nearest]);
    }
  });
  const points = kept.map(
    ([x, y, depth]) =>
      [
        samples * (camera.centreX + (camera.focal * x) / depth),
        samples * (camera.centreY - (camera.focal * y) / depth),
        1 / depth,
      ] as const,
  );
  for (let index = 1; index + 1 < points.length; index += 1) {
    fill(target, id, ...points[0]!, ...points[index]!, ...points[index + 1]!);
  }
}

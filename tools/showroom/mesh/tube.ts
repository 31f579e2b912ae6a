import type { Material } from '#showroom/render/materials.ts';
import { facingOut } from './facing.ts';
import { gridSurface } from './grid-surface.ts';
import { cross, dot, type Mesh, minus, plus, type Point, unit } from './mesh.ts';

export interface TubeOptions {
  path: readonly Point[];
  radius: number | ((along: number) => number);
  /** Height over width of the cross section. */
  flatness?: number;
  sides?: number;
  /** Steps between two points of the path; 1 leaves the path angular. */
  smooth?: number;
  capped?: boolean;
  material: Material;
}

/** A bar bent along a path. */
export function tube(options: TubeOptions): Mesh {
  const { radius, flatness = 1, sides = 12, smooth = 6, capped = true, material } = options;
  const spine = smoothPath(options.path, smooth);
  const count = spine.length;
  const radiusAt = typeof radius === 'number' ? () => radius : radius;
  const frames = framesAlong(spine);
  const rows = capped ? count + 2 : count;
  const part = gridSurface({ rows, columns: sides, closed: true, material }, (row, column) => {
    const index = Math.min(count - 1, Math.max(0, capped ? row - 1 : row));
    const closing = capped && (row === 0 || row === rows - 1);
    const size = closing ? 0 : radiusAt(index / (count - 1));
    const angle = (-2 * Math.PI * column) / sides;
    const frame = frames[index]!;
    const across = plus(spine[index]!, frame.across, Math.cos(angle) * size);
    return plus(across, frame.up, Math.sin(angle) * size * flatness);
  });
  return facingOut(part);
}

/** Catmull-Rom through the points. */
export function smoothPath(points: readonly Point[], steps: number): Point[] {
  if (points.length < 3 || steps <= 1) return [...points];
  const result: Point[] = [];
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
  for (let index = 0; index < points.length - 1; index += 1) {
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const along = (k: 0 | 1 | 2) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      result.push([along(0), along(1), along(2)]);
    }
  }
  result.push(at(points.length - 1));
  return result;
}

function framesAlong(spine: readonly Point[]): { across: Point; up: Point }[] {
  let across: Point | undefined;
  return spine.map((_, index) => {
    const ahead = spine[Math.min(spine.length - 1, index + 1)]!;
    const behind = spine[Math.max(0, index - 1)]!;
    const along = unit(minus(ahead, behind));
    const start: Point = across ?? (Math.abs(along[2]) > 0.9 ? [1, 0, 0] : cross(along, [0, 0, 1]));
    const turned = unit(plus(start, along, -dot(start, along)));
    across = turned;
    return { across: turned, up: cross(turned, along) };
  });
}

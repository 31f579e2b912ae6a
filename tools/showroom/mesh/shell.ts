import type { Material } from '#showroom/render/materials.ts';
import { facingOut } from './facing.ts';
import { gridSurface } from './grid-surface.ts';
import type { Mesh, Point } from './mesh.ts';
import { splineWeights } from './spline.ts';

/** Where along the half perimeter: 0 front centre, 1 end of the front corner, 2 start of the rear corner, 3 rear centre. */
export type Perimeter = number;
export type ShellLevel = (at: Perimeter) => Point;

export interface ShellOptions {
  /** From the bottom edge over the flanks to the middle of the top; the left half only. */
  levels: readonly ShellLevel[];
  /** Columns in the front corner, the flank and the rear corner of one side. */
  columns: readonly [front: number, flank: number, rear: number];
  rowsPerLevel: number;
  material: Material;
}

/**
 * A closed skin around a vehicle: rings around its plan, joined over the levels by a B-spline, so that the
 * highlights run without a kink. The right half mirrors the left.
 */
export function shell(options: ShellOptions): Mesh {
  const { levels, rowsPerLevel, material } = options;
  const half = perimeterStops(options.columns);
  const stations = half.length;
  const control = half.map((at) => levels.map((level) => level(at)));
  const rows = (levels.length - 1) * rowsPerLevel + 1;
  const columns = 2 * stations - 2;
  const point = (row: number, column: number): Point => {
    const mirrored = column >= stations;
    const station = mirrored ? columns - column : column;
    const [x, y, z] = onSpline(control[station]!, row / rowsPerLevel);
    return [x, mirrored ? -y : y, z];
  };
  const mesh = gridSurface({ rows, columns, closed: true, material }, point);
  settleRidge(mesh, (rows - 1) * columns, columns);
  return facingOut(mesh);
}

/** The last row lies on the middle plane, where the two halves share a normal without sideways lean. */
function settleRidge(mesh: Mesh, firstVertex: number, columns: number): void {
  for (let index = firstVertex; index < mesh.positions.length / 3; index += 1) {
    // Where the ridge ends, many columns meet in one point, which has no direction of its own.
    const below = index - columns;
    const x = mesh.normals[below * 3]!;
    const z = mesh.normals[below * 3 + 2]!;
    const length = Math.hypot(x, z) || 1;
    mesh.normals[index * 3] = x / length;
    mesh.normals[index * 3 + 1] = 0;
    mesh.normals[index * 3 + 2] = z / length;
  }
}

function perimeterStops([front, flank, rear]: readonly [number, number, number]): Perimeter[] {
  const stops: Perimeter[] = [];
  for (let index = 0; index < front; index += 1) stops.push(index / front);
  for (let index = 0; index < flank; index += 1) stops.push(1 + index / flank);
  for (let index = 0; index <= rear; index += 1) stops.push(2 + index / rear);
  return stops;
}

function onSpline(points: readonly Point[], at: number): Point {
  const last = points.length - 1;
  const span = Math.min(Math.floor(at), last - 1);
  const weights = splineWeights(at - span);
  let [x, y, z] = [0, 0, 0];
  for (let index = 0; index < 4; index += 1) {
    const point = controlAt(points, span + index - 1);
    const weight = weights[index]!;
    x += point[0] * weight;
    y += point[1] * weight;
    z += point[2] * weight;
  }
  return [x, y, z];
}

/** Beyond the ends the spline continues by reflection, so that it starts and stops at its end points. */
function controlAt(points: readonly Point[], index: number): Point {
  const last = points.length - 1;
  if (index >= 0 && index <= last) return points[index]!;
  const end = points[index < 0 ? 0 : last]!;
  const inner = points[index < 0 ? 1 : last - 1]!;
  return [2 * end[0] - inner[0], 2 * end[1] - inner[1], 2 * end[2] - inner[2]];
}

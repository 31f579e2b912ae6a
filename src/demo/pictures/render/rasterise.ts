import type { Camera } from './camera.ts';
import type { Solid } from './solid.ts';

/**
 * Which triangle each sample sees: `samples` per pixel side (2 gives four samples, on a rotated grid so that
 * near-level edges step finely too). Empty samples hold -1. Good until the next call: the tables are used again.
 */
export interface Visibility {
  columns: number;
  rows: number;
  /** Nearest solid triangle, and the nearest clear one in front of it. */
  solid: Int32Array;
  clear: Int32Array;
}

const nearestPlane = 0.05;

export function rasterise(
  solid: Solid,
  camera: Camera,
  width: number,
  height: number,
  samples: 1 | 2,
): Visibility {
  const columns = width * samples;
  const rows = height * samples;
  const buffers = buffersFor(columns * rows);
  const target = {
    columns,
    rows,
    depth: buffers.depth,
    ids: buffers.solid,
    shift: samples === 2 ? 0.25 : 0,
  };
  const screen = projectAll(solid, camera, samples);
  const count = solid.materials.length;
  for (let id = 0; id < solid.clearFrom; id += 1)
    drawTriangle(solid, screen, camera, samples, id, target);
  target.ids = buffers.clear;
  for (let id = solid.clearFrom; id < count; id += 1)
    drawTriangle(solid, screen, camera, samples, id, target);
  return { columns, rows, solid: buffers.solid, clear: buffers.clear };
}

interface Buffers {
  depth: Float32Array;
  solid: Int32Array;
  clear: Int32Array;
}

/** Tables of millions of samples are costly to allocate; the last few sizes are kept and wiped. */
const kept = new Map<number, Buffers>();
const keptLimit = 4;

function buffersFor(size: number): Buffers {
  const known = kept.get(size);
  if (known) {
    known.depth.fill(0);
    known.solid.fill(-1);
    known.clear.fill(-1);
    return known;
  }
  const buffers = {
    depth: new Float32Array(size),
    solid: new Int32Array(size).fill(-1),
    clear: new Int32Array(size).fill(-1),
  };
  if (kept.size >= keptLimit) kept.delete(kept.keys().next().value!);
  kept.set(size, buffers);
  return buffers;
}

interface Target {
  columns: number;
  rows: number;
  /** One over the depth: larger is nearer. */
  depth: Float32Array;
  ids: Int32Array;
  shift: number;
}

/** Three numbers a vertex: sample column, sample row, one over depth (0 when behind the camera). */
function projectAll(solid: Solid, camera: Camera, samples: number): Float64Array {
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

function drawTriangle(
  solid: Solid,
  screen: Float64Array,
  camera: Camera,
  samples: number,
  id: number,
  target: Target,
): void {
  const a = solid.triangles[id * 3]! * 3;
  const b = solid.triangles[id * 3 + 1]! * 3;
  const c = solid.triangles[id * 3 + 2]! * 3;
  if (solid.oneSided[id] === 1 && facesAway(solid, camera, a, b, c)) return;
  const wa = screen[a + 2]!;
  const wb = screen[b + 2]!;
  const wc = screen[c + 2]!;
  if (wa > 0 && wb > 0 && wc > 0) {
    fill(
      target,
      id,
      screen[a]!,
      screen[a + 1]!,
      wa,
      screen[b]!,
      screen[b + 1]!,
      wb,
      screen[c]!,
      screen[c + 1]!,
      wc,
    );
  } else if (wa > 0 || wb > 0 || wc > 0) {
    drawClipped(solid, camera, samples, [a, b, c], id, target);
  }
}

function facesAway(
  { positions, normals }: Solid,
  { eye }: Camera,
  a: number,
  b: number,
  c: number,
): boolean {
  const x = positions[a]! - eye[0];
  const y = positions[a + 1]! - eye[1];
  const z = positions[a + 2]! - eye[2];
  // The corners lie close together: one line of sight serves all three.
  return (
    normals[a]! * x + normals[a + 1]! * y + normals[a + 2]! * z > 0 &&
    normals[b]! * x + normals[b + 1]! * y + normals[b + 2]! * z > 0 &&
    normals[c]! * x + normals[c + 1]! * y + normals[c + 2]! * z > 0
  );
}

/** A triangle that reaches behind the camera: only its part before the near plane is filled. */
function drawClipped(
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

function fill(
  target: Target,
  id: number,
  ax: number,
  ay: number,
  aw: number,
  bx: number,
  by: number,
  bw: number,
  cx: number,
  cy: number,
  cw: number,
): void {
  const { columns, rows, depth, ids, shift } = target;
  let area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  if (area < 0) {
    // Seen from behind: swap two corners, so that inside is positive for both sides.
    let swap = bx;
    bx = cx;
    cx = swap;
    swap = by;
    by = cy;
    cy = swap;
    swap = bw;
    bw = cw;
    cw = swap;
    area = -area;
  }
  const minX = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.75));
  const maxX = Math.min(columns - 1, Math.floor(Math.max(ax, bx, cx) - 0.25));
  const minY = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.75));
  const maxY = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) - 0.25));
  if (minX > maxX || minY > maxY) return;
  // Edge functions: e(x, y) = dx * x + dy * y + const, positive inside.
  const dxA = by - cy;
  const dyA = cx - bx;
  const dxB = cy - ay;
  const dyB = ax - cx;
  const dxC = ay - by;
  const dyC = bx - ax;
  const inverse = 1 / area;
  const wx = (dxA * aw + dxB * bw + dxC * cw) * inverse;
  const wy = (dyA * aw + dyB * bw + dyC * cw) * inverse;
  // How far an edge may move within a row by the lean of its columns.
  const slackA = Math.abs(dyA) * shift;
  const slackB = Math.abs(dyB) * shift;
  const slackC = Math.abs(dyC) * shift;
  for (let row = minY; row <= maxY; row += 1) {
    // The rotated grid: rows lean sideways, columns up and down, by a quarter sample.
    const x0 = minX + 0.5 + ((row & 1) === 0 ? shift : -shift);
    const y0 = row + 0.5;
    let eA = dxA * (x0 - bx) + dyA * (y0 - by);
    let eB = dxB * (x0 - cx) + dyB * (y0 - cy);
    let eC = dxC * (x0 - ax) + dyC * (y0 - ay);
    // The part of the row between the edges; what lies on a boundary is tested below.
    let from = 0;
    let to = maxX - minX;
    if (dxA > 0) from = Math.max(from, (-eA - slackA) / dxA);
    else if (dxA < 0) to = Math.min(to, (-eA - slackA) / dxA);
    if (dxB > 0) from = Math.max(from, (-eB - slackB) / dxB);
    else if (dxB < 0) to = Math.min(to, (-eB - slackB) / dxB);
    if (dxC > 0) from = Math.max(from, (-eC - slackC) / dxC);
    else if (dxC < 0) to = Math.min(to, (-eC - slackC) / dxC);
    if (from > to) continue;
    const skipped = Math.ceil(from);
    const last = minX + Math.floor(to);
    const first = minX + skipped;
    let lean = (first & 1) === 0 ? -shift : shift;
    eA += dxA * skipped + dyA * lean;
    eB += dxB * skipped + dyB * lean;
    eC += dxC * skipped + dyC * lean;
    let w = aw + wx * (x0 + skipped - ax) + wy * (y0 + lean - ay);
    lean = -2 * lean;
    let index = row * columns + first;
    for (let column = first; column <= last; column += 1, index += 1) {
      if (eA >= 0 && eB >= 0 && eC >= 0 && w > depth[index]!) {
        depth[index] = w;
        ids[index] = id;
      }
      eA += dxA + dyA * lean;
      eB += dxB + dyB * lean;
      eC += dxC + dyC * lean;
      w += wx + wy * lean;
      lean = -lean;
    }
  }
}

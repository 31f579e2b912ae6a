import type { Camera } from './camera.ts';
import { fill, type Target } from './fill-triangle.ts';
import { drawClipped, projectAll } from './project-vertices.ts';
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
  /** From a pixel's first sample to its four. */
  offsets: readonly [number, number, number, number];
}

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
  return {
    columns,
    rows,
    solid: buffers.solid,
    clear: buffers.clear,
    offsets: [0, 1, columns, columns + 1],
  };
}

interface Buffers {
  depth: Float32Array;
  solid: Int32Array;
  clear: Int32Array;
}

/** Tables of millions of samples are costly to allocate; the last few sizes are kept and wiped. */
export const kept = new Map<number, Buffers>();

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
  const { highest } = camera;
  if (highest !== undefined && solid.positions[a + 2]! > highest) return;
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

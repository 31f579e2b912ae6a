import type { Mesh } from '#demo/pictures/mesh/mesh.ts';
import { materialNames, surfaces } from './materials.ts';

/** A finished mesh, packed for drawing. */
export interface Solid {
  positions: Float32Array;
  normals: Float32Array;
  /** Daylight that reaches each vertex, 0 to 1. */
  openness: Float32Array;
  /** Triangles of clear materials come last, from `clearFrom` on. */
  triangles: Uint32Array;
  materials: Uint8Array;
  clearFrom: number;
}

export function packSolid(mesh: Mesh): Solid {
  const count = mesh.materials.length;
  const isClear = materialNames.map((name) => 'clear' in surfaces[name]);
  const order = new Uint32Array(count);
  let filled = 0;
  for (const pass of [false, true]) {
    for (let index = 0; index < count; index += 1) {
      if (isClear[mesh.materials[index]!] === pass) order[filled++] = index;
    }
  }
  const triangles = new Uint32Array(count * 3);
  const materials = new Uint8Array(count);
  let clearFrom = count;
  order.forEach((from, to) => {
    triangles[to * 3] = mesh.triangles[from * 3]!;
    triangles[to * 3 + 1] = mesh.triangles[from * 3 + 1]!;
    triangles[to * 3 + 2] = mesh.triangles[from * 3 + 2]!;
    materials[to] = mesh.materials[from]!;
    if (to < clearFrom && isClear[materials[to]!]) clearFrom = to;
  });
  return {
    positions: Float32Array.from(mesh.positions),
    normals: Float32Array.from(mesh.normals),
    openness: new Float32Array(mesh.positions.length / 3).fill(1),
    triangles,
    materials,
    clearFrom,
  };
}


import type { Mesh } from '#showroom/mesh/mesh.ts';
import { materialIds, materialNames, surfaces } from './materials.ts';

/** A finished mesh, packed for drawing. */
export interface Solid {
  positions: Float32Array;
  normals: Float32Array;
  /** Daylight that reaches each vertex, 0 to 1. */
  openness: Float32Array;
  /** Triangles of clear materials come last, from `clearFrom` on. */
  triangles: Uint32Array;
  materials: Uint8Array;
  /** 1 for triangles of closed parts, whose far side nobody sees. */
  oneSided: Uint8Array;
  clearFrom: number;
}

/** Sheets and linings: both their sides may be seen. */
const sheets = new Set<number>(
  (['liner', 'trim', 'carpet', 'headlining', 'glass', 'privacy', 'lamp-glass', 'ink'] as const).map(
    (name) => materialIds[name],
  ),
);

/** `closedBelow`: parts under this height are closed bodies, so triangles that face away need not be drawn. */
export function packSolid(mesh: Mesh, closedBelow = 0): Solid {
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
  const oneSided = new Uint8Array(count);
  let clearFrom = count;
  order.forEach((from, to) => {
    triangles[to * 3] = mesh.triangles[from * 3]!;
    triangles[to * 3 + 1] = mesh.triangles[from * 3 + 1]!;
    triangles[to * 3 + 2] = mesh.triangles[from * 3 + 2]!;
    materials[to] = mesh.materials[from]!;
    if (!sheets.has(materials[to]) && topOf(mesh, from) < closedBelow) oneSided[to] = 1;
    if (to < clearFrom && isClear[materials[to]]) clearFrom = to;
  });
  return {
    positions: Float32Array.from(mesh.positions),
    normals: Float32Array.from(mesh.normals),
    openness: new Float32Array(mesh.positions.length / 3).fill(1),
    triangles,
    materials,
    oneSided,
    clearFrom,
  };
}

function topOf({ positions, triangles }: Mesh, triangle: number): number {
  const height = (corner: number) => positions[triangles[triangle * 3 + corner]! * 3 + 2]!;
  return Math.max(height(0), height(1), height(2));
}

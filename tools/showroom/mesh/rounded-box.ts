import type { Material } from '#showroom/render/materials.ts';
import { addTriangle, addVertex, emptyMesh, type Mesh, type Point, unit } from './mesh.ts';

export interface BoxOptions {
  size: Point;
  radius: number;
  /** Steps of each rounded edge. */
  steps?: number;
  material: Material;
  /** Narrows the top against the bottom, as a fraction of the size. */
  taper?: { x?: number; y?: number };
}

const faces: readonly (readonly [u: 0 | 1 | 2, v: 0 | 1 | 2, w: 0 | 1 | 2, sign: 1 | -1])[] = [
  [0, 1, 2, 1],
  [0, 1, 2, -1],
  [1, 2, 0, 1],
  [1, 2, 0, -1],
  [2, 0, 1, 1],
  [2, 0, 1, -1],
];

/** A box with rounded edges about the origin. */
export function roundedBox(options: BoxOptions): Mesh {
  const { size, steps = 3, material, taper = {} } = options;
  const radius = Math.min(options.radius, size[0] / 2, size[1] / 2, size[2] / 2);
  const mesh = emptyMesh();
  for (const [u, v, w, sign] of faces) {
    const stopsU = stops(size[u], radius, steps);
    const stopsV = stops(size[v], radius, steps);
    const first = mesh.positions.length / 3;
    for (const sv of stopsV) {
      for (const su of stopsU) {
        const cube: [number, number, number] = [0, 0, 0];
        cube[u] = su;
        cube[v] = sv;
        cube[w] = (sign * size[w]) / 2;
        const core = cube.map((value, axis) =>
          clampTo(value, size[axis as 0 | 1 | 2] / 2 - radius),
        );
        const out = unit([cube[0] - core[0]!, cube[1] - core[1]!, cube[2] - core[2]!]);
        const z = core[2]! + out[2] * radius;
        const up = z / size[2] + 0.5;
        addVertex(
          mesh,
          [
            (core[0]! + out[0] * radius) * (1 - (taper.x ?? 0) * up),
            (core[1]! + out[1] * radius) * (1 - (taper.y ?? 0) * up),
            z,
          ],
          out,
        );
      }
    }
    const across = stopsU.length;
    for (let row = 0; row + 1 < stopsV.length; row += 1) {
      for (let column = 0; column + 1 < across; column += 1) {
        const a = first + row * across + column;
        addTriangle(mesh, a, a + 1, a + across + 1, material);
        addTriangle(mesh, a, a + across + 1, a + across, material);
      }
    }
  }
  return mesh;
}

/** Along one edge: fine in the rounded ends, one span between them. */
function stops(length: number, radius: number, steps: number): number[] {
  const half = length / 2;
  const result: number[] = [];
  for (let index = 0; index <= steps; index += 1) {
    result.push(-half + radius * (1 - Math.tan(((1 - index / steps) * Math.PI) / 4)));
  }
  const mirrored = result.map((value) => -value).toReversed();
  return [...result, ...mirrored];
}

function clampTo(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}

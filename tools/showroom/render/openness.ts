import type { Solid } from './solid.ts';

export interface OpennessOptions {
  /** Edge of the cells that space is divided into, metres. */
  cell: number;
  /** How far a neighbour darkens, in cells. */
  reach: number;
  /** What the floor gives back of the light, 0 to 1; undefined where there is no floor. */
  floor?: number;
  /** Passes of smoothing. */
  smooth?: number;
  /** Light that reaches everywhere by way of other surfaces. */
  least: number;
}

/** Twenty-six directions: the faces, edges and corners of a cube. */
const directions: (readonly [number, number, number])[] = [];
for (let x = -1; x <= 1; x += 1) {
  for (let y = -1; y <= 1; y += 1) {
    for (let z = -1; z <= 1; z += 1) {
      const length = Math.hypot(x, y, z);
      if (length > 0) directions.push([x / length, y / length, z / length]);
    }
  }
}

/** Fills in how much daylight reaches each vertex between its neighbours. */
export function measureOpenness(solid: Solid, options: OpennessOptions): void {
  const grid = occupied(solid, options.cell);
  const { positions, normals, openness } = solid;
  for (let index = 0; index < openness.length; index += 1) {
    const at = index * 3;
    openness[index] = Math.max(
      options.least,
      openAt(
        grid,
        options,
        positions[at]!,
        positions[at + 1]!,
        positions[at + 2]!,
        normals[at]!,
        normals[at + 1]!,
        normals[at + 2]!,
      ),
    );
  }
  smooth(solid, options.smooth ?? 2);
}

/** Evens out the steps of the cells, each vertex with those it shares triangles with. */
function smooth({ triangles, openness }: Solid, passes: number): void {
  const count = new Uint16Array(openness.length);
  for (const index of triangles) count[index]! += 3;
  for (let pass = 0; pass < passes; pass += 1) {
    const sum = new Float32Array(openness.length);
    for (let at = 0; at < triangles.length; at += 3) {
      const a = triangles[at]!;
      const b = triangles[at + 1]!;
      const c = triangles[at + 2]!;
      const total = openness[a]! + openness[b]! + openness[c]!;
      sum[a]! += total;
      sum[b]! += total;
      sum[c]! += total;
    }
    for (let index = 0; index < openness.length; index += 1) {
      if (count[index]! > 0) openness[index] = sum[index]! / count[index]!;
    }
  }
}

interface Grid {
  low: readonly [number, number, number];
  scale: number;
  width: number;
  depth: number;
  height: number;
  full: Uint8Array;
}

function openAt(
  grid: Grid,
  { cell, reach, floor }: OpennessOptions,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  let open = 0;
  let total = 0;
  for (const [dx, dy, dz] of directions) {
    const weight = dx * nx + dy * ny + dz * nz;
    if (weight < 0.2) continue;
    total += weight;
    // Start clear of the surface's own cells.
    let px = x + (nx * 0.9 + dx * 0.9) * cell;
    let py = y + (ny * 0.9 + dy * 0.9) * cell;
    let pz = z + (nz * 0.9 + dz * 0.9) * cell;
    let seen = 1;
    for (let step = 0; step < reach; step += 1) {
      if (floor !== undefined && pz < 0) {
        seen = floor;
        break;
      }
      const c = ((px - grid.low[0]) * grid.scale) | 0;
      const r = ((py - grid.low[1]) * grid.scale) | 0;
      const h = ((pz - grid.low[2]) * grid.scale) | 0;
      if (c < 0 || r < 0 || h < 0 || c >= grid.width || r >= grid.depth || h >= grid.height) {
        if (floor === undefined || dz >= 0) break;
      } else if (grid.full[(h * grid.depth + r) * grid.width + c] === 1) {
        seen = step / reach;
        seen *= seen;
        break;
      }
      px += dx * cell;
      py += dy * cell;
      pz += dz * cell;
    }
    open += seen * weight;
  }
  return total > 0 ? open / total : 1;
}

function occupied({ positions, triangles, clearFrom }: Solid, cell: number): Grid {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let index = 0; index < positions.length; index += 1) {
    const axis = (index % 3) as 0 | 1 | 2;
    low[axis] = Math.min(low[axis], positions[index]!);
    high[axis] = Math.max(high[axis], positions[index]!);
  }
  // An empty margin, so that truncating to a cell never folds the outside in.
  for (const axis of [0, 1, 2] as const) low[axis] -= 2 * cell;
  const scale = 1 / cell;
  const width = Math.ceil((high[0] - low[0]) * scale) + 1;
  const depth = Math.ceil((high[1] - low[1]) * scale) + 1;
  const height = Math.ceil((high[2] - low[2]) * scale) + 1;
  const full = new Uint8Array(width * depth * height);
  // Clear triangles let light through.
  for (let index = 0; index < clearFrom * 3; index += 3) {
    const a = triangles[index]! * 3;
    const b = triangles[index + 1]! * 3;
    const c = triangles[index + 2]! * 3;
    const ux = positions[b]! - positions[a]!;
    const uy = positions[b + 1]! - positions[a + 1]!;
    const uz = positions[b + 2]! - positions[a + 2]!;
    const vx = positions[c]! - positions[a]!;
    const vy = positions[c + 1]! - positions[a + 1]!;
    const vz = positions[c + 2]! - positions[a + 2]!;
    const longest = Math.sqrt(Math.max(ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz));
    const steps = Math.max(1, Math.ceil(longest * scale));
    for (let i = 0; i <= steps; i += 1) {
      const s = i / steps;
      for (let j = 0; j + i <= steps; j += 1) {
        const t = j / steps;
        const column = ((positions[a]! + ux * s + vx * t - low[0]) * scale) | 0;
        const row = ((positions[a + 1]! + uy * s + vy * t - low[1]) * scale) | 0;
        const level = ((positions[a + 2]! + uz * s + vz * t - low[2]) * scale) | 0;
        full[(level * depth + row) * width + column] = 1;
      }
    }
  }
  return { low, scale, width, depth, height, full };
}

import type { Material } from '#showroom/render/materials.ts';
import { facingOut } from './facing.ts';
import { gridSurface } from './grid-surface.ts';
import { addTriangle, addVertex, type Mesh, type Point } from './mesh.ts';
import type { Spot } from './outline-field.ts';

/**
 * A side outline (x, z) drawn out over the width, its edges rounded. The outline must be star-shaped about its
 * middle, as a caravan's or a truck body's is.
 */
export function extruded(
  outline: readonly Spot[],
  options: { half: number; edge: number; material: Material },
): Mesh {
  const { half, edge, material } = options;
  const steps = 5;
  const stations: (readonly [y: number, inset: number])[] = [];
  for (let index = 0; index <= steps; index += 1) {
    const angle = (index / steps) * (Math.PI / 2);
    stations.push([-half + edge * (1 - Math.sin(angle)), edge * (1 - Math.cos(angle))]);
  }
  stations.reverse();
  const straight = 10;
  const rings = [
    ...stations.map(([y, inset]) => [y, inset] as const),
    ...Array.from({ length: straight - 1 }, (_, index): readonly [number, number] => [
      (half - edge) * ((2 * (index + 1)) / straight - 1),
      0,
    ]),
    ...stations.map(([y, inset]) => [-y, inset] as const),
  ];
  const ordered = rings.toSorted((a, b) => a[0] - b[0]);
  const normals = outline.map((_, index) => outwardAt(outline, index));
  const mesh = gridSurface(
    { rows: ordered.length, columns: outline.length, closed: true, material },
    (row, column) => {
      const [y, inset] = ordered[row]!;
      const [x, z] = outline[column]!;
      const [nx, nz] = normals[column]!;
      return [x - nx * inset, y, z - nz * inset];
    },
  );
  facingOut(mesh);
  for (const side of [-1, 1])
    addSide(mesh, outline, normals, { y: side * half, edge, side, material });
  return mesh;
}

/** A side face in upright strips, as wide as the outline's own points are apart. */
function addSide(
  mesh: Mesh,
  outline: readonly Spot[],
  normals: readonly Spot[],
  face: { y: number; edge: number; side: number; material: Material },
): void {
  const ring = outline.map(([x, z], index): Spot => {
    const [nx, nz] = normals[index]!;
    return [x - nx * face.edge, z - nz * face.edge];
  });
  const stops = [...new Set(ring.map(([x]) => x))].toSorted((p, q) => p - q);
  const rows = 24;
  const facing: Point = [0, face.side, 0];
  let before: number | undefined;
  for (const x of stops) {
    const [low, high] = spanAt(ring, x);
    const first = mesh.positions.length / 3;
    for (let row = 0; row <= rows; row += 1) {
      addVertex(mesh, [x, face.y, low + ((high - low) * row) / rows], facing);
    }
    for (let row = 0; before !== undefined && row < rows; row += 1) {
      addTriangle(mesh, before + row, first + row, first + row + 1, face.material);
      addTriangle(mesh, before + row, first + row + 1, before + row + 1, face.material);
    }
    before = first;
  }
}

/** Lowest and highest point of the outline at x; every upright line crosses it twice. */
function spanAt(ring: readonly Spot[], x: number): readonly [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  ring.forEach(([px, pz], index) => {
    const [qx, qz] = ring[(index + 1) % ring.length]!;
    if (Math.min(px, qx) > x + 1e-9 || Math.max(px, qx) < x - 1e-9) return;
    const steep = Math.abs(qx - px) < 1e-9;
    for (const z of steep ? [pz, qz] : [pz + ((qz - pz) * (x - px)) / (qx - px)]) {
      low = Math.min(low, z);
      high = Math.max(high, z);
    }
  });
  return [low, high];
}

function outwardAt(outline: readonly Spot[], index: number): Spot {
  const count = outline.length;
  const [px, pz] = outline[(index + count - 1) % count]!;
  const [nx, nz] = outline[(index + 1) % count]!;
  const length = Math.hypot(nx - px, nz - pz) || 1;
  // Outlines run anticlockwise seen from the right (x to the right, z up).
  return [(nz - pz) / length, -(nx - px) / length];
}

/** Points along a straight edge are no farther apart than this, metres. */
const spacing = 0.12;

/** A polygon with each corner rounded, as a dense anticlockwise outline. */
export function roundedOutline(
  corners: readonly (readonly [x: number, z: number, radius: number])[],
): Spot[] {
  const count = corners.length;
  const result: Spot[] = [];
  corners.forEach(([x, z, radius], index) => {
    const [px, pz] = corners[(index + count - 1) % count]!;
    const [nx, nz] = corners[(index + 1) % count]!;
    const back = unitTo(x, z, px, pz);
    const ahead = unitTo(x, z, nx, nz);
    const from: Spot = [x + back[0] * radius, z + back[1] * radius];
    const to: Spot = [x + ahead[0] * radius, z + ahead[1] * radius];
    const steps = 10;
    for (let step = 0; step <= steps; step += 1) {
      const t = step / steps;
      const u = 1 - t;
      result.push([
        from[0] * u * u + 2 * x * u * t + to[0] * t * t,
        from[1] * u * u + 2 * z * u * t + to[1] * t * t,
      ]);
    }
  });
  return result.flatMap((from, index) => {
    const to = result[(index + 1) % result.length]!;
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / spacing));
    return Array.from({ length: parts }, (_, part): Spot => [
      from[0] + ((to[0] - from[0]) * part) / parts,
      from[1] + ((to[1] - from[1]) * part) / parts,
    ]);
  });
}

function unitTo(x: number, z: number, tx: number, tz: number): Spot {
  const length = Math.hypot(tx - x, tz - z) || 1;
  return [(tx - x) / length, (tz - z) / length];
}

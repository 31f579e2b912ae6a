import type { Material } from '#demo/pictures/render/materials.ts';
import { facingOut } from './facing.ts';
import { gridSurface } from './grid-surface.ts';
import { addTriangle, addVertex, type Mesh } from './mesh.ts';
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
  const rings = [
    ...stations.map(([y, inset]) => [y, inset] as const).toReversed(),
    [0, 0] as const,
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

function addSide(
  mesh: Mesh,
  outline: readonly Spot[],
  normals: readonly Spot[],
  face: { y: number; edge: number; side: number; material: Material },
): void {
  const middle = outline.reduce<[number, number]>(
    (sum, [x, z]) => [sum[0] + x / outline.length, sum[1] + z / outline.length],
    [0, 0],
  );
  const centre = addVertex(mesh, [middle[0], face.y, middle[1]], [0, face.side, 0]);
  const ring = outline.map(([x, z], index) => {
    const [nx, nz] = normals[index]!;
    return addVertex(mesh, [x - nx * face.edge, face.y, z - nz * face.edge], [0, face.side, 0]);
  });
  ring.forEach((vertex, index) => {
    addTriangle(mesh, centre, vertex, ring[(index + 1) % ring.length]!, face.material);
  });
}

function outwardAt(outline: readonly Spot[], index: number): Spot {
  const count = outline.length;
  const [px, pz] = outline[(index + count - 1) % count]!;
  const [nx, nz] = outline[(index + 1) % count]!;
  const length = Math.hypot(nx - px, nz - pz) || 1;
  // Outlines run anticlockwise seen from the right (x to the right, z up).
  return [(nz - pz) / length, -(nx - px) / length];
}

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
  return result;
}

function unitTo(x: number, z: number, tx: number, tz: number): Spot {
  const length = Math.hypot(tx - x, tz - z) || 1;
  return [(tx - x) / length, (tz - z) / length];
}

import type { Material } from '#demo/pictures/render/materials.ts';
import { materialIds } from '#demo/pictures/render/materials.ts';
import {
  addTriangle,
  addVertex,
  dot,
  emptyMesh,
  type Mesh,
  minus,
  type Point,
  unit,
  vertexAt,
} from './mesh.ts';

/** Signed distance to a drawn outline: negative inside. */
export type Field = (position: Point, normal: Point) => number;

export interface Cut {
  field: Field;
  /** What the inside becomes; 'kept' only splits the triangles. */
  inside: Material | 'removed' | 'kept';
  /** Only triangles of these materials are touched; all when absent. */
  on?: readonly Material[];
  /** For a hole: how far its edge is folded inwards, and which way. */
  flange?: { to: (edge: Point) => Point; material: Material };
}

/**
 * Splits the triangles along the outline (field = 0) and gives the inside another material, or removes it.
 * The outline is exact to the lattice, so windows, lamps and shut lines have clean edges at any size.
 */
export function cutMesh(mesh: Mesh, cut: Cut): Mesh {
  const touched = cut.on ? new Set(cut.on.map((name) => materialIds[name])) : undefined;
  const result = emptyMesh();
  for (const value of mesh.positions) result.positions.push(value);
  for (const value of mesh.normals) result.normals.push(value);
  const values = fieldValues(mesh, cut.field, touched);
  const insideOf = (outsideId: number): number | undefined => {
    if (cut.inside === 'removed') return undefined;
    return cut.inside === 'kept' ? outsideId : materialIds[cut.inside];
  };
  const crossings = new Map<number, number>();
  const vertexCount = mesh.positions.length / 3;

  const crossing = (a: number, b: number): number => {
    const [low, high] = a < b ? [a, b] : [b, a];
    const key = low * vertexCount + high;
    const known = crossings.get(key);
    if (known !== undefined) return known;
    const t = values[low]! / (values[low]! - values[high]!);
    const index = addVertex(
      result,
      between(vertexAt(mesh.positions, low), vertexAt(mesh.positions, high), t),
      unit(between(vertexAt(mesh.normals, low), vertexAt(mesh.normals, high), t)),
    );
    crossings.set(key, index);
    return index;
  };
  const keep = (material: number | undefined, ...corners: number[]): void => {
    if (material === undefined) return;
    for (let index = 1; index + 1 < corners.length; index += 1) {
      result.triangles.push(corners[0]!, corners[index]!, corners[index + 1]!);
      result.materials.push(material);
    }
  };

  for (let triangle = 0; triangle < mesh.materials.length; triangle += 1) {
    const outsideId = mesh.materials[triangle]!;
    const insideId = insideOf(outsideId);
    const corners = mesh.triangles.slice(triangle * 3, triangle * 3 + 3);
    if (touched && !touched.has(outsideId)) {
      keep(outsideId, ...corners);
      continue;
    }
    const inside = corners.map((corner) => values[corner]! < 0);
    const count = Number(inside[0]) + Number(inside[1]) + Number(inside[2]);
    if (count === 0) keep(outsideId, ...corners);
    else if (count === 3) keep(insideId, ...corners);
    else {
      // Turn the triangle so that the odd corner out comes first.
      const odd = inside.indexOf(count === 1);
      const [a, b, c] = [corners[odd]!, corners[(odd + 1) % 3]!, corners[(odd + 2) % 3]!];
      const ab = crossing(a, b);
      const ac = crossing(a, c);
      keep(count === 1 ? insideId : outsideId, a, ab, ac);
      keep(count === 1 ? outsideId : insideId, ab, b, c, ac);
      if (cut.flange)
        addFlange(result, ab, ac, cut.flange, vertexAt(mesh.positions, count === 1 ? a : b));
    }
  }
  return result;
}

/** A line of the given width along the outline, as a shut line between two panels. */
export function scoreMesh(
  mesh: Mesh,
  line: { field: Field; width: number; on: readonly Material[]; material?: Material },
): Mesh {
  const { field, width, on, material = 'gap' } = line;
  const half = width / 2;
  // Both edges are split first: a triangle wider than the line would otherwise step over it.
  const outer = cutMesh(mesh, { field: (p, n) => field(p, n) - half, inside: 'kept', on });
  const split = cutMesh(outer, { field: (p, n) => field(p, n) + half, inside: 'kept', on });
  const touched = new Set(on.map((name) => materialIds[name]));
  const values = fieldValues(split, field, touched);
  for (let triangle = 0; triangle < split.materials.length; triangle += 1) {
    if (!touched.has(split.materials[triangle]!)) continue;
    let inBand = true;
    for (let corner = 0; corner < 3; corner += 1) {
      inBand &&= Math.abs(values[split.triangles[triangle * 3 + corner]!]!) <= half * 1.05;
    }
    if (inBand) split.materials[triangle] = materialIds[material];
  }
  return split;
}

function fieldValues(mesh: Mesh, field: Field, touched: Set<number> | undefined): Float64Array {
  const values = new Float64Array(mesh.positions.length / 3).fill(Number.NaN);
  for (let triangle = 0; triangle < mesh.materials.length; triangle += 1) {
    if (touched && !touched.has(mesh.materials[triangle]!)) continue;
    for (let corner = 0; corner < 3; corner += 1) {
      const index = mesh.triangles[triangle * 3 + corner]!;
      if (!Number.isNaN(values[index]!)) continue;
      const value = field(vertexAt(mesh.positions, index), vertexAt(mesh.normals, index));
      // Never exactly on the outline: a crossing is then always between two vertices.
      values[index] = value === 0 ? 1e-9 : value;
    }
  }
  return values;
}

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The flange looks towards the hole, where `gone` was. */
function addFlange(
  mesh: Mesh,
  a: number,
  b: number,
  flange: NonNullable<Cut['flange']>,
  gone: Point,
): void {
  const pa = vertexAt(mesh.positions, a);
  const pb = vertexAt(mesh.positions, b);
  const qa = flange.to(pa);
  const qb = flange.to(pb);
  const across = unit([
    (pb[1] - pa[1]) * (qa[2] - pa[2]) - (pb[2] - pa[2]) * (qa[1] - pa[1]),
    (pb[2] - pa[2]) * (qa[0] - pa[0]) - (pb[0] - pa[0]) * (qa[2] - pa[2]),
    (pb[0] - pa[0]) * (qa[1] - pa[1]) - (pb[1] - pa[1]) * (qa[0] - pa[0]),
  ]);
  const side = dot(across, minus(gone, pa)) < 0 ? -1 : 1;
  const normal: Point = [across[0] * side, across[1] * side, across[2] * side];
  const first = addVertex(mesh, pa, normal);
  addVertex(mesh, pb, normal);
  addVertex(mesh, qb, normal);
  addVertex(mesh, qa, normal);
  addTriangle(mesh, first, first + 1, first + 2, flange.material);
  addTriangle(mesh, first, first + 2, first + 3, flange.material);
}

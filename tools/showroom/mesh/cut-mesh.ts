import type { Material } from '#showroom/render/materials.ts';
import { materialIds } from '#showroom/render/materials.ts';
import {
  addTriangle,
  addVertex,
  dot,
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
 * Changes the mesh in place: a car is cut some fifty times.
 */
export function cutMesh(mesh: Mesh, cut: Cut): Mesh {
  const touched = cut.on ? new Set(cut.on.map((name) => materialIds[name])) : undefined;
  const values = fieldValues(mesh, cut.field, touched);
  const insideId = cut.inside === 'removed' || cut.inside === 'kept' ? -1 : materialIds[cut.inside];
  const crossing = crossingsOf(mesh, values);
  const removed: number[] = [];
  const { triangles, materials } = mesh;
  const put = (triangle: number, material: number, a: number, b: number, c: number): void => {
    triangles[triangle * 3] = a;
    triangles[triangle * 3 + 1] = b;
    triangles[triangle * 3 + 2] = c;
    materials[triangle] = material;
  };

  for (let triangle = materials.length - 1; triangle >= 0; triangle -= 1) {
    const outside = materials[triangle]!;
    if (touched && !touched.has(outside)) continue;
    const inside = cut.inside === 'kept' ? outside : insideId;
    const p = triangles[triangle * 3]!;
    const q = triangles[triangle * 3 + 1]!;
    const r = triangles[triangle * 3 + 2]!;
    const inP = values[p]! < 0;
    const inQ = values[q]! < 0;
    const inR = values[r]! < 0;
    if (inP === inQ && inQ === inR) {
      if (inP && cut.inside === 'removed') removed.push(triangle);
      else if (inP) materials[triangle] = inside;
      continue;
    }
    // Turn the triangle so that the corner that is alone on its side comes first.
    const [a, b, c] = inQ === inR ? [p, q, r] : inP === inR ? [q, r, p] : [r, p, q];
    const ab = crossing(a, b);
    const ac = crossing(a, c);
    const isTipInside = values[a]! < 0;
    if (cut.inside === 'removed') {
      if (isTipInside) {
        put(triangle, outside, ab, b, c);
        put(materials.length, outside, ab, c, ac);
      } else put(triangle, outside, a, ab, ac);
    } else {
      put(triangle, isTipInside ? inside : outside, a, ab, ac);
      put(materials.length, isTipInside ? outside : inside, ab, b, c);
      put(materials.length, isTipInside ? outside : inside, ab, c, ac);
    }
    if (cut.flange)
      addFlange(mesh, ab, ac, cut.flange, vertexAt(mesh.positions, isTipInside ? a : b));
  }
  for (const triangle of removed) {
    // The last triangle takes the place of the one that goes; the list runs downwards.
    const last = materials.length - 1;
    put(
      triangle,
      materials[last]!,
      triangles[last * 3]!,
      triangles[last * 3 + 1]!,
      triangles[last * 3 + 2]!,
    );
    materials.length = last;
    triangles.length = last * 3;
  }
  return mesh;
}

/** The vertex where the outline crosses an edge, made once for the two triangles that share it. */
function crossingsOf(mesh: Mesh, values: Float64Array): (a: number, b: number) => number {
  const known = new Map<number, number>();
  const vertexCount = values.length;
  return (a, b) => {
    const low = Math.min(a, b);
    const high = Math.max(a, b);
    const key = low * vertexCount + high;
    const made = known.get(key);
    if (made !== undefined) return made;
    const t = values[low]! / (values[low]! - values[high]!);
    const index = addVertex(
      mesh,
      between(vertexAt(mesh.positions, low), vertexAt(mesh.positions, high), t),
      unit(between(vertexAt(mesh.normals, low), vertexAt(mesh.normals, high), t)),
    );
    known.set(key, index);
    return index;
  };
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

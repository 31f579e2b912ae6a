import type { Field } from './cut-mesh.ts';
import { addVertex, emptyMesh, type Mesh, type Point, unit, vertexAt } from './mesh.ts';

/**
 * Splits triangles near an outline until their edges are no longer than `edge`, so that a cut follows shapes
 * finer than the lattice.
 */
export function refineMesh(
  mesh: Mesh,
  options: { field: Field; edge: number; on: ReadonlySet<number> },
): Mesh {
  const { field, edge, on } = options;
  const result = emptyMesh();
  result.positions = mesh.positions.slice();
  result.normals = mesh.normals.slice();
  const middles = new Map<number, number>();
  const middleOf = (a: number, b: number): number => {
    const key = Math.min(a, b) * 4194304 + Math.max(a, b);
    const known = middles.get(key);
    if (known !== undefined) return known;
    const index = addVertex(
      result,
      halfway(vertexAt(result.positions, a), vertexAt(result.positions, b)),
      unit(halfway(vertexAt(result.normals, a), vertexAt(result.normals, b))),
    );
    middles.set(key, index);
    return index;
  };
  const split = (a: number, b: number, c: number, material: number): void => {
    const longest = Math.max(span(result, a, b), span(result, b, c), span(result, c, a));
    if (longest > edge && isNear(result, field, longest, a, b, c)) {
      const ab = middleOf(a, b);
      const bc = middleOf(b, c);
      const ca = middleOf(c, a);
      split(a, ab, ca, material);
      split(ab, b, bc, material);
      split(ca, bc, c, material);
      split(ab, bc, ca, material);
      return;
    }
    result.triangles.push(a, b, c);
    result.materials.push(material);
  };
  for (let triangle = 0; triangle < mesh.materials.length; triangle += 1) {
    const material = mesh.materials[triangle]!;
    const at = triangle * 3;
    const [a, b, c] = [mesh.triangles[at]!, mesh.triangles[at + 1]!, mesh.triangles[at + 2]!];
    if (on.has(material)) split(a, b, c, material);
    else {
      result.triangles.push(a, b, c);
      result.materials.push(material);
    }
  }
  return result;
}

function isNear(mesh: Mesh, field: Field, reach: number, a: number, b: number, c: number): boolean {
  const [pa, pb, pc] = [a, b, c].map((index) => vertexAt(mesh.positions, index)) as [
    Point,
    Point,
    Point,
  ];
  const middle: Point = [
    (pa[0] + pb[0] + pc[0]) / 3,
    (pa[1] + pb[1] + pc[1]) / 3,
    (pa[2] + pb[2] + pc[2]) / 3,
  ];
  return Math.abs(field(middle, vertexAt(mesh.normals, a))) < reach * 0.75;
}

function span({ positions }: Mesh, a: number, b: number): number {
  return Math.hypot(
    positions[a * 3]! - positions[b * 3]!,
    positions[a * 3 + 1]! - positions[b * 3 + 1]!,
    positions[a * 3 + 2]! - positions[b * 3 + 2]!,
  );
}

function halfway(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
}

import type { Field } from './cut-mesh.ts';
import { addVertex, type Mesh, type Point, unit, vertexAt } from './mesh.ts';

/**
 * Splits triangles near an outline until their edges are no longer than `edge`, so that a cut follows shapes
 * finer than the lattice. Changes the mesh in place.
 */
export function refineMesh(
  mesh: Mesh,
  options: { field: Field; edge: number; on: ReadonlySet<number> },
): Mesh {
  const { field, edge, on } = options;
  const { triangles, materials } = mesh;
  const middles = new Map<number, number>();
  const middleOf = (a: number, b: number): number => {
    const key = Math.min(a, b) * 4194304 + Math.max(a, b);
    const known = middles.get(key);
    if (known !== undefined) return known;
    const index = addVertex(
      mesh,
      halfway(vertexAt(mesh.positions, a), vertexAt(mesh.positions, b)),
      unit(halfway(vertexAt(mesh.normals, a), vertexAt(mesh.normals, b))),
    );
    middles.set(key, index);
    return index;
  };
  // Quarters are put at the end and looked at again in their turn.
  for (let triangle = 0; triangle < materials.length; triangle += 1) {
    const material = materials[triangle]!;
    if (!on.has(material)) continue;
    const a = triangles[triangle * 3]!;
    const b = triangles[triangle * 3 + 1]!;
    const c = triangles[triangle * 3 + 2]!;
    const longest = Math.max(span(mesh, a, b), span(mesh, b, c), span(mesh, c, a));
    if (longest <= edge || !isNear(mesh, field, longest, a, b, c)) continue;
    const ab = middleOf(a, b);
    const bc = middleOf(b, c);
    const ca = middleOf(c, a);
    triangles[triangle * 3] = ab;
    triangles[triangle * 3 + 1] = bc;
    triangles[triangle * 3 + 2] = ca;
    triangles.push(a, ab, ca, ab, b, bc, ca, bc, c);
    materials.push(material, material, material);
    // The middle quarter stays here; it is looked at again too.
    triangle -= 1;
  }
  return mesh;
}

function isNear(mesh: Mesh, field: Field, reach: number, a: number, b: number, c: number): boolean {
  const { positions } = mesh;
  const middle = (axis: 0 | 1 | 2) =>
    (positions[a * 3 + axis]! + positions[b * 3 + axis]! + positions[c * 3 + axis]!) / 3;
  const distance = field([middle(0), middle(1), middle(2)], vertexAt(mesh.normals, a));
  return Math.abs(distance) < reach * 0.75;
}

function span({ positions }: Mesh, a: number, b: number): number {
  const x = positions[a * 3]! - positions[b * 3]!;
  const y = positions[a * 3 + 1]! - positions[b * 3 + 1]!;
  const z = positions[a * 3 + 2]! - positions[b * 3 + 2]!;
  return Math.sqrt(x * x + y * y + z * z);
}

function halfway(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
}

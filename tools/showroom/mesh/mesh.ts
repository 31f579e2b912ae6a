import type { Material } from '#showroom/render/materials.ts';
import { materialIds } from '#showroom/render/materials.ts';

export type Point = readonly [x: number, y: number, z: number];

/**
 * Triangles under construction. Metres; x points forward, y to the vehicle's left, z up, the floor at 0.
 * Six numbers a vertex (position, normal); three indices and one material a triangle.
 */
export interface Mesh {
  positions: number[];
  normals: number[];
  triangles: number[];
  materials: number[];
}

export function emptyMesh(): Mesh {
  return { positions: [], normals: [], triangles: [], materials: [] };
}

export function addVertex(mesh: Mesh, position: Point, normal: Point): number {
  mesh.positions.push(position[0], position[1], position[2]);
  mesh.normals.push(normal[0], normal[1], normal[2]);
  return mesh.positions.length / 3 - 1;
}

export function addTriangle(mesh: Mesh, a: number, b: number, c: number, material: Material): void {
  mesh.triangles.push(a, b, c);
  mesh.materials.push(materialIds[material]);
}

/** A flat four-sided face with its own vertices; corners in order around it. */
export function addQuad(
  mesh: Mesh,
  corners: readonly [Point, Point, Point, Point],
  material: Material,
): void {
  const [p, q, r, s] = corners;
  const normal = unit(cross(minus(r, p), minus(s, q)));
  const first = addVertex(mesh, p, normal);
  addVertex(mesh, q, normal);
  addVertex(mesh, r, normal);
  addVertex(mesh, s, normal);
  addTriangle(mesh, first, first + 1, first + 2, material);
  addTriangle(mesh, first, first + 2, first + 3, material);
}

export function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function plus(a: Point, b: Point, times = 1): Point {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

export function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function unit(a: Point): Point {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

export function vertexAt(values: readonly number[], index: number): Point {
  // Indices come from the mesh itself, so the vertex is there.
  return [values[index * 3]!, values[index * 3 + 1]!, values[index * 3 + 2]!];
}

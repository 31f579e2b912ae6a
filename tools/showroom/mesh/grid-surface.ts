import type { Material } from '#showroom/render/materials.ts';
import {
  addTriangle,
  addVertex,
  cross,
  emptyMesh,
  type Mesh,
  minus,
  type Point,
  unit,
} from './mesh.ts';

export interface GridOptions {
  rows: number;
  columns: number;
  /** The last column joins the first. */
  closed?: boolean;
  material: Material;
}

/** A smooth surface from a lattice of points; normals follow from the neighbours. */
export function gridSurface(
  options: GridOptions,
  point: (row: number, column: number) => Point,
): Mesh {
  const { rows, columns, closed = false, material } = options;
  const lattice: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) lattice.push(point(row, column));
  }
  const at = (row: number, column: number) => lattice[row * columns + column]!;
  const mesh = emptyMesh();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const up = at(Math.min(row + 1, rows - 1), column);
      const down = at(Math.max(row - 1, 0), column);
      const next = closed
        ? at(row, (column + 1) % columns)
        : at(row, Math.min(column + 1, columns - 1));
      const before = closed
        ? at(row, (column + columns - 1) % columns)
        : at(row, Math.max(column - 1, 0));
      addVertex(mesh, at(row, column), unit(cross(minus(next, before), minus(up, down))));
    }
  }
  settlePoles(mesh, rows, columns);
  const spans = closed ? columns : columns - 1;
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < spans; column += 1) {
      const a = row * columns + column;
      const b = row * columns + ((column + 1) % columns);
      addTriangle(mesh, a, b, b + columns, material);
      addTriangle(mesh, a, b + columns, a + columns, material);
    }
  }
  return mesh;
}

/** Where a whole row meets in one point there is no direction across: the point faces as the next row does on average. */
function settlePoles(mesh: Mesh, rows: number, columns: number): void {
  for (const [pole, next] of [
    [0, 1],
    [rows - 1, rows - 2],
  ] as const) {
    const isPole = Array.from(
      { length: columns },
      (_, column) => (pole * columns + column) * 3,
    ).every(
      (at) => Math.hypot(mesh.normals[at]!, mesh.normals[at + 1]!, mesh.normals[at + 2]!) < 0.5,
    );
    if (!isPole) continue;
    let sum: Point = [0, 0, 0];
    for (let column = 0; column < columns; column += 1) {
      const at = (next * columns + column) * 3;
      sum = [
        sum[0] + mesh.normals[at]!,
        sum[1] + mesh.normals[at + 1]!,
        sum[2] + mesh.normals[at + 2]!,
      ];
    }
    const normal = unit(sum);
    for (let column = 0; column < columns; column += 1) {
      const at = (pole * columns + column) * 3;
      for (const axis of [0, 1, 2] as const) mesh.normals[at + axis] = normal[axis];
    }
  }
}

import { addVertex, type Mesh, type Point, vertexAt } from './mesh.ts';

export interface Placement {
  move?: Point;
  /** Degrees about z (heading), then y (pitch), then x (roll), applied in the order x, y, z. */
  turn?: { x?: number; y?: number; z?: number };
  scale?: Point;
}

/** Copies one mesh into another, scaled, turned and moved. */
export function appendMesh(target: Mesh, source: Mesh, placement: Placement = {}): void {
  const { move = [0, 0, 0], scale = [1, 1, 1] } = placement;
  const rotate = rotation(placement.turn ?? {});
  const offset = target.positions.length / 3;
  const count = source.positions.length / 3;
  for (let index = 0; index < count; index += 1) {
    const [x, y, z] = vertexAt(source.positions, index);
    const [nx, ny, nz] = vertexAt(source.normals, index);
    const [px, py, pz] = rotate(x * scale[0], y * scale[1], z * scale[2]);
    addVertex(
      target,
      [px + move[0], py + move[1], pz + move[2]],
      unitOf(rotate(nx / scale[0], ny / scale[1], nz / scale[2])),
    );
  }
  for (const index of source.triangles) target.triangles.push(index + offset);
  for (const material of source.materials) target.materials.push(material);
}

/** The part and its mirror image in the vehicle's middle plane. */
export function appendBothSides(target: Mesh, source: Mesh, placement: Placement = {}): void {
  const once: Mesh = { positions: [], normals: [], triangles: [], materials: [] };
  appendMesh(once, source, placement);
  appendMesh(target, once);
  appendMesh(target, once, { scale: [1, -1, 1] });
}

function rotation(turn: { x?: number; y?: number; z?: number }) {
  const radians = (degrees: number | undefined) => ((degrees ?? 0) * Math.PI) / 180;
  const [cx, sx] = [Math.cos(radians(turn.x)), Math.sin(radians(turn.x))];
  const [cy, sy] = [Math.cos(radians(turn.y)), Math.sin(radians(turn.y))];
  const [cz, sz] = [Math.cos(radians(turn.z)), Math.sin(radians(turn.z))];
  return (x: number, y: number, z: number): Point => {
    const y1 = y * cx - z * sx;
    const z1 = y * sx + z * cx;
    const x2 = x * cy + z1 * sy;
    const z2 = -x * sy + z1 * cy;
    return [x2 * cz - y1 * sz, x2 * sz + y1 * cz, z2];
  };
}

function unitOf(p: Point): Point {
  const length = Math.hypot(p[0], p[1], p[2]) || 1;
  return [p[0] / length, p[1] / length, p[2] / length];
}

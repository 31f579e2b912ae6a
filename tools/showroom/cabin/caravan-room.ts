import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { facingAbout } from '#showroom/mesh/facing.ts';
import { gridSurface } from '#showroom/mesh/grid-surface.ts';
import { dot, type Mesh, minus, type Point, vertexAt } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import type { Material } from '#showroom/render/materials.ts';
import type { LivingSpace } from './living-space.ts';

interface Window {
  from: number;
  to: number;
  low: number;
  high: number;
}

export function addRoom(mesh: Mesh, space: LivingSpace): void {
  const { length, half, height } = space;
  const end = length / 2;
  const planks = 9;
  for (let index = 0; index < planks; index += 1) {
    const y = -half + ((index + 0.5) * 2 * half) / planks;
    const box = roundedBox({
      size: [length, (2 * half) / planks - 0.004, 0.02],
      radius: 0.002,
      steps: 1,
      material: 'timber',
    });
    appendMesh(mesh, box, { move: [0, y, -0.01] });
  }
  tiled(mesh, [end, half, height], [-2 * end, 0, 0], [0, -2 * half, 0], 'headlining');
  addWall(mesh, space, half, [
    { from: -1.5, to: -0.45, low: 0.95, high: 1.5 },
    { from: 1.1, to: 1.9, low: 0.95, high: 1.45 },
  ]);
  addWall(mesh, space, -half, [
    { from: -0.9, to: 0.35, low: 1.0, high: 1.4 },
    { from: 1.1, to: 1.9, low: 0.95, high: 1.45 },
  ]);
  tiled(mesh, [end, half, 0], [0, -2 * half, 0], [0, 0, height], 'panel');
  tiled(mesh, [-end, half, 0], [0, -2 * half, 0], [0, 0, height], 'panel');
  for (const y of [half - 0.05, 0.05 - half]) {
    appendMesh(
      mesh,
      roundedBox({ size: [length - 0.2, 0.02, 0.02], radius: 0.008, material: 'screen-white' }),
      { move: [0, y * 0.78, height - 0.02] },
    );
  }
  const hatch = roundedBox({ size: [0.6, 0.6, 0.04], radius: 0.02, material: 'white' });
  appendMesh(mesh, hatch, { move: [1.3, 0, height - 0.01] });
  appendMesh(
    mesh,
    roundedBox({ size: [0.46, 0.46, 0.05], radius: 0.02, material: 'screen-white' }),
    { move: [1.3, 0, height - 0.012] },
  );
  appendMesh(mesh, roundedBox({ size: [0.75, 0.5, 0.05], radius: 0.022, material: 'white' }), {
    move: [-0.3, 0, height - 0.01],
  });
  for (const x of [-0.12, -0.48]) {
    appendMesh(
      mesh,
      roundedBox({ size: [0.02, 0.36, 0.055], radius: 0.006, material: 'plastic' }),
      { move: [x, 0, height - 0.012] },
    );
  }
}

/** A large flat face in small tiles, so that shade can vary over it; it faces the middle of the room. */
function tiled(mesh: Mesh, corner: Point, along: Point, up: Point, material: Material): void {
  const steps = 12;
  const face = gridSurface({ rows: steps + 1, columns: steps + 1, material }, (row, column) => [
    corner[0] + (along[0] * column + up[0] * row) / steps,
    corner[1] + (along[1] * column + up[1] * row) / steps,
    corner[2] + (along[2] * column + up[2] * row) / steps,
  ]);
  const inwards = minus([0, 0, 1], vertexAt(face.positions, (steps / 2) * (steps + 2)));
  const facesIn = dot(vertexAt(face.normals, 0), inwards) > 0;
  appendMesh(mesh, facesIn ? face : facingAbout(face));
}

/** A side wall with open windows in dark frames and a blind half drawn. */
function addWall(
  mesh: Mesh,
  { length, height }: LivingSpace,
  y: number,
  windows: readonly Window[],
): void {
  const stops = [
    -length / 2,
    ...windows.flatMap(({ from, to }) => [from, to]),
    length / 2,
  ].toSorted((a, b) => a - b);
  for (let index = 0; index + 1 < stops.length; index += 1) {
    const from = stops[index]!;
    const to = stops[index + 1]!;
    const window = windows.find((one) => one.from === from);
    const face = (low: number, high: number) =>
      tiled(mesh, [from, y, low], [to - from, 0, 0], [0, 0, high - low], 'panel');
    if (!window) face(0, height);
    else {
      face(0, window.low);
      face(window.high, height);
    }
  }
  for (const { from, to, low, high } of windows) {
    const middle = (from + to) / 2;
    const bar = (size: Point, move: Point) =>
      appendMesh(mesh, roundedBox({ size, radius: 0.015, material: 'plastic' }), { move });
    bar([to - from + 0.08, 0.05, 0.05], [middle, y, low]);
    bar([to - from + 0.08, 0.05, 0.05], [middle, y, high]);
    bar([0.05, 0.05, high - low], [from, y, (low + high) / 2]);
    bar([0.05, 0.05, high - low], [to, y, (low + high) / 2]);
    appendMesh(
      mesh,
      roundedBox({ size: [to - from, 0.012, 0.13], radius: 0.005, material: 'light-fabric' }),
      { move: [middle, y * 0.985, high - 0.08] },
    );
  }
}

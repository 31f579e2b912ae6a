import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { addQuad, type Mesh } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { curve } from '#showroom/mesh/spline.ts';
import { seat, steeringWheel } from './cabin-seats.ts';
import { noseOf } from './car-body.ts';
import type { CarShape } from './car-shape.ts';

/** What shows through the glass: a dark tub, the dash, the steering wheel on the right, two rows of seats. */
export function addCabin(mesh: Mesh, shape: CarShape): void {
  const { windscreen, backlight, beltHalf } = shape.greenhouse;
  const nose = noseOf(shape);
  const front = nose - windscreen.base[0] - 0.1;
  const rear = nose - backlight.base[0] + 0.06;
  const belt = curve(shape.shoulder)(windscreen.base[0] + 0.8);
  const floor = curve(shape.sill)(shape.length / 2) + 0.16;
  const side = beltHalf - 0.07;
  for (const y of [side, -side]) {
    addQuad(
      mesh,
      [
        [front, y, floor],
        [rear, y, floor],
        [rear, y, belt - 0.02],
        [front, y, belt - 0.02],
      ],
      'trim',
    );
  }
  addQuad(
    mesh,
    [
      [front, side, floor],
      [front, -side, floor],
      [rear, -side, floor],
      [rear, side, floor],
    ],
    'carpet',
  );
  addQuad(
    mesh,
    [
      [rear, side, floor],
      [rear, -side, floor],
      [rear, -side, belt],
      [rear, side, belt],
    ],
    'trim',
  );
  const dash = roundedBox({ size: [0.5, side * 2, 0.28], radius: 0.09, material: 'trim' });
  appendMesh(mesh, dash, { move: [front - 0.24, 0, windscreen.base[1] - 0.14] });
  const roof = Math.max(...shape.greenhouse.roof.map(([, z]) => z));
  const hip = roof - 1.04;
  const headerBack = windscreen.header[0];
  const frontSeat = nose - headerBack - 0.32;
  appendMesh(mesh, steeringWheel(), {
    move: [frontSeat + 0.6, -0.37, belt - 0.06],
    turn: { y: 24 },
  });
  const chair = seat(0.5, 'leather');
  for (const y of [0.37, -0.37]) appendMesh(mesh, chair, { move: [frontSeat, y, hip] });
  // The last row's headrest stays under the roof's rear edge.
  const rows = Math.floor((frontSeat - (nose - backlight.head[0]) - 0.12) / 0.84);
  for (let row = 1; row <= rows; row += 1) {
    const bench = seat(Math.min(1.25, side * 2 - 0.1), 'leather');
    appendMesh(mesh, bench, { move: [frontSeat - 0.84 * row, 0, hip - 0.05] });
    for (const y of [0.38, -0.38]) {
      appendMesh(mesh, roundedBox({ size: [0.1, 0.25, 0.17], radius: 0.05, material: 'leather' }), {
        move: [frontSeat - 0.84 * row - 0.28, y, hip + 0.64],
      });
    }
  }
}

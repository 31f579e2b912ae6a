import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { cutMesh } from '#showroom/mesh/cut-mesh.ts';
import { type Mesh } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { curve } from '#showroom/mesh/spline.ts';
import { noseOf } from './car-body.ts';
import type { CarShape } from './car-shape.ts';

/** A convertible keeps the windscreen and its frame; roof, side glass and rear window are folded away. */
export function withoutRoof(house: Mesh, shape: CarShape): Mesh {
  if (!shape.openTop) return house;
  const { base, header } = shape.greenhouse.windscreen;
  const nose = noseOf(shape);
  const slope = (header[0] - base[0]) / (header[1] - base[1]);
  // Everything behind a plane a hand's breadth behind the windscreen pillar goes.
  return cutMesh(house, {
    field: ([x, , z]) => base[0] + slope * (z - base[1]) + 0.17 - (nose - x),
    inside: 'removed',
    flange: { to: ([x, y, z]) => [x + 0.03, y * 0.99, z - 0.02], material: 'black' },
  });
}

/** The folded roof's cover and the rolled edge round the cabin. */
export function addFoldedRoof(mesh: Mesh, shape: CarShape): void {
  if (!shape.openTop) return;
  const nose = noseOf(shape);
  const { cabinRear } = shape.openTop;
  const belt = curve(shape.shoulder)(cabinRear);
  const half = shape.greenhouse.beltHalf;
  appendMesh(
    mesh,
    roundedBox({ size: [0.62, half * 2 - 0.04, 0.16], radius: 0.07, steps: 5, material: 'canvas' }),
    {
      move: [nose - cabinRear - 0.34, 0, belt - 0.0],
      turn: { y: -3 },
    },
  );
  for (const y of [0.37, -0.37]) {
    appendMesh(
      mesh,
      roundedBox({ size: [0.42, 0.3, 0.16], radius: 0.075, steps: 5, material: 'black' }),
      {
        move: [nose - cabinRear - 0.12, y, belt + 0.06],
        turn: { y: -4 },
      },
    );
  }
}

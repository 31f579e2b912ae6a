import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import { wheel } from '#showroom/parts/wheel.ts';
import { axlePositions, type CaravanShape, frontOf, rearOf } from './caravan-shape.ts';

export function addRunningGear(mesh: Mesh, shape: CaravanShape): void {
  const part = wheel(shape.wheel);
  for (const x of axlePositions(shape)) {
    appendBothSides(mesh, part, {
      move: [x, shape.half - 0.14, shape.wheel.radius],
      turn: { y: 20 },
    });
    appendMesh(
      mesh,
      tube({
        path: [
          [x, shape.half - 0.2, shape.wheel.radius],
          [x, 0.2 - shape.half, shape.wheel.radius],
        ],
        radius: 0.03,
        smooth: 1,
        material: 'iron',
      }),
    );
    const well = revolve(
      [
        [shape.wheel.radius + 0.09, shape.half - 0.05],
        [shape.wheel.radius + 0.09, shape.half - 0.34],
        [0.02, shape.half - 0.34],
      ],
      'liner',
      { sides: 24, from: -10, to: 190 },
    );
    appendBothSides(mesh, well, { move: [x, 0, shape.wheel.radius] });
  }
  const middle = (frontOf(shape) + rearOf(shape)) / 2;
  appendMesh(
    mesh,
    roundedBox({
      size: [shape.length - 0.7, shape.half * 2 - 0.7, 0.14],
      radius: 0.03,
      material: 'liner',
    }),
    { move: [middle, 0, shape.low + 0.02] },
  );
  appendBothSides(
    mesh,
    roundedBox({ size: [shape.length - 0.4, 0.06, 0.12], radius: 0.01, material: 'iron' }),
    { move: [middle, 0.5, shape.low - 0.05] },
  );
  for (const x of [frontOf(shape) - 0.5, rearOf(shape) + 0.45]) {
    appendBothSides(
      mesh,
      tube({
        path: [
          [x, shape.half - 0.16, shape.low + 0.02],
          [x - 0.32, shape.half - 0.16, shape.low - 0.06],
        ],
        radius: 0.02,
        smooth: 1,
        material: 'steel',
      }),
    );
  }
}

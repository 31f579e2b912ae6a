import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import { type CaravanShape, frontOf } from './caravan-shape.ts';

export function addDrawbar(mesh: Mesh, shape: CaravanShape): void {
  const front = frontOf(shape);
  const tip = front + 1.15;
  const z = shape.low - 0.03;
  appendBothSides(
    mesh,
    tube({
      path: [
        [front - 0.6, 0.62, z],
        [tip - 0.15, 0.05, z],
      ],
      radius: 0.045,
      flatness: 1.3,
      smooth: 1,
      material: 'black',
    }),
  );
  appendMesh(
    mesh,
    tube({
      path: [
        [tip - 0.25, 0, z + 0.02],
        [tip + 0.08, 0, z + 0.03],
      ],
      radius: 0.05,
      smooth: 1,
      material: 'steel',
    }),
  );
  appendMesh(
    mesh,
    revolve(
      [
        [0, -0.05],
        [0.05, -0.03],
        [0.055, 0.02],
        [0, 0.05],
      ],
      'steel',
      { sides: 20 },
    ),
    { move: [tip + 0.1, 0, z], turn: { x: 90 } },
  );
  // Jockey wheel.
  appendMesh(
    mesh,
    tube({
      path: [
        [tip - 0.32, 0.16, z + 0.42],
        [tip - 0.32, 0.16, 0.14],
      ],
      radius: 0.027,
      smooth: 1,
      material: 'steel',
    }),
  );
  appendMesh(
    mesh,
    revolve(
      [
        [0, -0.03],
        [0.09, -0.03],
        [0.1, 0],
        [0.09, 0.03],
        [0, 0.03],
      ],
      'rubber',
      { sides: 24 },
    ),
    { move: [tip - 0.32, 0.16, 0.1] },
  );
  // Two gas bottles and a checker-plate box, whichever the maker fits.
  for (const y of [0.17, -0.17]) {
    const bottle = revolve(
      [
        [0, 0],
        [0.13, 0.01],
        [0.15, 0.05],
        [0.15, 0.36],
        [0.12, 0.43],
        [0.05, 0.46],
        [0.05, 0.52],
        [0, 0.52],
      ],
      'panel',
      { sides: 32 },
    );
    appendMesh(mesh, bottle, { move: [front + 0.2, y, z + 0.05], turn: { x: 90 } });
  }
  if (shape.offRoad) {
    appendMesh(mesh, roundedBox({ size: [0.42, 1.3, 0.5], radius: 0.03, material: 'steel' }), {
      move: [front + 0.56, 0, z + 0.3],
    });
  }
}

import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import { noseOf } from '#showroom/parts/car-body.ts';
import type { CarShape } from '#showroom/parts/car-shape.ts';
import { plate } from '#showroom/parts/plate.ts';
import { wheel } from '#showroom/parts/wheel.ts';

export function addRunningGear(mesh: Mesh, cab: CarShape): void {
  const part = wheel(cab.wheel);
  const { radius, width } = cab.wheel;
  const front = cab.wheelbase / 2;
  appendBothSides(mesh, part, {
    move: [front, cab.width / 2 - width / 2 - 0.06, radius],
    turn: { y: 12 },
  });
  const well = revolve(
    [
      [radius + 0.08, cab.width / 2 - 0.06],
      [radius + 0.08, cab.width / 2 - 0.4],
      [0.02, cab.width / 2 - 0.4],
    ],
    'liner',
    { sides: 32, from: -20, to: 200 },
  );
  appendBothSides(mesh, well, { move: [front, 0, radius] });
  // The outer of the twins sits dished inwards.
  for (const y of [0.93, 0.68]) {
    appendBothSides(mesh, part, { move: [-front, y - width / 2, radius], turn: { y: 40 } });
  }
  appendMesh(
    mesh,
    tube({
      path: [
        [-front, 0.7, radius],
        [-front, -0.7, radius],
      ],
      radius: 0.07,
      smooth: 1,
      material: 'iron',
    }),
  );
  appendMesh(
    mesh,
    tube({
      path: [
        [front, 0.8, radius],
        [front, -0.8, radius],
      ],
      radius: 0.05,
      smooth: 1,
      material: 'iron',
    }),
  );
  const guard = revolve(
    [
      [radius + 0.08, 0.62],
      [radius + 0.08, 0.95],
      [radius + 0.05, 0.96],
    ],
    'plastic',
    { sides: 28, from: 15, to: 165 },
  );
  appendBothSides(mesh, guard, { move: [-front, 0, radius] });
}

export function addFrame(mesh: Mesh, cab: CarShape, bedRear: number, plateText: string): void {
  const front = noseOf(cab) - 0.3;
  const length = front - bedRear - 0.1;
  const middle = front - length / 2;
  appendBothSides(
    mesh,
    roundedBox({ size: [length, 0.07, 0.2], radius: 0.012, material: 'black' }),
    { move: [middle, 0.38, 0.68] },
  );
  appendMesh(mesh, roundedBox({ size: [1.5, 1.5, 0.3], radius: 0.06, material: 'liner' }), {
    move: [noseOf(cab) - 1.0, 0, 0.62],
  });
  appendMesh(
    mesh,
    tube({
      path: [
        [0.5, 0.66, 0.6],
        [-0.35, 0.66, 0.6],
      ],
      radius: 0.2,
      smooth: 1,
      sides: 24,
      material: 'steel',
    }),
  );
  appendMesh(mesh, roundedBox({ size: [0.5, 0.36, 0.32], radius: 0.02, material: 'black' }), {
    move: [0.25, -0.66, 0.6],
  });
  appendMesh(mesh, roundedBox({ size: [0.06, 1.9, 0.14], radius: 0.015, material: 'black' }), {
    move: [bedRear + 0.04, 0, 0.62],
  });
  for (const y of [0.78, -0.78]) {
    appendMesh(
      mesh,
      roundedBox({ size: [0.05, 0.34, 0.11], radius: 0.015, material: 'red-lens' }),
      { move: [bedRear + 0.01, y, 0.63] },
    );
    appendMesh(mesh, roundedBox({ size: [0.052, 0.1, 0.09], radius: 0.015, material: 'amber' }), {
      move: [bedRear + 0.008, y * 1.1, 0.63],
    });
    appendMesh(mesh, roundedBox({ size: [0.012, 0.5, 0.34], radius: 0.005, material: 'rubber' }), {
      move: [-cab.wheelbase / 2 - 0.52, y, 0.38],
    });
  }
  appendMesh(mesh, plate(plateText), { move: [bedRear - 0.02, 0.3, 0.62], turn: { z: 180 } });
  // Side guards between the axles.
  for (const z of [0.55, 0.72]) {
    appendBothSides(
      mesh,
      roundedBox({ size: [1.1, 0.03, 0.07], radius: 0.01, material: 'steel' }),
      { move: [-0.55, 0.93, z] },
    );
  }
}

export function addMirrors(mesh: Mesh, cab: CarShape): void {
  const x = noseOf(cab) - cab.mirrorBack + 0.1;
  const y = cab.width / 2 + 0.14;
  appendBothSides(mesh, roundedBox({ size: [0.09, 0.2, 0.36], radius: 0.04, material: 'black' }), {
    move: [x, y, 1.72],
    turn: { z: -10 },
  });
  appendBothSides(
    mesh,
    roundedBox({ size: [0.012, 0.17, 0.31], radius: 0.005, material: 'chrome' }),
    { move: [x - 0.046, y + 0.01, 1.72], turn: { z: -10 } },
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [x - 0.1, cab.width / 2 - 0.08, 1.98],
        [x, y - 0.06, 1.96],
        [x, y, 1.78],
      ],
      radius: 0.014,
      material: 'black',
    }),
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [x - 0.1, cab.width / 2 - 0.05, 1.42],
        [x, y - 0.06, 1.45],
        [x, y, 1.6],
      ],
      radius: 0.014,
      material: 'black',
    }),
  );
}

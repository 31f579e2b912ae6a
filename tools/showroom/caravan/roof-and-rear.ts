import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import { plate } from '#showroom/parts/plate.ts';
import { wheel } from '#showroom/parts/wheel.ts';
import { type CaravanShape, frontOf, rearOf } from './caravan-shape.ts';

export function addAwning(mesh: Mesh, shape: CaravanShape): void {
  const front = frontOf(shape) - 0.75;
  const rear = rearOf(shape) + 0.3;
  const z = shape.high - 0.1;
  const y = shape.half + 0.06;
  appendMesh(
    mesh,
    tube({
      path: [
        [front, y, z],
        [rear, y, z],
      ],
      radius: 0.05,
      smooth: 1,
      sides: 20,
      material: 'canvas',
    }),
  );
  for (const x of [front + 0.02, rear - 0.02]) {
    appendMesh(
      mesh,
      tube({
        path: [
          [x + 0.02, y, z],
          [x - 0.02, y, z],
        ],
        radius: 0.062,
        smooth: 1,
        sides: 20,
        material: 'black',
      }),
    );
    appendMesh(mesh, roundedBox({ size: [0.04, 0.04, 1.35], radius: 0.01, material: 'panel' }), {
      move: [x, shape.half + 0.015, z - 0.7],
    });
  }
}

export function addRoof(mesh: Mesh, shape: CaravanShape): void {
  const middle = (frontOf(shape) + rearOf(shape)) / 2;
  const z = shape.high;
  appendMesh(
    mesh,
    roundedBox({
      size: [1.0, 0.65, 0.2],
      radius: 0.08,
      material: 'panel',
      taper: { x: 0.15, y: 0.12 },
    }),
    { move: [middle + 0.1, 0, z + 0.07] },
  );
  for (const x of [middle + 1.4, middle - 1.5]) {
    appendMesh(mesh, roundedBox({ size: [0.5, 0.5, 0.1], radius: 0.04, material: 'white' }), {
      move: [x, 0, z + 0.03],
    });
  }
  appendMesh(mesh, roundedBox({ size: [1.1, 0.6, 0.03], radius: 0.01, material: 'lamp' }), {
    move: [middle - 0.75, 0.35, z + 0.03],
  });
}

export function addRearEnd(mesh: Mesh, shape: CaravanShape, plateText: string): void {
  const rear = rearOf(shape);
  const { half, low, high } = shape;
  appendBothSides(
    mesh,
    roundedBox({ size: [0.04, 0.14, 0.34], radius: 0.018, material: 'red-lens' }),
    { move: [rear + 0.01, half - 0.16, low + 0.82] },
  );
  appendBothSides(
    mesh,
    roundedBox({ size: [0.045, 0.1, 0.05], radius: 0.01, material: 'red-led' }),
    { move: [rear + 0.006, half - 0.16, low + 0.88] },
  );
  appendBothSides(mesh, roundedBox({ size: [0.042, 0.1, 0.05], radius: 0.01, material: 'amber' }), {
    move: [rear + 0.007, half - 0.16, low + 0.76],
  });
  appendMesh(mesh, roundedBox({ size: [0.03, 1.3, 0.5], radius: 0.012, material: 'black' }), {
    move: [rear + 0.022, 0, high - 0.72],
    turn: { y: 2 },
  });
  appendMesh(mesh, roundedBox({ size: [0.05, 1.22, 0.42], radius: 0.02, material: 'privacy' }), {
    move: [rear + 0.02, 0, high - 0.72],
    turn: { y: 2 },
  });
  const spare = wheel({ ...shape.wheel, style: 'steel', finish: 'steel' });
  appendMesh(mesh, spare, { move: [rear - 0.04, 0, low + 0.42], turn: { z: 90 } });
  appendMesh(mesh, roundedBox({ size: [0.14, half * 1.7, 0.1], radius: 0.02, material: 'black' }), {
    move: [rear + 0.1, 0, low - 0.02],
  });
  appendMesh(mesh, plate(plateText), { move: [rear + 0.008, 0.68, low + 0.4], turn: { z: 180 } });
}

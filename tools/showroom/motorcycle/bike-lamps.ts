import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import { plate } from '#showroom/parts/plate.ts';
import type { MotorcycleShape } from './motorcycle-shape.ts';

export function addLamps(mesh: Mesh, shape: MotorcycleShape, plateText: string): void {
  const { lamp } = shape;
  const shellPart = revolve(
    [
      [0.0, -0.1],
      [lamp.radius * 0.6, -0.09],
      [lamp.radius * 0.95, -0.03],
      [lamp.radius, 0.02],
      [lamp.radius * 1.04, 0.025],
      [lamp.radius * 1.04, 0.04],
      [lamp.radius * 0.96, 0.042],
    ],
    'black',
    { sides: 40 },
  );
  const glassPart = revolve(
    [
      [lamp.radius * 0.96, 0.04],
      [lamp.radius * 0.6, 0.058],
      [0, 0.064],
    ],
    'lamp-glass',
    { sides: 40 },
  );
  const bulb = revolve(
    [
      [lamp.radius * 0.93, 0.035],
      [lamp.radius * 0.6, 0.01],
      [lamp.radius * 0.3, 0],
      [0, 0.0],
    ],
    'reflector',
    { sides: 30 },
  );
  const ring = revolve(
    [
      [lamp.radius * 0.55, 0.03],
      [lamp.radius * 0.5, 0.045],
      [lamp.radius * 0.42, 0.045],
      [lamp.radius * 0.38, 0.03],
    ],
    'led',
    { sides: 36 },
  );
  for (const part of [shellPart, glassPart, bulb, ring]) {
    appendMesh(mesh, part, { move: [lamp.x, 0, lamp.z], turn: { z: -90 } });
  }
  const [tx, tz] = shape.tailEnd;
  appendMesh(mesh, roundedBox({ size: [0.05, 0.14, 0.045], radius: 0.018, material: 'red-led' }), {
    move: [tx, 0, tz],
  });
  appendMesh(
    mesh,
    tube({
      path: [
        [tx + 0.02, 0, tz - 0.02],
        [tx - 0.06, 0, tz - 0.16],
        [tx - 0.1, 0, tz - 0.28],
      ],
      radius: 0.02,
      flatness: 2,
      material: 'plastic',
    }),
  );
  appendMesh(mesh, plate(plateText), {
    move: [tx - 0.125, 0, tz - 0.24],
    scale: [1, 0.58, 0.85],
    turn: { z: 180, y: 14 },
  });
  for (const x of [lamp.x - 0.02, tx + 0.02]) {
    const z = x > 0 ? lamp.z - 0.02 : tz - 0.05;
    appendBothSides(
      mesh,
      tube({
        path: [
          [x, 0.06, z],
          [x, 0.17, z],
        ],
        radius: 0.006,
        smooth: 1,
        material: 'black',
      }),
    );
    appendBothSides(
      mesh,
      roundedBox({ size: [0.05, 0.06, 0.035], radius: 0.016, material: 'amber' }),
      { move: [x, 0.19, z] },
    );
  }
}

import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh, Point } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { tube } from '#showroom/mesh/tube.ts';
import { pod, type Section } from './pod.ts';
import { wheelbase, wheelRadius } from './scooter-size.ts';

export function addShield(mesh: Mesh): void {
  const levels: readonly (readonly [z: number, x: number, half: number])[] = [
    [0.24, 0.38, 0.12],
    [0.34, 0.46, 0.21],
    [0.5, 0.47, 0.225],
    [0.68, 0.45, 0.21],
    [0.84, 0.42, 0.15],
    [0.92, 0.4, 0.09],
  ];
  const shield: Section[] = levels.map(([z, x, half]) => [z, half, x + 0.06, x - 0.03]);
  // Built lying along x, then stood up: its length becomes height.
  appendMesh(mesh, standing(pod(shield, 'paint', 2.6)));
  appendMesh(
    mesh,
    pod(
      [
        [0.36, 0.05, 0.36, 0.25],
        [0.5, 0.1, 0.46, 0.3],
        [0.66, 0.11, 0.5, 0.38],
        [0.82, 0.08, 0.46, 0.36],
        [0.9, 0.03, 0.4, 0.34],
      ],
      'paint',
      2.4,
    ),
  );
}

function standing(mesh: Mesh): Mesh {
  const swap = (values: number[]) => {
    for (let index = 0; index < values.length; index += 3) {
      const x = values[index]!;
      values[index] = values[index + 2]!;
      values[index + 2] = x;
    }
  };
  swap(mesh.positions);
  swap(mesh.normals);
  return mesh;
}

export function addFrontEnd(mesh: Mesh): void {
  const axle: Point = [wheelbase / 2, 0.075, wheelRadius];
  appendBothSides(
    mesh,
    tube({ path: [axle, [0.5, 0.06, 0.5]], radius: 0.022, smooth: 1, material: 'steel' }),
  );
  appendMesh(
    mesh,
    tube({
      path: [
        [0.46, 0, 0.5],
        [0.38, 0, 0.98],
      ],
      radius: 0.03,
      smooth: 1,
      material: 'plastic',
    }),
  );
  appendMesh(
    mesh,
    pod(
      [
        [0.28, 0.08, 1.04, 0.97],
        [0.34, 0.13, 1.07, 0.93],
        [0.42, 0.13, 1.06, 0.9],
        [0.5, 0.08, 1.02, 0.92],
      ],
      'paint',
      2.3,
    ),
  );
  const lamp = revolve(
    [
      [0.078, -0.02],
      [0.08, 0.012],
      [0.07, 0.02],
      [0.04, 0.03],
      [0, 0.034],
    ],
    'reflector',
    { sides: 32 },
  );
  appendMesh(mesh, lamp, { move: [0.475, 0, 0.97], turn: { z: -90 } });
  appendMesh(
    mesh,
    revolve(
      [
        [0.086, -0.04],
        [0.088, 0.012],
        [0.078, 0.016],
      ],
      'chrome',
      { sides: 36 },
    ),
    { move: [0.475, 0, 0.97], turn: { z: -90 } },
  );
  appendMesh(
    mesh,
    revolve(
      [
        [0.034, 0.034],
        [0.03, 0.04],
        [0, 0.04],
      ],
      'led',
      { sides: 24 },
    ),
    { move: [0.475, 0, 0.97], turn: { z: -90 } },
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [0.36, 0.08, 1.0],
        [0.33, 0.2, 1.02],
        [0.28, 0.24, 1.02],
      ],
      radius: 0.013,
      material: 'plastic',
    }),
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [0.29, 0.23, 1.02],
        [0.25, 0.34, 1.01],
      ],
      radius: 0.019,
      smooth: 1,
      material: 'rubber',
    }),
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [0.3, 0.2, 1.03],
        [0.33, 0.25, 1.14],
        [0.32, 0.29, 1.2],
      ],
      radius: 0.005,
      material: 'chrome',
    }),
  );
  appendBothSides(
    mesh,
    revolve(
      [
        [0.0, -0.014],
        [0.05, -0.012],
        [0.055, 0],
        [0, 0.002],
      ],
      'chrome',
      { sides: 28 },
    ),
    { move: [0.31, 0.3, 1.24], turn: { z: 90 } },
  );
  const profile: (readonly [number, number])[] = [];
  for (let angle = -85; angle <= 85; angle += 17) {
    const a = (angle * Math.PI) / 180;
    profile.push([wheelRadius + 0.035 + 0.06 * (Math.cos(a) - 1), 0.085 * Math.sin(a)]);
  }
  appendMesh(mesh, revolve(profile, 'paint', { sides: 36, from: 20, to: 170 }), {
    move: [wheelbase / 2, 0, wheelRadius],
  });
}

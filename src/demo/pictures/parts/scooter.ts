import { appendBothSides, appendMesh } from '#demo/pictures/mesh/append-mesh.ts';
import { emptyMesh, type Mesh, type Point } from '#demo/pictures/mesh/mesh.ts';
import { revolve } from '#demo/pictures/mesh/revolve.ts';
import { roundedBox } from '#demo/pictures/mesh/rounded-box.ts';
import { tube } from '#demo/pictures/mesh/tube.ts';
import { pod, type Section } from './motorcycle.ts';
import { plate } from './plate.ts';
import { wheel } from './wheel.ts';

const wheelbase = 1.32;
const wheelRadius = 0.24;

/** A step-through scooter in the round manner. */
export function scooter(plateText: string): Mesh {
  const mesh = emptyMesh();
  const rim = wheel({
    radius: wheelRadius,
    rim: 0.155,
    width: 0.11,
    spokes: 5,
    style: 'blade',
    finish: 'alloy',
  });
  for (const x of [wheelbase / 2, -wheelbase / 2])
    appendBothSides(mesh, rim, { move: [x, 0, wheelRadius] });
  const tail: Section[] = [
    [-0.05, 0.1, 0.52, 0.34],
    [-0.12, 0.17, 0.64, 0.3],
    [-0.35, 0.215, 0.71, 0.32],
    [-0.6, 0.2, 0.73, 0.4],
    [-0.8, 0.13, 0.72, 0.52],
    [-0.9, 0.05, 0.69, 0.6],
  ];
  const saddle: Section[] = [
    [-0.06, 0.07, 0.75, 0.66],
    [-0.12, 0.13, 0.78, 0.66],
    [-0.36, 0.165, 0.79, 0.67],
    [-0.52, 0.155, 0.83, 0.69],
    [-0.76, 0.12, 0.83, 0.7],
    [-0.84, 0.06, 0.8, 0.72],
  ];
  const floor: Section[] = [
    [0.42, 0.1, 0.3, 0.24],
    [0.34, 0.19, 0.31, 0.2],
    [0.1, 0.21, 0.31, 0.2],
    [-0.12, 0.2, 0.34, 0.22],
    [-0.2, 0.1, 0.34, 0.26],
  ];
  appendMesh(mesh, pod(tail, 'paint', 2.5));
  appendMesh(mesh, pod(saddle, 'tan', 2.8));
  appendMesh(mesh, pod(floor, 'plastic', 4));
  addShield(mesh);
  addFrontEnd(mesh);
  addRear(mesh, plateText);
  return mesh;
}

function addShield(mesh: Mesh): void {
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

function addFrontEnd(mesh: Mesh): void {
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

function addRear(mesh: Mesh, plateText: string): void {
  appendMesh(mesh, roundedBox({ size: [0.5, 0.16, 0.2], radius: 0.06, material: 'iron' }), {
    move: [-0.45, 0.06, 0.28],
  });
  appendMesh(
    mesh,
    tube({
      path: [
        [-0.35, -0.13, 0.3],
        [-0.5, -0.15, 0.27],
        [-0.86, -0.15, 0.34],
      ],
      radius: (t) => (t < 0.3 ? 0.02 : 0.048),
      material: 'plastic',
      sides: 18,
    }),
  );
  appendMesh(mesh, roundedBox({ size: [0.05, 0.17, 0.06], radius: 0.022, material: 'red-led' }), {
    move: [-0.87, 0, 0.66],
  });
  appendBothSides(mesh, roundedBox({ size: [0.05, 0.05, 0.05], radius: 0.02, material: 'amber' }), {
    move: [-0.83, 0.13, 0.64],
  });
  appendBothSides(
    mesh,
    roundedBox({ size: [0.03, 0.05, 0.04], radius: 0.014, material: 'amber' }),
    { move: [0.5, 0.13, 0.76] },
  );
  appendMesh(
    mesh,
    tube({
      path: [
        [-0.82, 0, 0.6],
        [-0.92, 0, 0.4],
      ],
      radius: 0.03,
      flatness: 2,
      smooth: 1,
      material: 'plastic',
    }),
  );
  appendMesh(mesh, plate(plateText), {
    move: [-0.925, 0, 0.47],
    scale: [1, 0.58, 0.85],
    turn: { z: 180, y: 20 },
  });
  appendMesh(
    mesh,
    tube({
      path: [
        [-0.62, 0.12, 0.84],
        [-0.86, 0.12, 0.87],
        [-0.9, 0, 0.87],
        [-0.86, -0.12, 0.87],
        [-0.62, -0.12, 0.84],
      ],
      radius: 0.011,
      material: 'chrome',
    }),
  );
  appendMesh(
    mesh,
    tube({
      path: [
        [-0.1, 0.14, 0.28],
        [-0.16, 0.2, 0.03],
      ],
      radius: 0.01,
      smooth: 1,
      material: 'iron',
    }),
  );
}

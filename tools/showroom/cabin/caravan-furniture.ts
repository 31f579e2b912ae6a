import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { LivingSpace } from './living-space.ts';

export function addDinette(mesh: Mesh, { half, seats, timber }: LivingSpace): void {
  const middle = -0.95;
  const y = half - 0.55;
  for (const [x, lean] of [
    [middle + 0.78, 14],
    [middle - 0.78, -14],
  ] as const) {
    appendMesh(mesh, roundedBox({ size: [0.5, 1.08, 0.34], radius: 0.02, material: timber }), {
      move: [x, y, 0.17],
    });
    appendMesh(
      mesh,
      roundedBox({ size: [0.52, 1.08, 0.15], radius: 0.06, steps: 5, material: seats }),
      { move: [x, y, 0.41] },
    );
    appendMesh(
      mesh,
      roundedBox({ size: [0.14, 1.06, 0.46], radius: 0.06, steps: 5, material: seats }),
      { move: [x + Math.sign(lean) * 0.24, y, 0.68], turn: { y: lean } },
    );
    appendMesh(
      mesh,
      roundedBox({ size: [0.12, 0.36, 0.32], radius: 0.058, steps: 5, material: 'paint' }),
      { move: [x + Math.sign(lean) * 0.13, y + 0.3, 0.64], turn: { y: lean * 1.8 } },
    );
  }
  appendMesh(
    mesh,
    roundedBox({ size: [0.72, 0.98, 0.035], radius: 0.016, steps: 4, material: timber }),
    { move: [middle, y + 0.02, 0.74] },
  );
  appendMesh(
    mesh,
    tube({
      path: [
        [middle, y, 0],
        [middle, y, 0.73],
      ],
      radius: 0.04,
      smooth: 1,
      material: 'steel',
    }),
  );
  appendMesh(
    mesh,
    revolve(
      [
        [0.04, 0],
        [0.05, 0.05],
        [0.035, 0.12],
        [0, 0.12],
      ],
      'white',
      { sides: 20 },
    ),
    { move: [middle + 0.1, y + 0.3, 0.76], turn: { x: 90 } },
  );
  for (let stem = 0; stem < 7; stem += 1) {
    const angle = stem * 0.9;
    appendMesh(
      mesh,
      tube({
        path: [
          [middle + 0.1, y + 0.3, 0.86],
          [middle + 0.1 + Math.cos(angle) * 0.06, y + 0.3 + Math.sin(angle) * 0.06, 1.0],
        ],
        radius: (t) => 0.004 + 0.012 * Math.sin(Math.PI * t),
        smooth: 4,
        material: 'paint',
      }),
    );
  }
}

export function addLockers(mesh: Mesh, { length, half, height, timber }: LivingSpace): void {
  const doors = 5;
  const from = length / 2 - 0.15;
  const wide = length - 1.4;
  for (const side of [1, -1]) {
    const y = side * (half - 0.17);
    appendMesh(mesh, roundedBox({ size: [wide, 0.32, 0.38], radius: 0.03, material: 'panel' }), {
      move: [from - wide / 2, y, height - 0.22],
    });
    for (let door = 0; door < doors; door += 1) {
      const x = from - (wide * (door + 0.5)) / doors;
      appendMesh(
        mesh,
        roundedBox({ size: [wide / doors - 0.015, 0.02, 0.32], radius: 0.008, material: timber }),
        { move: [x, y - side * 0.165, height - 0.22] },
      );
      appendMesh(
        mesh,
        roundedBox({ size: [0.14, 0.016, 0.014], radius: 0.006, material: 'dark-alloy' }),
        { move: [x, y - side * 0.182, height - 0.35] },
      );
    }
  }
}

export function addTallUnits(mesh: Mesh, { length, half, height, timber }: LivingSpace): void {
  const x = -length / 2 + 0.4;
  appendMesh(
    mesh,
    roundedBox({ size: [0.75, 0.6, height - 0.02], radius: 0.02, material: 'panel' }),
    { move: [x + 0.25, 0.3 - half, height / 2] },
  );
  appendMesh(mesh, roundedBox({ size: [0.6, 0.02, 0.9], radius: 0.01, material: 'black' }), {
    move: [x + 0.25, 0.61 - half, 0.62],
  });
  appendMesh(mesh, roundedBox({ size: [0.6, 0.02, 0.55], radius: 0.01, material: 'black' }), {
    move: [x + 0.25, 0.61 - half, 1.38],
  });
  for (const z of [0.62, 1.38]) {
    appendMesh(mesh, roundedBox({ size: [0.02, 0.03, 0.34], radius: 0.008, material: 'chrome' }), {
      move: [x + 0.02, 0.63 - half, z],
    });
  }
  // The door to the bathroom in the rear wall.
  const rear = 0.03 - length / 2;
  appendMesh(
    mesh,
    roundedBox({ size: [0.03, 0.66, height - 0.1], radius: 0.01, material: timber }),
    { move: [rear, 0.15, (height - 0.1) / 2] },
  );
  appendMesh(
    mesh,
    roundedBox({ size: [0.05, 0.02, 0.12], radius: 0.008, material: 'dark-alloy' }),
    { move: [rear + 0.02, -0.1, 1.0] },
  );
  appendMesh(mesh, roundedBox({ size: [0.03, 0.7, 0.4], radius: 0.012, material: 'screen' }), {
    move: [length / 2 - 0.05, 0, 1.45],
  });
}

import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { LivingSpace } from './living-space.ts';

export function addKitchen(mesh: Mesh, { length, half, timber }: LivingSpace): void {
  const from = length / 2 - 2.35;
  const to = -length / 2 + 1.35;
  const wide = from - to;
  const x = (from + to) / 2;
  const y = 0.28 - half;
  appendMesh(mesh, roundedBox({ size: [wide, 0.54, 0.84], radius: 0.02, material: 'panel' }), {
    move: [x, y, 0.45],
  });
  appendMesh(
    mesh,
    roundedBox({ size: [wide + 0.03, 0.58, 0.035], radius: 0.012, material: 'bench' }),
    { move: [x, y + 0.005, 0.885] },
  );
  appendMesh(mesh, roundedBox({ size: [wide, 0.02, 0.42], radius: 0.006, material: 'white' }), {
    move: [x, 0.02 - half, 1.1],
  });
  const units = Math.max(2, Math.round(wide / 0.55));
  for (let unit = 0; unit < units; unit += 1) {
    const ux = from - (wide * (unit + 0.5)) / units;
    const w = wide / units - 0.015;
    const split =
      unit % 2 === 0
        ? ([
            [0.68, 0.22],
            [0.44, 0.22],
            [0.2, 0.22],
          ] as const)
        : ([
            [0.68, 0.22],
            [0.32, 0.46],
          ] as const);
    for (const [z, h] of split) {
      appendMesh(mesh, roundedBox({ size: [w, 0.02, h], radius: 0.006, material: timber }), {
        move: [ux, y + 0.275, z],
      });
      appendMesh(
        mesh,
        roundedBox({ size: [0.16, 0.02, 0.012], radius: 0.005, material: 'dark-alloy' }),
        { move: [ux, y + 0.295, z + h / 2 - 0.035] },
      );
    }
  }
  const sinkX = from - 0.45;
  appendMesh(mesh, roundedBox({ size: [0.44, 0.36, 0.01], radius: 0.004, material: 'steel' }), {
    move: [sinkX, y, 0.905],
  });
  appendMesh(mesh, roundedBox({ size: [0.37, 0.29, 0.01], radius: 0.004, material: 'iron' }), {
    move: [sinkX, y, 0.908],
  });
  appendMesh(
    mesh,
    tube({
      path: [
        [sinkX, y - 0.2, 0.9],
        [sinkX, y - 0.2, 1.14],
        [sinkX, y - 0.12, 1.2],
        [sinkX, y - 0.05, 1.13],
      ],
      radius: 0.012,
      material: 'chrome',
    }),
  );
  const hobX = to + 0.45;
  appendMesh(mesh, roundedBox({ size: [0.54, 0.42, 0.012], radius: 0.005, material: 'black' }), {
    move: [hobX, y, 0.907],
  });
  for (const [dx, dy] of [
    [0.13, 0.1],
    [-0.13, 0.1],
    [0.13, -0.1],
    [-0.13, -0.1],
  ] as const) {
    appendMesh(
      mesh,
      revolve(
        [
          [0.075, 0.0],
          [0.07, 0.014],
          [0.05, 0.014],
          [0.045, 0],
        ],
        'iron',
        { sides: 24 },
      ),
      { move: [hobX + dx, y + dy, 0.914], turn: { x: 90 } },
    );
  }
  appendMesh(
    mesh,
    roundedBox({ size: [wide - 0.1, 0.03, 0.014], radius: 0.006, material: 'screen-white' }),
    { move: [x, 0.3 - half, 1.43] },
  );
}

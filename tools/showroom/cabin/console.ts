import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { CabinShape } from './cabin-shell.ts';
import type { CabinTrim } from './cabin-trim.ts';

export function addConsole(mesh: Mesh, shape: CabinShape, trim: CabinTrim): void {
  const face = shape.windscreen.foot - 0.26;
  const length = face + 0.25;
  const middle = face - length / 2;
  appendMesh(
    mesh,
    roundedBox({ size: [length, 0.25, 0.34], radius: 0.05, steps: 5, material: 'leather' }),
    { move: [middle, 0, 0.17] },
  );
  appendMesh(
    mesh,
    roundedBox({ size: [length * 0.55, 0.19, 0.02], radius: 0.01, material: trim.decor }),
    { move: [face - 0.28, 0, 0.34] },
  );
  appendMesh(
    mesh,
    roundedBox({ size: [0.3, 0.22, 0.1], radius: 0.045, steps: 5, material: trim.seats }),
    { move: [-0.1, 0, 0.38] },
  );
  for (const x of [face - 0.4, face - 0.5]) {
    appendMesh(
      mesh,
      revolve(
        [
          [0.042, 0.004],
          [0.038, 0.006],
          [0.036, -0.05],
          [0, -0.05],
        ],
        'black',
        { sides: 24 },
      ),
      { move: [x, 0.035, 0.352], turn: { x: 90 } },
    );
  }
  appendMesh(
    mesh,
    tube({
      path: [
        [face - 0.25, -0.03, 0.34],
        [face - 0.265, -0.03, 0.43],
      ],
      radius: 0.013,
      smooth: 1,
      material: 'chrome',
    }),
  );
  appendMesh(
    mesh,
    roundedBox({ size: [0.06, 0.05, 0.085], radius: 0.024, steps: 5, material: 'leather' }),
    { move: [face - 0.27, -0.03, 0.455] },
  );
  // Climate row under the screen.
  appendMesh(mesh, roundedBox({ size: [0.06, 0.25, 0.07], radius: 0.014, material: 'black' }), {
    move: [face - 0.015, 0, shape.belt - 0.225],
    turn: { y: -18 },
  });
  for (const y of [0.085, -0.085]) {
    appendMesh(
      mesh,
      revolve(
        [
          [0.026, 0],
          [0.024, 0.024],
          [0, 0.026],
        ],
        'alloy',
        { sides: 28 },
      ),
      { move: [face - 0.04, y, shape.belt - 0.222], turn: { z: 90, y: -18 } },
    );
  }
  for (const y of [-0.03, 0, 0.03]) {
    appendMesh(
      mesh,
      roundedBox({ size: [0.01, 0.018, 0.01], radius: 0.003, material: 'screen-white' }),
      { move: [face - 0.045, y, shape.belt - 0.222] },
    );
  }
}

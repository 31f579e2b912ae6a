import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { emptyMesh, type Mesh, type Point } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { CabinShape } from './cabin-shell.ts';
import { type CabinTrim, driverSide } from './cabin-trim.ts';

export function addSteering(mesh: Mesh, shape: CabinShape, trim: CabinTrim): void {
  const part = emptyMesh();
  const ring = Array.from({ length: 49 }, (_, index): Point => {
    const angle = (index / 48) * 2 * Math.PI;
    // Flattened at the bottom.
    return [0, Math.cos(angle) * 0.183, Math.max(-0.16, Math.sin(angle) * 0.18)];
  });
  appendMesh(
    part,
    tube({ path: ring, radius: 0.0165, smooth: 1, sides: 14, capped: false, material: 'leather' }),
  );
  appendMesh(
    part,
    roundedBox({ size: [0.06, 0.15, 0.11], radius: 0.035, steps: 5, material: 'leather' }),
    { move: [0.03, 0, -0.005] },
  );
  appendMesh(
    part,
    revolve(
      [
        [0.022, 0],
        [0.02, 0.004],
        [0, 0.004],
      ],
      'chrome',
      { sides: 24 },
    ),
    { move: [-0.001, 0, 0], turn: { z: 90 } },
  );
  for (const side of [1, -1]) {
    appendMesh(part, roundedBox({ size: [0.022, 0.1, 0.045], radius: 0.01, material: 'plastic' }), {
      move: [0.015, side * 0.12, 0.005],
    });
    appendMesh(
      part,
      roundedBox({
        size: [0.024, 0.05, 0.026],
        radius: 0.008,
        material: trim.decor === 'timber' ? 'chrome' : trim.decor,
      }),
      { move: [0.011, side * 0.115, 0.008] },
    );
  }
  appendMesh(
    part,
    roundedBox({ size: [0.02, 0.05, 0.11], radius: 0.009, material: 'dark-alloy' }),
    { move: [0.016, 0, -0.11] },
  );
  appendMesh(
    part,
    tube({
      path: [
        [0.03, 0, 0],
        [0.3, 0, -0.01],
      ],
      radius: 0.05,
      smooth: 1,
      material: 'plastic',
    }),
  );
  for (const side of [1, -1]) {
    appendMesh(
      part,
      tube({
        path: [
          [0.1, side * 0.05, 0.02],
          [0.07, side * 0.2, 0.05],
        ],
        radius: 0.009,
        smooth: 1,
        material: 'plastic',
      }),
    );
  }
  appendMesh(mesh, part, {
    move: [shape.windscreen.foot - 0.5, driverSide, shape.belt - 0.03],
    turn: { y: 22 },
  });
}

import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh, Point } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { MotorcycleShape } from './motorcycle-shape.ts';

export function addBars(mesh: Mesh, shape: MotorcycleShape): void {
  const [hx, hz] = shape.head;
  const { back, rise, half } = shape.bars;
  const grip: Point = [hx - back, half, hz + rise];
  const inner: Point = [hx - back * 0.5, half - 0.14, hz + rise + 0.01];
  const bar: Point[] = [
    [hx, 0, hz + 0.045],
    [hx + 0.005, 0.07, hz + 0.05],
    [hx - back * 0.2, half * 0.5, hz + rise * 0.9],
    inner,
  ];
  appendBothSides(mesh, tube({ path: bar, radius: 0.0125, material: 'black', sides: 12 }));
  appendBothSides(
    mesh,
    tube({ path: [inner, grip], radius: 0.018, smooth: 1, material: 'rubber', sides: 14 }),
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [inner[0] + 0.055, half - 0.16, inner[2] - 0.01],
        [grip[0] + 0.075, half - 0.01, grip[2] - 0.012],
      ],
      radius: 0.006,
      smooth: 1,
      material: 'dark-alloy',
    }),
  );
  appendBothSides(
    mesh,
    roundedBox({ size: [0.06, 0.05, 0.045], radius: 0.012, material: 'black' }),
    { move: [inner[0] + 0.01, inner[1] - 0.02, inner[2]] },
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [inner[0], half - 0.13, inner[2]],
        [inner[0] + 0.03, half - 0.08, inner[2] + 0.1],
        [inner[0] - 0.01, half - 0.01, inner[2] + 0.17],
      ],
      radius: 0.006,
      material: 'black',
    }),
  );
  appendBothSides(
    mesh,
    roundedBox({ size: [0.03, 0.13, 0.08], radius: 0.025, steps: 5, material: 'black' }),
    { move: [inner[0] - 0.01, half + 0.02, inner[2] + 0.2], turn: { z: -12 } },
  );
  appendBothSides(
    mesh,
    roundedBox({ size: [0.006, 0.11, 0.062], radius: 0.003, material: 'chrome' }),
    { move: [inner[0] - 0.026, half + 0.024, inner[2] + 0.2], turn: { z: -12 } },
  );
  // The instrument before the rider.
  appendMesh(
    mesh,
    revolve(
      [
        [0.055, -0.03],
        [0.058, 0.02],
        [0.052, 0.024],
        [0.05, 0.018],
        [0, 0.018],
      ],
      'black',
      { sides: 36 },
    ),
    { move: [hx + 0.03, 0, hz + 0.1], turn: { x: 90, z: 0 } },
  );
  appendMesh(
    mesh,
    revolve(
      [
        [0.05, 0.02],
        [0, 0.02],
      ],
      'screen',
      { sides: 36 },
    ),
    { move: [hx + 0.03, 0, hz + 0.1], turn: { x: 90 } },
  );
}

import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { LivingSpace } from './living-space.ts';

export function addBed(mesh: Mesh, space: LivingSpace): void {
  const x = space.length / 2 - 1.0;
  appendMesh(mesh, roundedBox({ size: [1.9, 1.55, 0.4], radius: 0.03, material: space.timber }), {
    move: [x, 0, 0.2],
  });
  appendMesh(
    mesh,
    roundedBox({ size: [1.86, 1.5, 0.24], radius: 0.08, steps: 5, material: 'white' }),
    { move: [x, 0, 0.5] },
  );
  appendMesh(
    mesh,
    roundedBox({ size: [1.2, 1.54, 0.13], radius: 0.06, steps: 5, material: 'light-fabric' }),
    { move: [x - 0.33, 0, 0.58] },
  );
  appendMesh(
    mesh,
    roundedBox({ size: [0.45, 1.56, 0.14], radius: 0.065, steps: 5, material: 'paint' }),
    { move: [x - 0.6, 0, 0.595] },
  );
  for (const y of [0.38, -0.38]) {
    appendMesh(
      mesh,
      roundedBox({ size: [0.36, 0.6, 0.16], radius: 0.078, steps: 6, material: 'white' }),
      { move: [x + 0.68, y, 0.7], turn: { y: -24 } },
    );
    appendMesh(
      mesh,
      roundedBox({ size: [0.16, 0.4, 0.34], radius: 0.075, steps: 6, material: 'paint' }),
      { move: [x + 0.5, y * 0.9, 0.78], turn: { y: -18 } },
    );
  }
  appendMesh(mesh, roundedBox({ size: [0.08, 1.6, 0.62], radius: 0.03, material: space.seats }), {
    move: [x + 0.94, 0, 0.9],
  });
  for (const y of [space.half - 0.17, 0.17 - space.half]) {
    appendMesh(
      mesh,
      roundedBox({ size: [0.5, 0.32, 0.72], radius: 0.02, material: space.timber }),
      { move: [x + 0.7, y, 0.36] },
    );
    appendMesh(mesh, roundedBox({ size: [0.52, 0.34, 0.03], radius: 0.01, material: 'bench' }), {
      move: [x + 0.7, y, 0.73],
    });
    appendMesh(
      mesh,
      tube({
        path: [
          [x + 0.94, y * 0.92, 1.25],
          [x + 0.8, y * 0.92, 1.28],
          [x + 0.76, y * 0.92, 1.2],
        ],
        radius: 0.012,
        material: 'dark-alloy',
      }),
    );
    appendMesh(
      mesh,
      revolve(
        [
          [0.0, 0.04],
          [0.035, 0.03],
          [0.05, -0.03],
          [0, -0.03],
        ],
        'screen-warm',
        { sides: 20 },
      ),
      { move: [x + 0.76, y * 0.92, 1.16], turn: { x: 90 } },
    );
  }
}

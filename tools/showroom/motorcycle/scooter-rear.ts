import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import { plate } from '#showroom/parts/plate.ts';

export function addRear(mesh: Mesh, plateText: string): void {
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

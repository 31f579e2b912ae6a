import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh, Point } from '#showroom/mesh/mesh.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { Material } from '#showroom/render/materials.ts';
import type { MotorcycleShape } from './motorcycle-shape.ts';

export function addExhaust(mesh: Mesh, shape: MotorcycleShape): void {
  const pipe = (path: Point[], radius: TubeRadius, material: Material = 'chrome') =>
    appendMesh(mesh, tube({ path, radius, material, sides: 18 }));
  const silencer = (t: number) => (t < 0.08 ? 0.022 + t * 0.35 : t > 0.94 ? 0.044 : 0.05);
  const y = -0.17;
  switch (shape.exhaust) {
    case 'low':
      pipe(
        [
          [0.12, -0.05, 0.6],
          [0.3, -0.09, 0.48],
          [0.24, y + 0.03, 0.26],
          [0, y + 0.02, 0.22],
          [-0.3, y, 0.26],
        ],
        0.021,
      );
      pipe(
        [
          [-0.28, y, 0.255],
          [-0.78, y - 0.04, 0.42],
        ],
        silencer,
        'steel',
      );
      break;
    case 'twin':
      pipe(
        [
          [0.12, -0.08, 0.62],
          [0.27, -0.15, 0.5],
          [0.1, y, 0.3],
          [-0.25, y, 0.24],
        ],
        0.023,
      );
      pipe(
        [
          [-0.22, y, 0.24],
          [-0.95, y - 0.01, 0.25],
        ],
        silencer,
      );
      pipe(
        [
          [-0.08, -0.08, 0.62],
          [0.02, -0.2, 0.5],
          [-0.05, y, 0.36],
          [-0.3, y, 0.35],
        ],
        0.023,
      );
      pipe(
        [
          [-0.27, y, 0.35],
          [-0.95, y - 0.01, 0.36],
        ],
        silencer,
      );
      break;
    case 'high':
      pipe(
        [
          [0.12, -0.05, 0.6],
          [0.3, -0.1, 0.46],
          [0.1, y, 0.26],
          [-0.2, y + 0.01, 0.36],
        ],
        0.022,
      );
      pipe(
        [
          [-0.18, y, 0.35],
          [-0.7, y + 0.01, 0.64],
        ],
        silencer,
        'dark-alloy',
      );
      break;
  }
}

type TubeRadius = number | ((along: number) => number);

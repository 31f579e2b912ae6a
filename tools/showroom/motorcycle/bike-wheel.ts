import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { Material } from '#showroom/render/materials.ts';
import type { MotorcycleShape } from './motorcycle-shape.ts';

export function bikeWheel(
  { radius, rim, width }: MotorcycleShape['front'],
  { spokes, wired, metalwork }: MotorcycleShape,
): Mesh {
  const mesh = emptyMesh();
  const half = width / 2;
  const crownProfile: (readonly [number, number])[] = [];
  for (let angle = -78; angle <= 78; angle += 13) {
    const a = (angle * Math.PI) / 180;
    crownProfile.push([rim + (radius - rim) * (0.25 + 0.75 * Math.cos(a)), half * Math.sin(a)]);
  }
  appendMesh(mesh, revolve(crownProfile, 'rubber', { sides: 72 }));
  const rimMaterial: Material = wired ? 'chrome' : 'dark-alloy';
  appendMesh(
    mesh,
    revolve(
      [
        [rim + 0.012, -half * 0.72],
        [rim + 0.014, -half * 0.6],
        [rim - 0.012, -half * 0.5],
        [rim - 0.022, 0],
        [rim - 0.012, half * 0.5],
        [rim + 0.014, half * 0.6],
        [rim + 0.012, half * 0.72],
      ],
      rimMaterial,
      { sides: 64 },
    ),
  );
  const count = wired ? 36 : spokes;
  for (let index = 0; index < count; index += 1) {
    const angle = (2 * Math.PI * index) / count;
    const side = index % 2 === 0 ? 1 : -1;
    const lead = wired ? 0.35 * (index % 4 < 2 ? 1 : -1) : 0;
    const bar = tube({
      path: [
        [Math.cos(angle + lead) * 0.045, side * 0.03, Math.sin(angle + lead) * 0.045],
        [
          Math.cos(angle) * (rim - 0.01),
          wired ? side * 0.008 : side * 0.012,
          Math.sin(angle) * (rim - 0.01),
        ],
      ],
      radius: wired ? 0.0028 : (along) => 0.017 - 0.006 * along,
      sides: wired ? 5 : 8,
      smooth: 1,
      material: wired ? 'chrome' : rimMaterial,
    });
    appendMesh(mesh, bar);
  }
  appendMesh(
    mesh,
    revolve(
      [
        [0, -0.06],
        [0.04, -0.06],
        [0.048, -0.03],
        [0.034, 0],
        [0.048, 0.03],
        [0.04, 0.06],
        [0, 0.06],
      ],
      metalwork,
      { sides: 24 },
    ),
  );
  const disc = rim * 0.7;
  for (const y of [0.052, -0.052]) {
    appendMesh(
      mesh,
      revolve(
        [
          [disc, y - 0.003],
          [disc, y + 0.003],
          [disc * 0.72, y + 0.003],
          [disc * 0.72, y - 0.003],
          [disc, y - 0.003],
        ],
        'steel',
        { sides: 48 },
      ),
    );
    appendMesh(
      mesh,
      revolve(
        [
          [disc * 0.74, y],
          [disc * 0.3, y],
        ],
        'iron',
        { sides: 10 },
      ),
    );
  }
  return mesh;
}

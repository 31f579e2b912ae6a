import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import type { Material } from '#showroom/render/materials.ts';

/** A seat as seen from outside: squab, backrest and headrest; its hip point at the origin, facing +x. */
export function seat(width: number, material: Material): Mesh {
  const mesh = emptyMesh();
  appendMesh(mesh, roundedBox({ size: [0.52, width, 0.2], radius: 0.07, steps: 2, material }), {
    move: [0.18, 0, 0],
    turn: { y: -6 },
  });
  appendMesh(
    mesh,
    roundedBox({ size: [0.17, width, 0.66], radius: 0.07, steps: 2, material, taper: { y: 0.12 } }),
    { move: [-0.17, 0, 0.34], turn: { y: -16 } },
  );
  appendMesh(
    mesh,
    roundedBox({
      size: [0.12, Math.min(0.27, width * 0.6), 0.2],
      radius: 0.055,
      steps: 2,
      material,
    }),
    { move: [-0.29, 0, 0.75], turn: { y: -12 } },
  );
  return mesh;
}

/** A wheel rim with three spokes, facing the driver behind it. */
export function steeringWheel(material: Material = 'leather'): Mesh {
  const mesh = emptyMesh();
  const ring = Array.from({ length: 25 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    return [0, Math.cos(angle) * 0.18, Math.sin(angle) * 0.18] as const;
  });
  appendMesh(
    mesh,
    tube({ path: ring, radius: 0.016, sides: 8, smooth: 2, capped: false, material }),
  );
  appendMesh(mesh, roundedBox({ size: [0.05, 0.14, 0.1], radius: 0.03, material }));
  appendMesh(mesh, roundedBox({ size: [0.02, 0.32, 0.035], radius: 0.01, material }));
  return mesh;
}

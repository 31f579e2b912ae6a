import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import type { Material } from '#showroom/render/materials.ts';
import type { MotorcycleShape } from './motorcycle-shape.ts';

export function addEngine(mesh: Mesh, shape: MotorcycleShape): void {
  const { metalwork } = shape;
  appendMesh(
    mesh,
    roundedBox({ size: [0.46, 0.28, 0.24], radius: 0.08, steps: 5, material: metalwork }),
    { move: [0.0, 0, 0.36] },
  );
  for (const side of [1, -1]) {
    const cover = revolve(
      [
        [0.115, 0],
        [0.11, 0.03],
        [0.085, 0.042],
        [0.06, 0.036],
        [0, 0.04],
      ],
      metalwork,
      { sides: 36 },
    );
    appendMesh(mesh, cover, { move: [0.1, 0.135 * side, 0.36], turn: { x: side > 0 ? 0 : 180 } });
    const small = revolve(
      [
        [0.08, 0],
        [0.075, 0.03],
        [0.05, 0.036],
        [0, 0.038],
      ],
      'dark-alloy',
      { sides: 30 },
    );
    appendMesh(mesh, small, { move: [-0.11, 0.135 * side, 0.38], turn: { x: side > 0 ? 0 : 180 } });
  }
  const leans = shape.engine === 'vee' ? [32, -24] : [14];
  for (const lean of leans) {
    const cylinder = finnedCylinder(shape.engine === 'vee' ? 0.15 : 0.3, metalwork);
    appendMesh(mesh, cylinder, { move: [0.03, 0, 0.42], turn: { y: lean } });
  }
  appendMesh(mesh, roundedBox({ size: [0.045, 0.3, 0.24], radius: 0.012, material: 'plastic' }), {
    move: [0.33, 0, 0.52],
    turn: { y: -14 },
  });
}

/** Fins stacked on a block, the head on top; stands on the origin. */
function finnedCylinder(width: number, metalwork: Material): Mesh {
  const mesh = emptyMesh();
  appendMesh(mesh, roundedBox({ size: [0.15, width, 0.3], radius: 0.03, material: 'iron' }), {
    move: [0, 0, 0.14],
  });
  for (let fin = 0; fin < 7; fin += 1) {
    appendMesh(
      mesh,
      roundedBox({
        size: [0.2, width + 0.05, 0.009],
        radius: 0.004,
        steps: 1,
        material: metalwork,
      }),
      {
        move: [0, 0, 0.07 + fin * 0.023],
      },
    );
  }
  appendMesh(
    mesh,
    roundedBox({ size: [0.19, width + 0.02, 0.09], radius: 0.03, material: metalwork }),
    { move: [0, 0, 0.27] },
  );
  return mesh;
}

import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import { facingOut } from '#showroom/mesh/facing.ts';
import { gridSurface } from '#showroom/mesh/grid-surface.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { curve } from '#showroom/mesh/spline.ts';
import { surfaceBeside } from '#showroom/mesh/surface-beside.ts';
import { tube } from '#showroom/mesh/tube.ts';
import { noseOf } from './car-body.ts';
import type { CarShape } from './car-shape.ts';

export function addMirrors(mesh: Mesh, shape: CarShape, skin: Mesh): void {
  const nose = noseOf(shape);
  const x = nose - shape.mirrorBack;
  const z = curve(shape.shoulder)(shape.mirrorBack) + 0.07;
  const y = surfaceBeside(skin, 'left', x, z - 0.06) ?? shape.width / 2;
  const part = emptyMesh();
  // A shell swept back: blunt ahead, cut flat behind, where the glass sits.
  const cap = gridSurface(
    { rows: 13, columns: 28, closed: true, material: 'paint' },
    (row, column) => {
      const along = row / 12;
      const swell = Math.sqrt(Math.max(0, 1 - (1 - along) ** 2.4));
      const angle = (2 * Math.PI * column) / 28;
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      const square = (Math.abs(c) ** 3 + Math.abs(s) ** 3) ** (-1 / 3);
      return [
        0.075 - along * 0.13,
        0.155 + c * square * 0.115 * swell,
        0.045 + s * square * 0.072 * swell - 0.012 * c,
      ];
    },
  );
  appendMesh(part, facingOut(cap));
  appendMesh(part, roundedBox({ size: [0.012, 0.21, 0.125], radius: 0.006, material: 'black' }), {
    move: [-0.052, 0.155, 0.044],
  });
  appendMesh(part, roundedBox({ size: [0.012, 0.185, 0.1], radius: 0.006, material: 'chrome' }), {
    move: [-0.056, 0.155, 0.046],
  });
  appendMesh(
    part,
    tube({
      path: [
        [0.03, -0.02, -0.035],
        [0.02, 0.06, -0.02],
        [0.005, 0.13, 0.0],
      ],
      radius: 0.028,
      flatness: 0.6,
      material: 'black',
    }),
  );
  appendBothSides(mesh, part, { move: [x, y - 0.02, z] });
}

export function addHandles(mesh: Mesh, shape: CarShape, skin: Mesh): void {
  const nose = noseOf(shape);
  const shoulder = curve(shape.shoulder);
  for (const door of shape.doors) {
    const back = door.rear - 0.17;
    const z = shoulder(back) - 0.115;
    const y = surfaceBeside(skin, 'left', nose - back, z);
    const ahead = surfaceBeside(skin, 'left', nose - back + 0.1, z);
    if (y === undefined || ahead === undefined) continue;
    const turn = (Math.atan2(y - ahead, 0.1) * 180) / Math.PI;
    const grip = roundedBox({ size: [0.2, 0.03, 0.028], radius: 0.013, material: 'paint' });
    appendBothSides(mesh, grip, { move: [nose - back, y + 0.02, z], turn: { z: -turn } });
    const cup = roundedBox({ size: [0.15, 0.004, 0.05], radius: 0.002, material: 'gap' });
    appendBothSides(mesh, cup, {
      move: [nose - back + 0.005, y + 0.001, z - 0.004],
      turn: { z: -turn },
    });
  }
}

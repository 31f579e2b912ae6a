import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { cutMesh } from '#showroom/mesh/cut-mesh.ts';
import { facingUp } from '#showroom/mesh/facing.ts';
import { gridSurface } from '#showroom/mesh/grid-surface.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { smoothPath } from '#showroom/mesh/tube.ts';
import type { CabinShape } from './cabin-shell.ts';
import { type CabinTrim, driverSide } from './cabin-trim.ts';

/** The dash is one section swept across the car, nearer to the middle than at the doors. */
export function addDash(mesh: Mesh, shape: CabinShape, trim: CabinTrim): void {
  const face = shape.windscreen.foot - 0.28;
  const top = shape.belt;
  const section = smoothPath(
    [
      [shape.windscreen.foot + 0.24, 0, top + 0.01],
      [face + 0.26, 0, top + 0.045],
      [face + 0.06, 0, top + 0.04],
      [face - 0.01, 0, top + 0.005],
      [face + 0.02, 0, top - 0.06],
      [face + 0.035, 0, top - 0.13],
      [face - 0.015, 0, top - 0.155],
      [face - 0.02, 0, top - 0.19],
      [face + 0.06, 0, top - 0.3],
      [face + 0.16, 0, top - 0.46],
    ],
    8,
  );
  const columns = 61;
  let dash = gridSurface({ rows: section.length, columns, material: 'leather' }, (row, column) => {
    const across = (column / (columns - 1)) * 2 - 1;
    const y = across * (shape.half - 0.02);
    const [x, , z] = section[row]!;
    const hood =
      row < section.length * 0.55 ? 0.03 * Math.exp(-(((y - driverSide) / 0.2) ** 2)) : 0;
    return [x + 0.07 * across * across, y, z + hood];
  });
  dash = cutMesh(dash, {
    field: ([, , z]) => Math.abs(z - (top - 0.095)) - 0.028,
    inside: trim.decor,
  });
  dash = cutMesh(dash, {
    field: ([, , z]) => Math.abs(z - (top - 0.128)) - 0.0035,
    inside: 'chrome',
  });
  appendMesh(mesh, facingUp(dash));
  for (const y of [0.6, 0.16, -0.16, -0.6]) {
    const x = face + 0.005 + 0.1 * y * y;
    appendMesh(mesh, roundedBox({ size: [0.03, 0.15, 0.05], radius: 0.012, material: 'black' }), {
      move: [x + 0.008, y, top - 0.045],
    });
    for (const dz of [-0.014, 0, 0.014]) {
      appendMesh(
        mesh,
        roundedBox({ size: [0.034, 0.14, 0.004], radius: 0.001, material: 'plastic' }),
        { move: [x + 0.004, y, top - 0.045 + dz] },
      );
    }
    appendMesh(
      mesh,
      roundedBox({ size: [0.035, 0.008, 0.04], radius: 0.003, material: 'chrome' }),
      { move: [x + 0.002, y + 0.03, top - 0.045] },
    );
  }
}

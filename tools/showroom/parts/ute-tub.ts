import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import { cutMesh } from '#showroom/mesh/cut-mesh.ts';
import { gridSurface } from '#showroom/mesh/grid-surface.ts';
import { addQuad, type Mesh } from '#showroom/mesh/mesh.ts';
import { boxField } from '#showroom/mesh/outline-field.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { curve } from '#showroom/mesh/spline.ts';
import { tube } from '#showroom/mesh/tube.ts';
import { noseOf } from './car-body.ts';
import type { CarShape } from './car-shape.ts';

/** Opens the deck behind the cab. */
export function openTub(skin: Mesh, shape: CarShape): Mesh {
  if (!shape.tub) return skin;
  const { front, rear } = shape.tub;
  const nose = noseOf(shape);
  const half = shape.width / 2 - 0.11;
  const hole = boxField([(front + rear) / 2, 0], [rear - front, 2 * half], 0.06);
  return cutMesh(skin, {
    field: ([x, y, z], normal) => (normal[2] > 0.35 && z > 0.9 ? hole(nose - x, y) : 1),
    inside: 'removed',
    flange: { to: ([x, y, z]) => [x, y * 0.995, z - 0.1], material: 'plastic' },
  });
}

/** Liner, wheel boxes and a sports bar. */
export function addTub(mesh: Mesh, shape: CarShape): void {
  if (!shape.tub) return;
  const { front, rear, floor } = shape.tub;
  const nose = noseOf(shape);
  const half = shape.width / 2 - 0.1;
  const [from, to] = [nose - front + 0.01, nose - rear - 0.01];
  const top = curve(shape.shoulder)(front + 0.3) - 0.03;
  const bed = gridSurface({ rows: 30, columns: 61, material: 'plastic' }, (row, column) => [
    from + ((to - from) * row) / 29,
    ((column / 60) * 2 - 1) * half,
    floor + (column % 5 < 2 ? 0.014 : 0),
  ]);
  appendMesh(mesh, bed);
  for (const y of [half, -half]) {
    addQuad(
      mesh,
      [
        [from, y, floor],
        [to, y, floor],
        [to, y, top],
        [from, y, top],
      ],
      'plastic',
    );
  }
  for (const x of [from, to]) {
    addQuad(
      mesh,
      [
        [x, half, floor],
        [x, -half, floor],
        [x, -half, top],
        [x, half, top],
      ],
      'plastic',
    );
  }
  appendBothSides(
    mesh,
    roundedBox({ size: [0.95, 0.24, 0.24], radius: 0.05, material: 'plastic' }),
    {
      move: [-shape.wheelbase / 2, half - 0.1, floor + 0.1],
    },
  );
  const bar = from - 0.12;
  const high = shape.greenhouse.roof[2]![1] - 0.16;
  const hoop = tube({
    path: [
      [bar - 0.5, half + 0.03, top + 0.04],
      [bar - 0.05, half - 0.02, high - 0.12],
      [bar, half - 0.12, high],
      [bar, 0, high + 0.015],
      [bar, 0.12 - half, high],
      [bar - 0.05, 0.02 - half, high - 0.12],
      [bar - 0.5, -half - 0.03, top + 0.04],
    ],
    radius: 0.035,
    sides: 16,
    material: 'black',
  });
  appendMesh(mesh, hoop);
  appendBothSides(
    mesh,
    tube({
      path: [
        [bar + 0.05, half - 0.01, top],
        [bar - 0.03, half - 0.02, high - 0.16],
      ],
      radius: 0.032,
      smooth: 1,
      material: 'black',
    }),
  );
  // The seam between cab and tub.
  appendBothSides(
    mesh,
    roundedBox({ size: [0.022, 0.02, top - 0.52], radius: 0.006, material: 'gap' }),
    {
      move: [nose - front + 0.1, shape.width / 2 - 0.016, (top + 0.52) / 2],
    },
  );
}

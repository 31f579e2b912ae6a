import { cutMesh } from '#showroom/mesh/cut-mesh.ts';
import { extruded, roundedOutline } from '#showroom/mesh/extruded.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { circleField, polygonField, type Spot } from '#showroom/mesh/outline-field.ts';
import { refineMesh } from '#showroom/mesh/refine-mesh.ts';
import { type Material, materialIds } from '#showroom/render/materials.ts';
import { axlePositions, type CaravanShape, frontOf, rearOf } from './caravan-shape.ts';

export function body(shape: CaravanShape): Mesh {
  const { low, high, half } = shape;
  const front = frontOf(shape);
  const rear = rearOf(shape);
  const corners =
    shape.nose === 'raked'
      ? ([
          [front - 0.28, low, 0.08],
          [front, low + 0.62, 0.12],
          [front - 0.05, low + 1.1, 0.2],
          [front - 0.62, high - 0.02, 0.35],
          [rear + 0.06, high, 0.16],
          [rear, low + 0.7, 0.1],
          [rear + 0.22, low, 0.06],
        ] as const)
      : ([
          [front - 0.2, low, 0.15],
          [front, low + 0.45, 0.3],
          [front - 0.08, low + 1.35, 0.5],
          [front - 0.5, high, 0.55],
          [rear + 0.12, high, 0.3],
          [rear, low + 0.9, 0.3],
          [rear + 0.15, low, 0.12],
        ] as const);
  // The corners run anticlockwise seen with x to the right.
  let mesh = extruded(roundedOutline(corners), { half, edge: 0.035, material: 'panel' });
  const onSides =
    (field: (x: number, z: number) => number) => (p: readonly number[], n: readonly number[]) =>
      Math.max(field(p[0]!, p[2]!), 0.5 - Math.abs(n[1]!));
  const paintOn = (
    field: (x: number, z: number) => number,
    material: Material,
    everywhere = false,
  ) => {
    const place = everywhere ? (p: readonly number[]) => field(p[0]!, p[2]!) : onSides(field);
    const on = new Set([materialIds.panel, materialIds.paint]);
    const fine = refineMesh(mesh, { field: place, edge: 0.07, on });
    mesh = cutMesh(fine, { field: place, inside: material, on: ['panel', 'paint', 'accent'] });
  };
  for (const drawn of graphics(shape)) paintOn(polygonField(drawn.outline, 0.01), drawn.material);
  paintOn(
    (_x, z) => z - low - (shape.offRoad ? 0.42 : 0.16),
    shape.offRoad ? 'plastic' : 'steel',
    true,
  );
  for (const x of axlePositions(shape)) {
    const arch = circleField([x, shape.wheel.radius], shape.wheel.radius + 0.075);
    const place = (p: readonly number[]) =>
      Math.max(arch(p[0]!, p[2]!), half * 0.6 - Math.abs(p[1]!));
    const materials: Material[] = ['panel', 'paint', 'plastic', 'steel', 'accent'];
    const fine = refineMesh(mesh, {
      field: place,
      edge: 0.07,
      on: new Set(materials.map((name) => materialIds[name])),
    });
    mesh = cutMesh(fine, {
      field: place,
      inside: 'removed',
      flange: { to: ([px, y, z]) => [px, y - Math.sign(y) * 0.28, z], material: 'liner' },
    });
  }
  return mesh;
}

/** Stripes in the vehicle's colour over the white panels. */
function graphics(shape: CaravanShape): { outline: Spot[]; material: Material }[] {
  const { low, high } = shape;
  const front = frontOf(shape);
  const rear = rearOf(shape);
  const at = (along: number, up: number): Spot => [
    front + (rear - front) * along,
    low + (high - low) * up,
  ];
  switch (shape.graphic) {
    case 'sweep':
      return [
        {
          outline: [
            at(-0.1, 0.16),
            at(0.55, 0.2),
            at(1.1, 0.46),
            at(1.1, 0.36),
            at(0.5, 0.13),
            at(-0.1, 0.1),
          ],
          material: 'paint',
        },
        {
          outline: [
            at(-0.1, 0.2),
            at(0.45, 0.24),
            at(1.1, 0.53),
            at(1.1, 0.495),
            at(0.45, 0.215),
            at(-0.1, 0.185),
          ],
          material: 'accent',
        },
      ];
    case 'band':
      return [
        {
          outline: [at(-0.1, 0.32), at(1.1, 0.32), at(1.1, 0.23), at(-0.1, 0.23)],
          material: 'paint',
        },
        {
          outline: [at(-0.1, 0.345), at(1.1, 0.345), at(1.1, 0.334), at(-0.1, 0.334)],
          material: 'accent',
        },
      ];
    case 'block':
      return [
        {
          outline: [at(-0.2, 1.2), at(0.2, 1.2), at(0.34, -0.1), at(-0.2, -0.1)],
          material: 'paint',
        },
        {
          outline: [at(0.225, 1.2), at(0.24, 1.2), at(0.38, -0.1), at(0.365, -0.1)],
          material: 'accent',
        },
      ];
  }
}

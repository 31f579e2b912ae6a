import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import { facingOut } from '#showroom/mesh/facing.ts';
import { gridSurface } from '#showroom/mesh/grid-surface.ts';
import type { Mesh, Point } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { curve } from '#showroom/mesh/spline.ts';
import { tube } from '#showroom/mesh/tube.ts';
import { noseOf } from './car-body.ts';
import type { CarShape } from './car-shape.ts';

/** Rails, aerial and spoiler, as fitted. */
export function addRoofEquipment(mesh: Mesh, shape: CarShape): void {
  const { equipment } = shape;
  if (!equipment) return;
  if (equipment.rails) addRails(mesh, shape, equipment.rails);
  if (equipment.fin) addFin(mesh, shape);
  if (equipment.spoiler) addSpoiler(mesh, shape);
}

function addRails(mesh: Mesh, shape: CarShape, material: 'alloy' | 'black'): void {
  const { windscreen, backlight, roofHalf, roof, drop } = shape.greenhouse;
  const nose = noseOf(shape);
  const from = windscreen.header[0] + 0.32;
  const to = backlight.head[0] - 0.16;
  const roofAt = curve(roof);
  const path: Point[] = Array.from({ length: 7 }, (_, index) => {
    const t = index / 6;
    const back = from + (to - from) * t;
    const isEnd = index === 0 || index === 6;
    // The roof falls away to its edge, where the rails stand.
    const edge = roofAt(back) - drop * 0.62;
    return [nose - back, roofHalf - 0.045, edge + (isEnd ? -0.02 : 0.045)];
  });
  appendBothSides(mesh, tube({ path, radius: 0.017, sides: 10, material }));
}

function addFin(mesh: Mesh, shape: CarShape): void {
  const nose = noseOf(shape);
  const back = shape.greenhouse.backlight.head[0] - 0.2;
  const z = curve(shape.greenhouse.roof)(back);
  const fin = gridSurface(
    { rows: 9, columns: 14, closed: true, material: 'paint' },
    (row, column) => {
      const up = row / 8;
      const angle = (2 * Math.PI * column) / 14;
      const size = 1 - up ** 1.6;
      return [
        Math.cos(angle) * 0.085 * size - up * 0.075,
        Math.sin(angle) * 0.026 * size,
        up * 0.075 - 0.012,
      ];
    },
  );
  appendMesh(mesh, facingOut(fin), { move: [nose - back, 0, z] });
}

function addSpoiler(mesh: Mesh, shape: CarShape): void {
  const { backlight, roofHalf } = shape.greenhouse;
  const nose = noseOf(shape);
  appendMesh(
    mesh,
    roundedBox({
      size: [0.17, roofHalf * 1.66, 0.03],
      radius: 0.016,
      steps: 4,
      material: 'paint',
    }),
    { move: [nose - backlight.head[0] + 0.015, 0, backlight.head[1] - 0.03], turn: { y: -7 } },
  );
}

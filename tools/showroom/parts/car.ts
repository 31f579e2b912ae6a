import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import { emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { revolve } from '#showroom/mesh/revolve.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { curve } from '#showroom/mesh/spline.ts';
import { surfaceBeside } from '#showroom/mesh/surface-beside.ts';
import { carBody, noseOf } from './car-body.ts';
import { addCabin } from './car-cabin-seen.ts';
import { doorLines, marked } from './car-details.ts';
import type { CarShape } from './car-shape.ts';
import { addHandles, addMirrors } from './door-fittings.ts';
import { greenhouse } from './greenhouse.ts';
import { addFoldedRoof, withoutRoof } from './open-top.ts';
import { plate } from './plate.ts';
import { addRoofEquipment } from './roof-equipment.ts';
import { addTub, openTub } from './ute-tub.ts';
import { wheel } from './wheel.ts';

/** A whole car, standing on its wheels. */
export function car(shape: CarShape, plateText: string): Mesh {
  const mesh = emptyMesh();
  const skin = emptyMesh();
  appendMesh(skin, openTub(carBody(shape), shape));
  appendMesh(skin, withoutRoof(greenhouse(shape), shape));
  appendMesh(mesh, marked(doorLines(skin, shape), shape));
  addWheels(mesh, shape);
  addUnderside(mesh, shape);
  addCabin(mesh, shape);
  addMirrors(mesh, shape, skin);
  addHandles(mesh, shape, skin);
  addPlates(mesh, shape, skin, plateText);
  addTub(mesh, shape);
  addRoofEquipment(mesh, shape);
  addFoldedRoof(mesh, shape);
  return mesh;
}

export function addWheels(mesh: Mesh, shape: CarShape): void {
  const { wheel: design, wheelbase, width } = shape;
  const part = wheel(design);
  const y = width / 2 - design.width / 2 - 0.035;
  // The lining ends where the sill does.
  const low = curve(shape.sill)(shape.frontOverhang) + 0.03 - design.radius;
  const rise = (Math.asin(Math.max(-0.5, low / (design.radius + shape.archGap))) * 180) / Math.PI;
  for (const x of [wheelbase / 2, -wheelbase / 2]) {
    appendBothSides(mesh, part, { move: [x, y, design.radius], turn: { y: 17 } });
    const radius = design.radius + shape.archGap + 0.012;
    const well = revolve(
      [
        [radius, width / 2 - 0.06],
        [radius, width / 2 - 0.35],
        [0.02, width / 2 - 0.35],
      ],
      'liner',
      { sides: 40, from: rise, to: 180 - rise },
    );
    appendBothSides(mesh, well, { move: [x, 0, design.radius] });
  }
}

function addUnderside(mesh: Mesh, shape: CarShape): void {
  const sill = curve(shape.sill);
  const z = sill(shape.length / 2) + 0.1;
  const nose = noseOf(shape);
  const middle = nose - shape.length / 2;
  appendMesh(
    mesh,
    roundedBox({
      size: [shape.length - 0.5, shape.width - 0.62, 0.1],
      radius: 0.04,
      material: 'liner',
    }),
    { move: [middle, 0, z] },
  );
  const between = shape.wheelbase - 2 * (shape.wheel.radius + shape.archGap) - 0.02;
  appendMesh(
    mesh,
    roundedBox({ size: [between, shape.width - 0.22, 0.1], radius: 0.04, material: 'liner' }),
    { move: [0, 0, z] },
  );
}

function addPlates(mesh: Mesh, shape: CarShape, skin: Mesh, text: string): void {
  const part = plate(text);
  const { front, rear } = shape.plates;
  const ahead = Math.max(
    ...[-0.05, 0, 0.05].map((dz) => surfaceBeside(skin, 'ahead', 0, front + dz) ?? -9),
  );
  const behind = Math.min(
    ...[-0.05, 0, 0.05].map((dz) => surfaceBeside(skin, 'behind', 0, rear + dz) ?? 9),
  );
  appendMesh(mesh, part, { move: [ahead + 0.012, 0, front] });
  appendMesh(mesh, part, { move: [behind - 0.012, 0, rear], turn: { z: 180 } });
}

import { appendBothSides, appendMesh } from '#demo/pictures/mesh/append-mesh.ts';
import { addQuad, emptyMesh, type Mesh } from '#demo/pictures/mesh/mesh.ts';
import { facingOut } from '#demo/pictures/mesh/facing.ts';
import { gridSurface } from '#demo/pictures/mesh/grid-surface.ts';
import { revolve } from '#demo/pictures/mesh/revolve.ts';
import { roundedBox } from '#demo/pictures/mesh/rounded-box.ts';
import { curve } from '#demo/pictures/mesh/spline.ts';
import { surfaceBeside } from '#demo/pictures/mesh/surface-beside.ts';
import { tube } from '#demo/pictures/mesh/tube.ts';
import { seat, steeringWheel } from './cabin-seats.ts';
import { carBody, noseOf } from './car-body.ts';
import { doorLines, marked } from './car-details.ts';
import type { CarShape } from './car-shape.ts';
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

/** What shows through the glass: a dark tub, the dash, the steering wheel on the right, two rows of seats. */
export function addCabin(mesh: Mesh, shape: CarShape): void {
  const { windscreen, backlight, beltHalf } = shape.greenhouse;
  const nose = noseOf(shape);
  const front = nose - windscreen.base[0] - 0.1;
  const rear = nose - backlight.base[0] + 0.06;
  const belt = curve(shape.shoulder)(windscreen.base[0] + 0.8);
  const floor = curve(shape.sill)(shape.length / 2) + 0.16;
  const side = beltHalf - 0.07;
  for (const y of [side, -side]) {
    addQuad(
      mesh,
      [
        [front, y, floor],
        [rear, y, floor],
        [rear, y, belt - 0.02],
        [front, y, belt - 0.02],
      ],
      'trim',
    );
  }
  addQuad(
    mesh,
    [
      [front, side, floor],
      [front, -side, floor],
      [rear, -side, floor],
      [rear, side, floor],
    ],
    'carpet',
  );
  addQuad(
    mesh,
    [
      [rear, side, floor],
      [rear, -side, floor],
      [rear, -side, belt],
      [rear, side, belt],
    ],
    'trim',
  );
  const dash = roundedBox({ size: [0.5, side * 2, 0.28], radius: 0.09, material: 'trim' });
  appendMesh(mesh, dash, { move: [front - 0.24, 0, windscreen.base[1] - 0.14] });
  const roof = Math.max(...shape.greenhouse.roof.map(([, z]) => z));
  const hip = roof - 1.04;
  const headerBack = windscreen.header[0];
  const frontSeat = nose - headerBack - 0.32;
  appendMesh(mesh, steeringWheel(), {
    move: [frontSeat + 0.6, -0.37, belt - 0.06],
    turn: { y: 24 },
  });
  const chair = seat(0.5, 'leather');
  for (const y of [0.37, -0.37]) appendMesh(mesh, chair, { move: [frontSeat, y, hip] });
  // The last row's headrest stays under the roof's rear edge.
  const rows = Math.floor((frontSeat - (nose - backlight.head[0]) - 0.12) / 0.84);
  for (let row = 1; row <= rows; row += 1) {
    const bench = seat(Math.min(1.25, side * 2 - 0.1), 'leather');
    appendMesh(mesh, bench, { move: [frontSeat - 0.84 * row, 0, hip - 0.05] });
    for (const y of [0.38, -0.38]) {
      appendMesh(mesh, roundedBox({ size: [0.1, 0.25, 0.17], radius: 0.05, material: 'leather' }), {
        move: [frontSeat - 0.84 * row - 0.28, y, hip + 0.64],
      });
    }
  }
}

function addMirrors(mesh: Mesh, shape: CarShape, skin: Mesh): void {
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

import { appendBothSides, appendMesh } from '#demo/pictures/mesh/append-mesh.ts';
import { cutMesh } from '#demo/pictures/mesh/cut-mesh.ts';
import { facingUp } from '#demo/pictures/mesh/facing.ts';
import { gridSurface } from '#demo/pictures/mesh/grid-surface.ts';
import { addQuad, emptyMesh, type Mesh, type Point } from '#demo/pictures/mesh/mesh.ts';
import { revolve } from '#demo/pictures/mesh/revolve.ts';
import { roundedBox } from '#demo/pictures/mesh/rounded-box.ts';
import { smoothPath, tube } from '#demo/pictures/mesh/tube.ts';
import type { Material } from '#demo/pictures/render/materials.ts';
import { type CabinShape, cabinShell } from './cabin-shell.ts';
import { cabinSeat, rearBench } from './cabin-seat.ts';

export interface CabinTrim {
  seats: Material;
  decor: Material;
  /** The centre screen lies in the dash or stands on it. */
  screen: 'wide' | 'tablet';
  console: boolean;
}

export const driverSide = -0.37;

/** Everything a person in the car sees inside it. */
export function carCabin(shape: CabinShape, trim: CabinTrim): Mesh {
  const mesh = emptyMesh();
  appendMesh(mesh, cabinShell(shape));
  addFloor(mesh, shape);
  addBonnet(mesh, shape);
  addDash(mesh, shape, trim);
  addInstruments(mesh, shape, trim);
  addSteering(mesh, shape, trim);
  if (trim.console) addConsole(mesh, shape, trim);
  addDoors(mesh, shape, trim);
  addOverhead(mesh, shape);
  for (const y of [0.37, driverSide])
    appendMesh(mesh, cabinSeat(trim.seats), { move: [0, y, 0.24] });
  for (let row = 1; row < shape.rows; row += 1) {
    appendMesh(mesh, rearBench(shape.half * 2 - 0.28, trim.seats), {
      move: [-0.88 * row, 0, 0.26],
    });
  }
  return mesh;
}

function addFloor(mesh: Mesh, shape: CabinShape): void {
  const front = shape.windscreen.foot + 0.4;
  const floor = gridSurface({ rows: 24, columns: 12, material: 'carpet' }, (row, column) => [
    front + ((shape.rear.foot - 0.1 - front) * row) / 23,
    ((column / 11) * 2 - 1) * shape.half,
    0.004,
  ]);
  appendMesh(mesh, facingUp(floor));
}

function addBonnet(mesh: Mesh, shape: CabinShape): void {
  const bonnet = gridSurface({ rows: 14, columns: 25, material: 'paint' }, (row, column) => {
    const x = shape.windscreen.foot + 0.18 + row * 0.07;
    const y = ((column - 12) / 12) * 0.78;
    const t = row / 13;
    return [x, y, shape.belt - 0.02 - 0.16 * t * t - 0.12 * (y / 0.78) ** 4];
  });
  appendMesh(mesh, facingUp(bonnet));
}

/** The dash is one section swept across the car, nearer to the middle than at the doors. */
function addDash(mesh: Mesh, shape: CabinShape, trim: CabinTrim): void {
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

/** A lit panel facing the driver with shapes of light on it; its middle at the origin, facing -x. */
function litPanel(
  size: readonly [width: number, height: number],
  shapes: readonly LitShape[],
): Mesh {
  const mesh = emptyMesh();
  const [width, height] = size;
  appendMesh(
    mesh,
    roundedBox({ size: [0.016, width + 0.02, height + 0.02], radius: 0.006, material: 'black' }),
  );
  const x = -0.0095;
  const quad = (y: number, z: number, w: number, h: number, material: Material, lift: number) =>
    addQuad(
      mesh,
      [
        [x - lift, y - w / 2, z - h / 2],
        [x - lift, y + w / 2, z - h / 2],
        [x - lift, y + w / 2, z + h / 2],
        [x - lift, y - w / 2, z + h / 2],
      ],
      material,
    );
  quad(0, 0, width, height, 'screen', 0);
  for (const shape of shapes)
    quad(
      shape.y * width,
      shape.z * height,
      shape.w * width,
      shape.h * height,
      shape.material,
      0.001,
    );
  return mesh;
}

interface LitShape {
  y: number;
  z: number;
  w: number;
  h: number;
  material: Material;
}

function addInstruments(mesh: Mesh, shape: CabinShape, trim: CabinTrim): void {
  const face = shape.windscreen.foot - 0.28;
  const dials = litPanel(
    [0.3, 0.105],
    [
      { y: 0, z: 0.3, w: 0.16, h: 0.06, material: 'screen-white' },
      { y: 0, z: -0.05, w: 0.1, h: 0.3, material: 'screen-light' },
      { y: -0.42, z: -0.1, w: 0.02, h: 0.5, material: 'screen-warm' },
      { y: 0.42, z: -0.1, w: 0.02, h: 0.5, material: 'screen-light' },
    ],
  );
  for (const side of [-0.27, 0.27]) {
    const arc = Array.from({ length: 19 }, (_, index): Point => {
      const angle = (-40 + (index / 18) * 260) * (Math.PI / 180);
      return [-0.012, side * 0.3 + Math.cos(angle) * 0.04, Math.sin(angle) * 0.04];
    });
    appendMesh(
      dials,
      tube({
        path: arc,
        radius: 0.0025,
        smooth: 1,
        sides: 5,
        material: side < 0 ? 'screen-light' : 'screen-white',
      }),
    );
    const needle = tube({
      path: [
        [-0.012, side * 0.3, 0],
        [-0.012, side * 0.3 + 0.024, 0.02],
      ],
      radius: 0.0016,
      smooth: 1,
      sides: 4,
      material: 'screen-warm',
    });
    appendMesh(dials, needle);
  }
  appendMesh(mesh, dials, { move: [face + 0.03, driverSide, shape.belt + 0.035], turn: { y: 14 } });
  const isTablet = trim.screen === 'tablet';
  const size = isTablet ? ([0.3, 0.2] as const) : ([0.36, 0.13] as const);
  const map = litPanel(size, [
    { y: 0.41, z: 0, w: 0.14, h: 0.96, material: 'screen' },
    ...[-0.34, -0.12, 0.12, 0.34].map((z): LitShape => ({
      y: 0.42,
      z,
      w: 0.06,
      h: 0.09,
      material: 'screen-white',
    })),
    { y: -0.06, z: 0.1, w: 0.72, h: 0.014, material: 'screen-light' },
    { y: -0.2, z: -0.06, w: 0.012, h: 0.84, material: 'screen-light' },
    { y: 0.12, z: -0.1, w: 0.012, h: 0.7, material: 'screen-light' },
    { y: -0.05, z: -0.22, w: 0.3, h: 0.012, material: 'screen-light' },
    { y: -0.2, z: 0.1, w: 0.05, h: 0.07, material: 'screen-warm' },
    { y: -0.07, z: -0.4, w: 0.7, h: 0.06, material: 'screen-white' },
  ]);
  appendMesh(mesh, map, {
    move: [face - 0.035, 0, shape.belt + (isTablet ? 0.03 : 0.055)],
    turn: { y: 8 },
  });
}

function addSteering(mesh: Mesh, shape: CabinShape, trim: CabinTrim): void {
  const part = emptyMesh();
  const ring = Array.from({ length: 49 }, (_, index): Point => {
    const angle = (index / 48) * 2 * Math.PI;
    // Flattened at the bottom.
    return [0, Math.cos(angle) * 0.183, Math.max(-0.16, Math.sin(angle) * 0.18)];
  });
  appendMesh(
    part,
    tube({ path: ring, radius: 0.0165, smooth: 1, sides: 14, capped: false, material: 'leather' }),
  );
  appendMesh(
    part,
    roundedBox({ size: [0.06, 0.15, 0.11], radius: 0.035, steps: 5, material: 'leather' }),
    { move: [0.03, 0, -0.005] },
  );
  appendMesh(
    part,
    revolve(
      [
        [0.022, 0],
        [0.02, 0.004],
        [0, 0.004],
      ],
      'chrome',
      { sides: 24 },
    ),
    { move: [-0.001, 0, 0], turn: { z: 90 } },
  );
  for (const side of [1, -1]) {
    appendMesh(part, roundedBox({ size: [0.022, 0.1, 0.045], radius: 0.01, material: 'plastic' }), {
      move: [0.015, side * 0.12, 0.005],
    });
    appendMesh(
      part,
      roundedBox({
        size: [0.024, 0.05, 0.026],
        radius: 0.008,
        material: trim.decor === 'timber' ? 'chrome' : trim.decor,
      }),
      { move: [0.011, side * 0.115, 0.008] },
    );
  }
  appendMesh(
    part,
    roundedBox({ size: [0.02, 0.05, 0.11], radius: 0.009, material: 'dark-alloy' }),
    { move: [0.016, 0, -0.11] },
  );
  appendMesh(
    part,
    tube({
      path: [
        [0.03, 0, 0],
        [0.3, 0, -0.01],
      ],
      radius: 0.05,
      smooth: 1,
      material: 'plastic',
    }),
  );
  for (const side of [1, -1]) {
    appendMesh(
      part,
      tube({
        path: [
          [0.1, side * 0.05, 0.02],
          [0.07, side * 0.2, 0.05],
        ],
        radius: 0.009,
        smooth: 1,
        material: 'plastic',
      }),
    );
  }
  appendMesh(mesh, part, {
    move: [shape.windscreen.foot - 0.5, driverSide, shape.belt - 0.03],
    turn: { y: 22 },
  });
}

function addConsole(mesh: Mesh, shape: CabinShape, trim: CabinTrim): void {
  const face = shape.windscreen.foot - 0.26;
  const length = face + 0.25;
  const middle = face - length / 2;
  appendMesh(
    mesh,
    roundedBox({ size: [length, 0.25, 0.34], radius: 0.05, steps: 5, material: 'leather' }),
    { move: [middle, 0, 0.17] },
  );
  appendMesh(
    mesh,
    roundedBox({ size: [length * 0.55, 0.19, 0.02], radius: 0.01, material: trim.decor }),
    { move: [face - 0.28, 0, 0.34] },
  );
  appendMesh(
    mesh,
    roundedBox({ size: [0.3, 0.22, 0.1], radius: 0.045, steps: 5, material: trim.seats }),
    { move: [-0.1, 0, 0.38] },
  );
  for (const x of [face - 0.4, face - 0.5]) {
    appendMesh(
      mesh,
      revolve(
        [
          [0.042, 0.004],
          [0.038, 0.006],
          [0.036, -0.05],
          [0, -0.05],
        ],
        'black',
        { sides: 24 },
      ),
      { move: [x, 0.035, 0.352], turn: { x: 90 } },
    );
  }
  appendMesh(
    mesh,
    tube({
      path: [
        [face - 0.25, -0.03, 0.34],
        [face - 0.265, -0.03, 0.43],
      ],
      radius: 0.013,
      smooth: 1,
      material: 'chrome',
    }),
  );
  appendMesh(
    mesh,
    roundedBox({ size: [0.06, 0.05, 0.085], radius: 0.024, steps: 5, material: 'leather' }),
    { move: [face - 0.27, -0.03, 0.455] },
  );
  // Climate row under the screen.
  appendMesh(mesh, roundedBox({ size: [0.06, 0.25, 0.07], radius: 0.014, material: 'black' }), {
    move: [face - 0.015, 0, shape.belt - 0.225],
    turn: { y: -18 },
  });
  for (const y of [0.085, -0.085]) {
    appendMesh(
      mesh,
      revolve(
        [
          [0.026, 0],
          [0.024, 0.024],
          [0, 0.026],
        ],
        'alloy',
        { sides: 28 },
      ),
      { move: [face - 0.04, y, shape.belt - 0.222], turn: { z: 90, y: -18 } },
    );
  }
  for (const y of [-0.03, 0, 0.03]) {
    appendMesh(
      mesh,
      roundedBox({ size: [0.01, 0.018, 0.01], radius: 0.003, material: 'screen-white' }),
      { move: [face - 0.045, y, shape.belt - 0.222] },
    );
  }
}

function addDoors(mesh: Mesh, shape: CabinShape, trim: CabinTrim): void {
  const y = shape.half - 0.05;
  for (let row = 0; row < Math.min(2, shape.rows); row += 1) {
    const x = 0.3 - row * 0.95;
    appendBothSides(
      mesh,
      roundedBox({ size: [0.75, 0.09, 0.07], radius: 0.03, material: trim.seats }),
      { move: [x, y - 0.03, 0.42] },
    );
    appendBothSides(
      mesh,
      roundedBox({ size: [0.7, 0.03, 0.14], radius: 0.014, material: trim.decor }),
      { move: [x + 0.05, y - 0.0, 0.53] },
    );
    appendBothSides(
      mesh,
      roundedBox({ size: [0.13, 0.03, 0.03], radius: 0.012, material: 'chrome' }),
      { move: [x + 0.2, y - 0.03, 0.53] },
    );
    const grille = revolve(
      [
        [0.085, 0],
        [0.08, 0.012],
        [0, 0.016],
      ],
      'plastic',
      { sides: 28 },
    );
    appendMesh(mesh, grille, { move: [x + 0.25, y + 0.02, 0.17], turn: { x: 180 } });
    appendMesh(mesh, grille, { move: [x + 0.25, -y - 0.02, 0.17] });
    for (const step of [0, 1, 2]) {
      appendBothSides(
        mesh,
        roundedBox({ size: [0.035, 0.03, 0.012], radius: 0.004, material: 'chrome' }),
        { move: [x + 0.2 + step * 0.05, y - 0.045, 0.46] },
      );
    }
  }
}

function addOverhead(mesh: Mesh, shape: CabinShape): void {
  const x = shape.windscreen.head;
  appendMesh(
    mesh,
    roundedBox({ size: [0.05, 0.23, 0.075], radius: 0.022, steps: 4, material: 'black' }),
    { move: [x + 0.1, 0, shape.roof - 0.16], turn: { y: -12 } },
  );
  appendMesh(mesh, roundedBox({ size: [0.006, 0.205, 0.055], radius: 0.003, material: 'chrome' }), {
    move: [x + 0.075, 0, shape.roof - 0.166],
    turn: { y: -12 },
  });
  appendMesh(
    mesh,
    tube({
      path: [
        [x + 0.12, 0, shape.roof - 0.13],
        [x + 0.1, 0, shape.roof - 0.05],
      ],
      radius: 0.012,
      smooth: 1,
      material: 'plastic',
    }),
  );
  appendMesh(mesh, roundedBox({ size: [0.18, 0.2, 0.03], radius: 0.014, material: 'trim' }), {
    move: [x - 0.16, 0, shape.roof - 0.035],
  });
  appendBothSides(
    mesh,
    roundedBox({ size: [0.17, 0.4, 0.02], radius: 0.009, material: 'headlining' }),
    { move: [x - 0.08, 0.34, shape.roof - 0.065], turn: { y: 8 } },
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [0.22, shape.half - 0.24, shape.roof - 0.1],
        [0.18, shape.half - 0.27, shape.roof - 0.125],
        [0.06, shape.half - 0.27, shape.roof - 0.125],
        [0.02, shape.half - 0.24, shape.roof - 0.1],
      ],
      radius: 0.011,
      material: 'headlining',
    }),
  );
}

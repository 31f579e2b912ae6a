import { appendBothSides, appendMesh } from '#demo/pictures/mesh/append-mesh.ts';
import { cutMesh } from '#demo/pictures/mesh/cut-mesh.ts';
import { extruded, roundedOutline } from '#demo/pictures/mesh/extruded.ts';
import { emptyMesh, type Mesh } from '#demo/pictures/mesh/mesh.ts';
import { circleField, polygonField, type Spot } from '#demo/pictures/mesh/outline-field.ts';
import { refineMesh } from '#demo/pictures/mesh/refine-mesh.ts';
import { revolve } from '#demo/pictures/mesh/revolve.ts';
import { roundedBox } from '#demo/pictures/mesh/rounded-box.ts';
import { tube } from '#demo/pictures/mesh/tube.ts';
import { type Material, materialIds } from '#demo/pictures/render/materials.ts';
import { plate } from './plate.ts';
import { wheel, type WheelDesign } from './wheel.ts';

export interface CaravanShape {
  /** Body without drawbar; metres. */
  length: number;
  half: number;
  /** Height of the floor's underside and of the roof. */
  low: number;
  high: number;
  nose: 'raked' | 'round';
  axles: 1 | 2;
  wheel: WheelDesign;
  offRoad: boolean;
  graphic: 'sweep' | 'band' | 'block';
}

/** Windows along the left (door) and right side, as middle and size. */
interface Opening {
  x: number;
  z: number;
  width: number;
  height: number;
}

export function caravan(shape: CaravanShape, plateText: string): Mesh {
  const mesh = emptyMesh();
  appendMesh(mesh, body(shape));
  addRunningGear(mesh, shape);
  addDrawbar(mesh, shape);
  addOpenings(mesh, shape);
  addRoof(mesh, shape);
  addRearEnd(mesh, shape, plateText);
  return mesh;
}

function frontOf({ length }: CaravanShape): number {
  return length / 2 + 0.25;
}

function rearOf(shape: CaravanShape): number {
  return frontOf(shape) - shape.length;
}

function axlePositions(shape: CaravanShape): number[] {
  const gap = shape.wheel.radius + 0.05;
  return shape.axles === 2 ? [gap, -gap] : [0];
}

function body(shape: CaravanShape): Mesh {
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
    const fine = refineMesh(mesh, { field: place, edge: 0.05, on });
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
      edge: 0.05,
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

function addRunningGear(mesh: Mesh, shape: CaravanShape): void {
  const part = wheel(shape.wheel);
  for (const x of axlePositions(shape)) {
    appendBothSides(mesh, part, {
      move: [x, shape.half - 0.14, shape.wheel.radius],
      turn: { y: 20 },
    });
    appendMesh(
      mesh,
      tube({
        path: [
          [x, shape.half - 0.2, shape.wheel.radius],
          [x, 0.2 - shape.half, shape.wheel.radius],
        ],
        radius: 0.03,
        smooth: 1,
        material: 'iron',
      }),
    );
    const well = revolve(
      [
        [shape.wheel.radius + 0.09, shape.half - 0.05],
        [shape.wheel.radius + 0.09, shape.half - 0.34],
        [0.02, shape.half - 0.34],
      ],
      'liner',
      { sides: 24, from: -10, to: 190 },
    );
    appendBothSides(mesh, well, { move: [x, 0, shape.wheel.radius] });
  }
  const middle = (frontOf(shape) + rearOf(shape)) / 2;
  appendMesh(
    mesh,
    roundedBox({
      size: [shape.length - 0.7, shape.half * 2 - 0.7, 0.14],
      radius: 0.03,
      material: 'liner',
    }),
    { move: [middle, 0, shape.low + 0.02] },
  );
  appendBothSides(
    mesh,
    roundedBox({ size: [shape.length - 0.4, 0.06, 0.12], radius: 0.01, material: 'iron' }),
    { move: [middle, 0.5, shape.low - 0.05] },
  );
  for (const x of [frontOf(shape) - 0.5, rearOf(shape) + 0.45]) {
    appendBothSides(
      mesh,
      tube({
        path: [
          [x, shape.half - 0.16, shape.low + 0.02],
          [x - 0.32, shape.half - 0.16, shape.low - 0.06],
        ],
        radius: 0.02,
        smooth: 1,
        material: 'steel',
      }),
    );
  }
}

function addDrawbar(mesh: Mesh, shape: CaravanShape): void {
  const front = frontOf(shape);
  const tip = front + 1.15;
  const z = shape.low - 0.03;
  appendBothSides(
    mesh,
    tube({
      path: [
        [front - 0.6, 0.62, z],
        [tip - 0.15, 0.05, z],
      ],
      radius: 0.045,
      flatness: 1.3,
      smooth: 1,
      material: 'black',
    }),
  );
  appendMesh(
    mesh,
    tube({
      path: [
        [tip - 0.25, 0, z + 0.02],
        [tip + 0.08, 0, z + 0.03],
      ],
      radius: 0.05,
      smooth: 1,
      material: 'steel',
    }),
  );
  appendMesh(
    mesh,
    revolve(
      [
        [0, -0.05],
        [0.05, -0.03],
        [0.055, 0.02],
        [0, 0.05],
      ],
      'steel',
      { sides: 20 },
    ),
    { move: [tip + 0.1, 0, z], turn: { x: 90 } },
  );
  // Jockey wheel.
  appendMesh(
    mesh,
    tube({
      path: [
        [tip - 0.32, 0.16, z + 0.42],
        [tip - 0.32, 0.16, 0.14],
      ],
      radius: 0.027,
      smooth: 1,
      material: 'steel',
    }),
  );
  appendMesh(
    mesh,
    revolve(
      [
        [0, -0.03],
        [0.09, -0.03],
        [0.1, 0],
        [0.09, 0.03],
        [0, 0.03],
      ],
      'rubber',
      { sides: 24 },
    ),
    { move: [tip - 0.32, 0.16, 0.1] },
  );
  // Two gas bottles and a checker-plate box, whichever the maker fits.
  for (const y of [0.17, -0.17]) {
    const bottle = revolve(
      [
        [0, 0],
        [0.13, 0.01],
        [0.15, 0.05],
        [0.15, 0.36],
        [0.12, 0.43],
        [0.05, 0.46],
        [0.05, 0.52],
        [0, 0.52],
      ],
      'panel',
      { sides: 32 },
    );
    appendMesh(mesh, bottle, { move: [front + 0.2, y, z + 0.05], turn: { x: 90 } });
  }
  if (shape.offRoad) {
    appendMesh(mesh, roundedBox({ size: [0.42, 1.3, 0.5], radius: 0.03, material: 'steel' }), {
      move: [front + 0.56, 0, z + 0.3],
    });
  }
}

function addOpenings(mesh: Mesh, shape: CaravanShape): void {
  const front = frontOf(shape);
  const rear = rearOf(shape);
  const z = shape.low + (shape.high - shape.low) * 0.62;
  const along = (t: number) => front + (rear - front) * t;
  const doorAt = along(0.36);
  const left: Opening[] = [
    { x: along(0.17), z, width: 0.62, height: 0.52 },
    { x: along(0.58), z, width: 0.95, height: 0.56 },
    { x: along(0.84), z, width: 0.66, height: 0.52 },
  ];
  const right: Opening[] = [
    { x: along(0.2), z, width: 0.8, height: 0.52 },
    { x: along(0.5), z, width: 1.15, height: 0.58 },
    { x: along(0.82), z, width: 0.6, height: 0.42 },
  ];
  for (const [side, windows] of [
    [1, left],
    [-1, right],
  ] as const) {
    for (const opening of windows) {
      if (shape.length < 4.9 && opening === windows[2] && side > 0) continue;
      addWindow(mesh, shape, opening, side);
    }
  }
  addDoor(mesh, shape, doorAt);
  addAwning(mesh, shape);
  const hatch = roundedBox({ size: [0.85, 0.02, 0.42], radius: 0.01, material: 'plastic' });
  const lid = roundedBox({ size: [0.81, 0.024, 0.38], radius: 0.01, material: 'panel' });
  for (const part of [hatch, lid])
    appendBothSides(mesh, part, { move: [along(0.1), shape.half, shape.low + 0.42] });
  const frontWindow = roundedBox({ size: [0.03, 1.5, 0.5], radius: 0.014, material: 'privacy' });
  const frame = roundedBox({ size: [0.02, 1.6, 0.6], radius: 0.01, material: 'black' });
  const raked = shape.nose === 'raked';
  for (const part of [frame, frontWindow]) {
    appendMesh(mesh, part, {
      move: [front - (raked ? 0.3 : 0.1), 0, shape.high - (raked ? 0.44 : 0.85)],
      turn: { y: raked ? -34 : -10 },
    });
  }
}

function addWindow(mesh: Mesh, shape: CaravanShape, opening: Opening, side: number): void {
  const move = [opening.x, side * (shape.half + 0.006), opening.z] as const;
  const { width, height } = opening;
  appendMesh(
    mesh,
    roundedBox({ size: [width + 0.06, 0.02, height + 0.06], radius: 0.01, material: 'black' }),
    { move },
  );
  appendMesh(
    mesh,
    roundedBox({ size: [width, 0.05, height], radius: 0.024, material: 'privacy' }),
    { move },
  );
  appendMesh(
    mesh,
    roundedBox({ size: [width - 0.1, 0.012, 0.012], radius: 0.005, material: 'plastic' }),
    {
      move: [opening.x, side * (shape.half + 0.034), opening.z - height / 2 + 0.05],
    },
  );
}

function addDoor(mesh: Mesh, shape: CaravanShape, x: number): void {
  const y = shape.half;
  const height = shape.high - shape.low - 0.42;
  const z = shape.low + 0.12 + height / 2;
  appendMesh(
    mesh,
    roundedBox({ size: [0.68, 0.016, height + 0.03], radius: 0.008, material: 'gap' }),
    { move: [x, y, z] },
  );
  appendMesh(mesh, roundedBox({ size: [0.66, 0.022, height], radius: 0.01, material: 'panel' }), {
    move: [x, y, z],
  });
  appendMesh(mesh, roundedBox({ size: [0.42, 0.034, 0.5], radius: 0.016, material: 'privacy' }), {
    move: [x, y, z + height * 0.22],
  });
  appendMesh(mesh, roundedBox({ size: [0.12, 0.05, 0.04], radius: 0.015, material: 'black' }), {
    move: [x - 0.25, y + 0.02, z - 0.12],
  });
  appendMesh(mesh, roundedBox({ size: [0.52, 0.3, 0.03], radius: 0.01, material: 'steel' }), {
    move: [x, y + 0.12, shape.low - 0.07],
  });
  appendMesh(mesh, roundedBox({ size: [0.02, 0.03, 0.36], radius: 0.008, material: 'steel' }), {
    move: [x - 0.42, y + 0.03, z - 0.1],
  });
  appendMesh(mesh, roundedBox({ size: [0.26, 0.03, 0.05], radius: 0.012, material: 'led' }), {
    move: [x, y + 0.012, shape.high - 0.24],
  });
}

function addAwning(mesh: Mesh, shape: CaravanShape): void {
  const front = frontOf(shape) - 0.75;
  const rear = rearOf(shape) + 0.3;
  const z = shape.high - 0.1;
  const y = shape.half + 0.06;
  appendMesh(
    mesh,
    tube({
      path: [
        [front, y, z],
        [rear, y, z],
      ],
      radius: 0.05,
      smooth: 1,
      sides: 20,
      material: 'canvas',
    }),
  );
  for (const x of [front + 0.02, rear - 0.02]) {
    appendMesh(
      mesh,
      tube({
        path: [
          [x + 0.02, y, z],
          [x - 0.02, y, z],
        ],
        radius: 0.062,
        smooth: 1,
        sides: 20,
        material: 'black',
      }),
    );
    appendMesh(mesh, roundedBox({ size: [0.04, 0.04, 1.35], radius: 0.01, material: 'panel' }), {
      move: [x, shape.half + 0.015, z - 0.7],
    });
  }
}

function addRoof(mesh: Mesh, shape: CaravanShape): void {
  const middle = (frontOf(shape) + rearOf(shape)) / 2;
  const z = shape.high;
  appendMesh(
    mesh,
    roundedBox({
      size: [1.0, 0.65, 0.2],
      radius: 0.08,
      material: 'panel',
      taper: { x: 0.15, y: 0.12 },
    }),
    { move: [middle + 0.1, 0, z + 0.07] },
  );
  for (const x of [middle + 1.4, middle - 1.5]) {
    appendMesh(mesh, roundedBox({ size: [0.5, 0.5, 0.1], radius: 0.04, material: 'white' }), {
      move: [x, 0, z + 0.03],
    });
  }
  appendMesh(mesh, roundedBox({ size: [1.1, 0.6, 0.03], radius: 0.01, material: 'lamp' }), {
    move: [middle - 0.75, 0.35, z + 0.03],
  });
}

function addRearEnd(mesh: Mesh, shape: CaravanShape, plateText: string): void {
  const rear = rearOf(shape);
  const { half, low, high } = shape;
  appendBothSides(
    mesh,
    roundedBox({ size: [0.04, 0.14, 0.34], radius: 0.018, material: 'red-lens' }),
    { move: [rear + 0.03, half - 0.16, low + 0.82] },
  );
  appendBothSides(
    mesh,
    roundedBox({ size: [0.045, 0.1, 0.05], radius: 0.01, material: 'red-led' }),
    { move: [rear + 0.028, half - 0.16, low + 0.88] },
  );
  appendBothSides(mesh, roundedBox({ size: [0.042, 0.1, 0.05], radius: 0.01, material: 'amber' }), {
    move: [rear + 0.029, half - 0.16, low + 0.76],
  });
  appendMesh(mesh, roundedBox({ size: [0.03, 1.3, 0.5], radius: 0.012, material: 'black' }), {
    move: [rear + 0.022, 0, high - 0.72],
    turn: { y: 2 },
  });
  appendMesh(mesh, roundedBox({ size: [0.05, 1.22, 0.42], radius: 0.02, material: 'privacy' }), {
    move: [rear + 0.02, 0, high - 0.72],
    turn: { y: 2 },
  });
  const spare = wheel({ ...shape.wheel, style: 'steel', finish: 'steel' });
  appendMesh(mesh, spare, { move: [rear - 0.04, 0, low + 0.42], turn: { z: 90 } });
  appendMesh(mesh, roundedBox({ size: [0.14, half * 1.7, 0.1], radius: 0.02, material: 'black' }), {
    move: [rear + 0.1, 0, low - 0.02],
  });
  appendMesh(mesh, plate(plateText), { move: [rear + 0.008, 0.68, low + 0.4], turn: { z: 180 } });
}

import { appendBothSides, appendMesh } from '#demo/pictures/mesh/append-mesh.ts';
import { facingOut } from '#demo/pictures/mesh/facing.ts';
import { gridSurface } from '#demo/pictures/mesh/grid-surface.ts';
import { emptyMesh, type Mesh, type Point } from '#demo/pictures/mesh/mesh.ts';
import { revolve } from '#demo/pictures/mesh/revolve.ts';
import { roundedBox } from '#demo/pictures/mesh/rounded-box.ts';
import { smoothPath, tube } from '#demo/pictures/mesh/tube.ts';
import type { Material } from '#demo/pictures/render/materials.ts';
import { plate } from './plate.ts';

/** A motorcycle's hard points in side view: x forward from the middle of the wheelbase, metres. */
export interface MotorcycleShape {
  wheelbase: number;
  front: { radius: number; rim: number; width: number };
  rear: { radius: number; rim: number; width: number };
  /** Steering head: top and bottom of the forks' upper part. */
  head: readonly [x: number, z: number];
  bars: { back: number; rise: number; half: number };
  tank: readonly Section[];
  seat: readonly Section[];
  tail: readonly Section[];
  /** Rear end of the seat, where lamp and plate hang. */
  tailEnd: readonly [x: number, z: number];
  lamp: { radius: number; x: number; z: number };
  engine: 'vee' | 'parallel';
  exhaust: 'low' | 'twin' | 'high';
  spokes: number;
  wired: boolean;
  fenders: 'short' | 'full';
  metalwork: Material;
}

/** A cross section along x: half width, top and bottom. */
export type Section = readonly [x: number, half: number, top: number, bottom: number];

export function motorcycle(shape: MotorcycleShape, plateText: string): Mesh {
  const mesh = emptyMesh();
  const frontX = shape.wheelbase / 2;
  const rearX = -shape.wheelbase / 2;
  appendMesh(mesh, bikeWheel(shape.front, shape), { move: [frontX, 0, shape.front.radius] });
  appendMesh(mesh, bikeWheel(shape.rear, shape), { move: [rearX, 0, shape.rear.radius] });
  addForks(mesh, shape);
  addFrame(mesh, shape);
  addEngine(mesh, shape);
  addExhaust(mesh, shape);
  appendMesh(mesh, pod(shape.tank, 'paint', 2.4));
  appendMesh(mesh, pod(shape.seat, 'leather', 2.8));
  appendMesh(mesh, pod(shape.tail, 'paint', 2.6));
  addBars(mesh, shape);
  addLamps(mesh, shape, plateText);
  addFenders(mesh, shape);
  return mesh;
}

/** A smooth closed body from sections along x. */
export function pod(sections: readonly Section[], material: Material, squareness: number): Mesh {
  const path = smoothPath(
    sections.map(([x, , top, bottom]): Point => [x, top, bottom]),
    6,
  );
  const widths = smoothPath(
    sections.map(([x, half]): Point => [x, half, 0]),
    6,
  );
  const rows = path.length + 2;
  const part = gridSurface({ rows, columns: 36, closed: true, material }, (row, column) => {
    const index = Math.min(path.length - 1, Math.max(0, row - 1));
    const [x, top, bottom] = path[index]!;
    const isEnd = row === 0 || row === rows - 1;
    const half = isEnd ? 0 : Math.max(0, widths[index]![1]);
    const angle = (2 * Math.PI * column) / 36;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const radius = (Math.abs(c) ** squareness + Math.abs(s) ** squareness) ** (-1 / squareness);
    const reach = isEnd ? 0 : (top - bottom) / 2;
    return [x, half * c * radius, (top + bottom) / 2 + reach * s * radius];
  });
  return facingOut(part);
}

function bikeWheel(
  { radius, rim, width }: MotorcycleShape['front'],
  { spokes, wired, metalwork }: MotorcycleShape,
): Mesh {
  const mesh = emptyMesh();
  const half = width / 2;
  const crownProfile: (readonly [number, number])[] = [];
  for (let angle = -78; angle <= 78; angle += 13) {
    const a = (angle * Math.PI) / 180;
    crownProfile.push([rim + (radius - rim) * (0.25 + 0.75 * Math.cos(a)), half * Math.sin(a)]);
  }
  appendMesh(mesh, revolve(crownProfile, 'rubber', { sides: 72 }));
  const rimMaterial: Material = wired ? 'chrome' : 'dark-alloy';
  appendMesh(
    mesh,
    revolve(
      [
        [rim + 0.012, -half * 0.72],
        [rim + 0.014, -half * 0.6],
        [rim - 0.012, -half * 0.5],
        [rim - 0.022, 0],
        [rim - 0.012, half * 0.5],
        [rim + 0.014, half * 0.6],
        [rim + 0.012, half * 0.72],
      ],
      rimMaterial,
      { sides: 64 },
    ),
  );
  const count = wired ? 36 : spokes;
  for (let index = 0; index < count; index += 1) {
    const angle = (2 * Math.PI * index) / count;
    const side = index % 2 === 0 ? 1 : -1;
    const lead = wired ? 0.35 * (index % 4 < 2 ? 1 : -1) : 0;
    const bar = tube({
      path: [
        [Math.cos(angle + lead) * 0.045, side * 0.03, Math.sin(angle + lead) * 0.045],
        [
          Math.cos(angle) * (rim - 0.01),
          wired ? side * 0.008 : side * 0.012,
          Math.sin(angle) * (rim - 0.01),
        ],
      ],
      radius: wired ? 0.0028 : (along) => 0.017 - 0.006 * along,
      sides: wired ? 5 : 8,
      smooth: 1,
      material: wired ? 'chrome' : rimMaterial,
    });
    appendMesh(mesh, bar);
  }
  appendMesh(
    mesh,
    revolve(
      [
        [0, -0.06],
        [0.04, -0.06],
        [0.048, -0.03],
        [0.034, 0],
        [0.048, 0.03],
        [0.04, 0.06],
        [0, 0.06],
      ],
      metalwork,
      { sides: 24 },
    ),
  );
  const disc = rim * 0.7;
  for (const y of [0.052, -0.052]) {
    appendMesh(
      mesh,
      revolve(
        [
          [disc, y - 0.003],
          [disc, y + 0.003],
          [disc * 0.72, y + 0.003],
          [disc * 0.72, y - 0.003],
          [disc, y - 0.003],
        ],
        'steel',
        { sides: 48 },
      ),
    );
    appendMesh(
      mesh,
      revolve(
        [
          [disc * 0.74, y],
          [disc * 0.3, y],
        ],
        'iron',
        { sides: 10 },
      ),
    );
  }
  return mesh;
}

function addForks(mesh: Mesh, shape: MotorcycleShape): void {
  const axle: Point = [shape.wheelbase / 2, 0.085, shape.front.radius];
  const top: Point = [shape.head[0], 0.085, shape.head[1]];
  const middle: Point = [(axle[0] + top[0]) / 2, 0.085, (axle[2] + top[2]) / 2];
  const lower = tube({
    path: [axle, middle],
    radius: 0.029,
    smooth: 1,
    material: 'dark-alloy',
    sides: 16,
  });
  const upper = tube({
    path: [middle, top],
    radius: 0.022,
    smooth: 1,
    material: 'chrome',
    sides: 16,
  });
  appendBothSides(mesh, lower);
  appendBothSides(mesh, upper);
  const lean = (Math.atan2(top[0] - axle[0], top[2] - axle[2]) * 180) / Math.PI;
  for (const drop of [0.02, 0.19]) {
    appendMesh(mesh, roundedBox({ size: [0.07, 0.25, 0.035], radius: 0.014, material: 'black' }), {
      move: [top[0] + ((axle[0] - top[0]) * drop) / 0.7, 0, top[2] - drop],
      turn: { y: lean },
    });
  }
  appendBothSides(mesh, roundedBox({ size: [0.06, 0.04, 0.11], radius: 0.014, material: 'iron' }), {
    move: [axle[0] - 0.075, 0.07, axle[2] + 0.09],
  });
}

function addFrame(mesh: Mesh, shape: MotorcycleShape): void {
  const [hx, hz] = shape.head;
  const rear: Point = [-shape.wheelbase / 2, 0.095, shape.rear.radius];
  const pivot: Point = [-0.16, 0.1, shape.rear.radius + 0.08];
  const material: Material = 'black';
  const bar = (path: Point[], radius: number, of: Material = material) =>
    appendBothSides(mesh, tube({ path, radius, material: of, sides: 10 }));
  bar([[hx - 0.05, 0.03, hz - 0.12], [0.1, 0.12, 0.72], [-0.16, 0.13, 0.62], pivot], 0.019);
  bar(
    [[hx - 0.03, 0.02, hz - 0.2], [0.26, 0.1, 0.42], [0.18, 0.12, 0.25], [-0.1, 0.12, 0.25], pivot],
    0.017,
  );
  bar([pivot, [-0.42, 0.11, shape.rear.radius + 0.05], rear], 0.026, shape.metalwork);
  const [tx, tz] = shape.tailEnd;
  bar(
    [
      [-0.14, 0.1, 0.64],
      [-0.4, 0.1, 0.7],
      [tx + 0.12, 0.07, tz - 0.06],
    ],
    0.014,
  );
  // Spring and damper, standing.
  const path: Point[] = [];
  for (let index = 0; index <= 60; index += 1) {
    const t = index / 60;
    const angle = t * 2 * Math.PI * 8;
    path.push([
      -0.42 - 0.06 * t + Math.cos(angle) * 0.028,
      0.125 + Math.sin(angle) * 0.028,
      0.42 + 0.22 * t,
    ]);
  }
  appendBothSides(mesh, tube({ path, radius: 0.006, smooth: 1, sides: 6, material: 'chrome' }));
  appendBothSides(
    mesh,
    tube({
      path: [
        [-0.42, 0.125, 0.38],
        [-0.49, 0.125, 0.68],
      ],
      radius: 0.014,
      smooth: 1,
      material: 'black',
    }),
  );
  // Chain side cover and foot pegs.
  appendMesh(mesh, roundedBox({ size: [0.44, 0.012, 0.05], radius: 0.006, material: 'plastic' }), {
    move: [-0.46, 0.115, shape.rear.radius + 0.07],
    turn: { y: -3 },
  });
  appendBothSides(
    mesh,
    tube({
      path: [
        [-0.12, 0.12, 0.32],
        [-0.12, 0.27, 0.33],
      ],
      radius: 0.014,
      smooth: 1,
      material: 'rubber',
    }),
  );
}

function addEngine(mesh: Mesh, shape: MotorcycleShape): void {
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

function addExhaust(mesh: Mesh, shape: MotorcycleShape): void {
  const pipe = (path: Point[], radius: TubeRadius, material: Material = 'chrome') =>
    appendMesh(mesh, tube({ path, radius, material, sides: 18 }));
  const silencer = (t: number) => (t < 0.08 ? 0.022 + t * 0.35 : t > 0.94 ? 0.044 : 0.05);
  const y = -0.17;
  switch (shape.exhaust) {
    case 'low':
      pipe(
        [
          [0.12, -0.05, 0.6],
          [0.3, -0.09, 0.48],
          [0.24, y + 0.03, 0.26],
          [0, y + 0.02, 0.22],
          [-0.3, y, 0.26],
        ],
        0.021,
      );
      pipe(
        [
          [-0.28, y, 0.255],
          [-0.78, y - 0.04, 0.42],
        ],
        silencer,
        'steel',
      );
      break;
    case 'twin':
      pipe(
        [
          [0.12, -0.08, 0.62],
          [0.27, -0.15, 0.5],
          [0.1, y, 0.3],
          [-0.25, y, 0.24],
        ],
        0.023,
      );
      pipe(
        [
          [-0.22, y, 0.24],
          [-0.95, y - 0.01, 0.25],
        ],
        silencer,
      );
      pipe(
        [
          [-0.08, -0.08, 0.62],
          [0.02, -0.2, 0.5],
          [-0.05, y, 0.36],
          [-0.3, y, 0.35],
        ],
        0.023,
      );
      pipe(
        [
          [-0.27, y, 0.35],
          [-0.95, y - 0.01, 0.36],
        ],
        silencer,
      );
      break;
    case 'high':
      pipe(
        [
          [0.12, -0.05, 0.6],
          [0.3, -0.1, 0.46],
          [0.1, y, 0.26],
          [-0.2, y + 0.01, 0.36],
        ],
        0.022,
      );
      pipe(
        [
          [-0.18, y, 0.35],
          [-0.7, y + 0.01, 0.64],
        ],
        silencer,
        'dark-alloy',
      );
      break;
  }
}

type TubeRadius = number | ((along: number) => number);

function addBars(mesh: Mesh, shape: MotorcycleShape): void {
  const [hx, hz] = shape.head;
  const { back, rise, half } = shape.bars;
  const grip: Point = [hx - back, half, hz + rise];
  const inner: Point = [hx - back * 0.5, half - 0.14, hz + rise + 0.01];
  const bar: Point[] = [
    [hx, 0, hz + 0.045],
    [hx + 0.005, 0.07, hz + 0.05],
    [hx - back * 0.2, half * 0.5, hz + rise * 0.9],
    inner,
  ];
  appendBothSides(mesh, tube({ path: bar, radius: 0.0125, material: 'black', sides: 12 }));
  appendBothSides(
    mesh,
    tube({ path: [inner, grip], radius: 0.018, smooth: 1, material: 'rubber', sides: 14 }),
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [inner[0] + 0.055, half - 0.16, inner[2] - 0.01],
        [grip[0] + 0.075, half - 0.01, grip[2] - 0.012],
      ],
      radius: 0.006,
      smooth: 1,
      material: 'dark-alloy',
    }),
  );
  appendBothSides(
    mesh,
    roundedBox({ size: [0.06, 0.05, 0.045], radius: 0.012, material: 'black' }),
    { move: [inner[0] + 0.01, inner[1] - 0.02, inner[2]] },
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [inner[0], half - 0.13, inner[2]],
        [inner[0] + 0.03, half - 0.08, inner[2] + 0.1],
        [inner[0] - 0.01, half - 0.01, inner[2] + 0.17],
      ],
      radius: 0.006,
      material: 'black',
    }),
  );
  appendBothSides(
    mesh,
    roundedBox({ size: [0.03, 0.13, 0.08], radius: 0.025, steps: 5, material: 'black' }),
    { move: [inner[0] - 0.01, half + 0.02, inner[2] + 0.2], turn: { z: -12 } },
  );
  appendBothSides(
    mesh,
    roundedBox({ size: [0.006, 0.11, 0.062], radius: 0.003, material: 'chrome' }),
    { move: [inner[0] - 0.026, half + 0.024, inner[2] + 0.2], turn: { z: -12 } },
  );
  // The instrument before the rider.
  appendMesh(
    mesh,
    revolve(
      [
        [0.055, -0.03],
        [0.058, 0.02],
        [0.052, 0.024],
        [0.05, 0.018],
        [0, 0.018],
      ],
      'black',
      { sides: 36 },
    ),
    { move: [hx + 0.03, 0, hz + 0.1], turn: { x: 90, z: 0 } },
  );
  appendMesh(
    mesh,
    revolve(
      [
        [0.05, 0.02],
        [0, 0.02],
      ],
      'screen',
      { sides: 36 },
    ),
    { move: [hx + 0.03, 0, hz + 0.1], turn: { x: 90 } },
  );
}

function addLamps(mesh: Mesh, shape: MotorcycleShape, plateText: string): void {
  const { lamp } = shape;
  const shellPart = revolve(
    [
      [0.0, -0.1],
      [lamp.radius * 0.6, -0.09],
      [lamp.radius * 0.95, -0.03],
      [lamp.radius, 0.02],
      [lamp.radius * 1.04, 0.025],
      [lamp.radius * 1.04, 0.04],
      [lamp.radius * 0.96, 0.042],
    ],
    'black',
    { sides: 40 },
  );
  const glassPart = revolve(
    [
      [lamp.radius * 0.96, 0.04],
      [lamp.radius * 0.6, 0.058],
      [0, 0.064],
    ],
    'lamp-glass',
    { sides: 40 },
  );
  const bulb = revolve(
    [
      [lamp.radius * 0.93, 0.035],
      [lamp.radius * 0.6, 0.01],
      [lamp.radius * 0.3, 0],
      [0, 0.0],
    ],
    'reflector',
    { sides: 30 },
  );
  const ring = revolve(
    [
      [lamp.radius * 0.55, 0.03],
      [lamp.radius * 0.5, 0.045],
      [lamp.radius * 0.42, 0.045],
      [lamp.radius * 0.38, 0.03],
    ],
    'led',
    { sides: 36 },
  );
  for (const part of [shellPart, glassPart, bulb, ring]) {
    appendMesh(mesh, part, { move: [lamp.x, 0, lamp.z], turn: { z: -90 } });
  }
  const [tx, tz] = shape.tailEnd;
  appendMesh(mesh, roundedBox({ size: [0.05, 0.14, 0.045], radius: 0.018, material: 'red-led' }), {
    move: [tx, 0, tz],
  });
  appendMesh(
    mesh,
    tube({
      path: [
        [tx + 0.02, 0, tz - 0.02],
        [tx - 0.06, 0, tz - 0.16],
        [tx - 0.1, 0, tz - 0.28],
      ],
      radius: 0.02,
      flatness: 2,
      material: 'plastic',
    }),
  );
  appendMesh(mesh, plate(plateText), {
    move: [tx - 0.125, 0, tz - 0.24],
    scale: [1, 0.58, 0.85],
    turn: { z: 180, y: 14 },
  });
  for (const x of [lamp.x - 0.02, tx + 0.02]) {
    const z = x > 0 ? lamp.z - 0.02 : tz - 0.05;
    appendBothSides(
      mesh,
      tube({
        path: [
          [x, 0.06, z],
          [x, 0.17, z],
        ],
        radius: 0.006,
        smooth: 1,
        material: 'black',
      }),
    );
    appendBothSides(
      mesh,
      roundedBox({ size: [0.05, 0.06, 0.035], radius: 0.016, material: 'amber' }),
      { move: [x, 0.19, z] },
    );
  }
}

function addFenders(mesh: Mesh, shape: MotorcycleShape): void {
  const guard = (radius: number, width: number, from: number, to: number, move: Point) => {
    const profile: (readonly [number, number])[] = [];
    for (let angle = -80; angle <= 80; angle += 16) {
      const a = (angle * Math.PI) / 180;
      profile.push([radius + 0.05 * (Math.cos(a) - 1), (width / 2) * Math.sin(a)]);
    }
    appendMesh(mesh, revolve(profile, 'paint', { sides: 36, from, to }), { move });
  };
  const isFull = shape.fenders === 'full';
  const front: Point = [shape.wheelbase / 2, 0, shape.front.radius];
  guard(
    shape.front.radius + 0.03,
    shape.front.width + 0.035,
    isFull ? 25 : 50,
    isFull ? 175 : 150,
    front,
  );
  const rear: Point = [-shape.wheelbase / 2, 0, shape.rear.radius];
  if (isFull) guard(shape.rear.radius + 0.04, shape.rear.width + 0.05, 30, 190, rear);
}

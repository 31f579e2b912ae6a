import { appendMesh } from '#demo/pictures/mesh/append-mesh.ts';
import { addQuad, emptyMesh, type Mesh, type Point } from '#demo/pictures/mesh/mesh.ts';
import { revolve } from '#demo/pictures/mesh/revolve.ts';
import { roundedBox } from '#demo/pictures/mesh/rounded-box.ts';
import { tube } from '#demo/pictures/mesh/tube.ts';
import type { Material } from '#demo/pictures/render/materials.ts';

export interface LivingSpace {
  length: number;
  half: number;
  height: number;
  timber: Material;
  seats: Material;
}

/** The living space: bed ahead, kitchen on the right, dinette and door on the left. x forward, the floor at 0. */
export function caravanCabin(space: LivingSpace): Mesh {
  const mesh = emptyMesh();
  addRoom(mesh, space);
  addBed(mesh, space);
  addKitchen(mesh, space);
  addDinette(mesh, space);
  addLockers(mesh, space);
  addTallUnits(mesh, space);
  return mesh;
}

interface Window {
  from: number;
  to: number;
  low: number;
  high: number;
}

function addRoom(mesh: Mesh, space: LivingSpace): void {
  const { length, half, height } = space;
  const end = length / 2;
  const planks = 9;
  for (let index = 0; index < planks; index += 1) {
    const y = -half + ((index + 0.5) * 2 * half) / planks;
    const box = roundedBox({
      size: [length, (2 * half) / planks - 0.004, 0.02],
      radius: 0.002,
      steps: 1,
      material: 'timber',
    });
    appendMesh(mesh, box, { move: [0, y, -0.01] });
  }
  tiled(mesh, [end, half, height], [-2 * end, 0, 0], [0, -2 * half, 0], 'headlining');
  addWall(mesh, space, half, [
    { from: -1.5, to: -0.45, low: 0.95, high: 1.5 },
    { from: 1.1, to: 1.9, low: 0.95, high: 1.45 },
  ]);
  addWall(mesh, space, -half, [
    { from: -0.9, to: 0.35, low: 1.0, high: 1.4 },
    { from: 1.1, to: 1.9, low: 0.95, high: 1.45 },
  ]);
  tiled(mesh, [end, half, 0], [0, -2 * half, 0], [0, 0, height], 'panel');
  tiled(mesh, [-end, half, 0], [0, -2 * half, 0], [0, 0, height], 'panel');
  for (const y of [half - 0.05, 0.05 - half]) {
    appendMesh(
      mesh,
      roundedBox({ size: [length - 0.2, 0.02, 0.02], radius: 0.008, material: 'screen-white' }),
      { move: [0, y * 0.78, height - 0.02] },
    );
  }
  const hatch = roundedBox({ size: [0.6, 0.6, 0.04], radius: 0.02, material: 'white' });
  appendMesh(mesh, hatch, { move: [1.3, 0, height - 0.01] });
  appendMesh(
    mesh,
    roundedBox({ size: [0.46, 0.46, 0.05], radius: 0.02, material: 'screen-white' }),
    { move: [1.3, 0, height - 0.012] },
  );
  appendMesh(mesh, roundedBox({ size: [0.75, 0.5, 0.05], radius: 0.022, material: 'white' }), {
    move: [-0.3, 0, height - 0.01],
  });
  for (const x of [-0.12, -0.48]) {
    appendMesh(
      mesh,
      roundedBox({ size: [0.02, 0.36, 0.055], radius: 0.006, material: 'plastic' }),
      { move: [x, 0, height - 0.012] },
    );
  }
}

/** A large flat face in small tiles, so that shade can vary over it. */
function tiled(mesh: Mesh, corner: Point, along: Point, up: Point, material: Material): void {
  const steps = 12;
  const at = (i: number, j: number): Point => [
    corner[0] + (along[0] * i + up[0] * j) / steps,
    corner[1] + (along[1] * i + up[1] * j) / steps,
    corner[2] + (along[2] * i + up[2] * j) / steps,
  ];
  for (let i = 0; i < steps; i += 1) {
    for (let j = 0; j < steps; j += 1)
      addQuad(mesh, [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)], material);
  }
}

/** A side wall with open windows in dark frames and a blind half drawn. */
function addWall(
  mesh: Mesh,
  { length, height }: LivingSpace,
  y: number,
  windows: readonly Window[],
): void {
  const stops = [
    -length / 2,
    ...windows.flatMap(({ from, to }) => [from, to]),
    length / 2,
  ].toSorted((a, b) => a - b);
  for (let index = 0; index + 1 < stops.length; index += 1) {
    const from = stops[index]!;
    const to = stops[index + 1]!;
    const window = windows.find((one) => one.from === from);
    const face = (low: number, high: number) =>
      tiled(mesh, [from, y, low], [to - from, 0, 0], [0, 0, high - low], 'panel');
    if (!window) face(0, height);
    else {
      face(0, window.low);
      face(window.high, height);
    }
  }
  for (const { from, to, low, high } of windows) {
    const middle = (from + to) / 2;
    const bar = (size: Point, move: Point) =>
      appendMesh(mesh, roundedBox({ size, radius: 0.015, material: 'plastic' }), { move });
    bar([to - from + 0.08, 0.05, 0.05], [middle, y, low]);
    bar([to - from + 0.08, 0.05, 0.05], [middle, y, high]);
    bar([0.05, 0.05, high - low], [from, y, (low + high) / 2]);
    bar([0.05, 0.05, high - low], [to, y, (low + high) / 2]);
    appendMesh(
      mesh,
      roundedBox({ size: [to - from, 0.012, 0.13], radius: 0.005, material: 'light-fabric' }),
      { move: [middle, y * 0.985, high - 0.08] },
    );
  }
}

function addBed(mesh: Mesh, space: LivingSpace): void {
  const x = space.length / 2 - 1.0;
  appendMesh(mesh, roundedBox({ size: [1.9, 1.55, 0.4], radius: 0.03, material: space.timber }), {
    move: [x, 0, 0.2],
  });
  appendMesh(
    mesh,
    roundedBox({ size: [1.86, 1.5, 0.24], radius: 0.08, steps: 5, material: 'white' }),
    { move: [x, 0, 0.5] },
  );
  appendMesh(
    mesh,
    roundedBox({ size: [1.2, 1.54, 0.13], radius: 0.06, steps: 5, material: 'light-fabric' }),
    { move: [x - 0.33, 0, 0.58] },
  );
  appendMesh(
    mesh,
    roundedBox({ size: [0.45, 1.56, 0.14], radius: 0.065, steps: 5, material: 'paint' }),
    { move: [x - 0.6, 0, 0.595] },
  );
  for (const y of [0.38, -0.38]) {
    appendMesh(
      mesh,
      roundedBox({ size: [0.36, 0.6, 0.16], radius: 0.078, steps: 6, material: 'white' }),
      { move: [x + 0.68, y, 0.7], turn: { y: -24 } },
    );
    appendMesh(
      mesh,
      roundedBox({ size: [0.16, 0.4, 0.34], radius: 0.075, steps: 6, material: 'paint' }),
      { move: [x + 0.5, y * 0.9, 0.78], turn: { y: -18 } },
    );
  }
  appendMesh(mesh, roundedBox({ size: [0.08, 1.6, 0.62], radius: 0.03, material: space.seats }), {
    move: [x + 0.94, 0, 0.9],
  });
  for (const y of [space.half - 0.17, 0.17 - space.half]) {
    appendMesh(
      mesh,
      roundedBox({ size: [0.5, 0.32, 0.72], radius: 0.02, material: space.timber }),
      { move: [x + 0.7, y, 0.36] },
    );
    appendMesh(mesh, roundedBox({ size: [0.52, 0.34, 0.03], radius: 0.01, material: 'bench' }), {
      move: [x + 0.7, y, 0.73],
    });
    appendMesh(
      mesh,
      tube({
        path: [
          [x + 0.94, y * 0.92, 1.25],
          [x + 0.8, y * 0.92, 1.28],
          [x + 0.76, y * 0.92, 1.2],
        ],
        radius: 0.012,
        material: 'dark-alloy',
      }),
    );
    appendMesh(
      mesh,
      revolve(
        [
          [0.0, 0.04],
          [0.035, 0.03],
          [0.05, -0.03],
          [0, -0.03],
        ],
        'screen-warm',
        { sides: 20 },
      ),
      { move: [x + 0.76, y * 0.92, 1.16], turn: { x: 90 } },
    );
  }
}

function addKitchen(mesh: Mesh, { length, half, timber }: LivingSpace): void {
  const from = length / 2 - 2.35;
  const to = -length / 2 + 1.35;
  const wide = from - to;
  const x = (from + to) / 2;
  const y = 0.28 - half;
  appendMesh(mesh, roundedBox({ size: [wide, 0.54, 0.84], radius: 0.02, material: 'panel' }), {
    move: [x, y, 0.45],
  });
  appendMesh(
    mesh,
    roundedBox({ size: [wide + 0.03, 0.58, 0.035], radius: 0.012, material: 'bench' }),
    { move: [x, y + 0.005, 0.885] },
  );
  appendMesh(mesh, roundedBox({ size: [wide, 0.02, 0.42], radius: 0.006, material: 'white' }), {
    move: [x, 0.02 - half, 1.1],
  });
  const units = Math.max(2, Math.round(wide / 0.55));
  for (let unit = 0; unit < units; unit += 1) {
    const ux = from - (wide * (unit + 0.5)) / units;
    const w = wide / units - 0.015;
    const split =
      unit % 2 === 0
        ? ([
            [0.68, 0.22],
            [0.44, 0.22],
            [0.2, 0.22],
          ] as const)
        : ([
            [0.68, 0.22],
            [0.32, 0.46],
          ] as const);
    for (const [z, h] of split) {
      appendMesh(mesh, roundedBox({ size: [w, 0.02, h], radius: 0.006, material: timber }), {
        move: [ux, y + 0.275, z],
      });
      appendMesh(
        mesh,
        roundedBox({ size: [0.16, 0.02, 0.012], radius: 0.005, material: 'dark-alloy' }),
        { move: [ux, y + 0.295, z + h / 2 - 0.035] },
      );
    }
  }
  const sinkX = from - 0.45;
  appendMesh(mesh, roundedBox({ size: [0.44, 0.36, 0.01], radius: 0.004, material: 'steel' }), {
    move: [sinkX, y, 0.905],
  });
  appendMesh(mesh, roundedBox({ size: [0.37, 0.29, 0.01], radius: 0.004, material: 'iron' }), {
    move: [sinkX, y, 0.908],
  });
  appendMesh(
    mesh,
    tube({
      path: [
        [sinkX, y - 0.2, 0.9],
        [sinkX, y - 0.2, 1.14],
        [sinkX, y - 0.12, 1.2],
        [sinkX, y - 0.05, 1.13],
      ],
      radius: 0.012,
      material: 'chrome',
    }),
  );
  const hobX = to + 0.45;
  appendMesh(mesh, roundedBox({ size: [0.54, 0.42, 0.012], radius: 0.005, material: 'black' }), {
    move: [hobX, y, 0.907],
  });
  for (const [dx, dy] of [
    [0.13, 0.1],
    [-0.13, 0.1],
    [0.13, -0.1],
    [-0.13, -0.1],
  ] as const) {
    appendMesh(
      mesh,
      revolve(
        [
          [0.075, 0.0],
          [0.07, 0.014],
          [0.05, 0.014],
          [0.045, 0],
        ],
        'iron',
        { sides: 24 },
      ),
      { move: [hobX + dx, y + dy, 0.914], turn: { x: 90 } },
    );
  }
  appendMesh(
    mesh,
    roundedBox({ size: [wide - 0.1, 0.03, 0.014], radius: 0.006, material: 'screen-white' }),
    { move: [x, 0.3 - half, 1.43] },
  );
}

function addDinette(mesh: Mesh, { half, seats, timber }: LivingSpace): void {
  const middle = -0.95;
  const y = half - 0.55;
  for (const [x, lean] of [
    [middle + 0.78, 14],
    [middle - 0.78, -14],
  ] as const) {
    appendMesh(mesh, roundedBox({ size: [0.5, 1.08, 0.34], radius: 0.02, material: timber }), {
      move: [x, y, 0.17],
    });
    appendMesh(
      mesh,
      roundedBox({ size: [0.52, 1.08, 0.15], radius: 0.06, steps: 5, material: seats }),
      { move: [x, y, 0.41] },
    );
    appendMesh(
      mesh,
      roundedBox({ size: [0.14, 1.06, 0.46], radius: 0.06, steps: 5, material: seats }),
      { move: [x + Math.sign(lean) * 0.24, y, 0.68], turn: { y: lean } },
    );
    appendMesh(
      mesh,
      roundedBox({ size: [0.12, 0.36, 0.32], radius: 0.058, steps: 5, material: 'paint' }),
      { move: [x + Math.sign(lean) * 0.13, y + 0.3, 0.64], turn: { y: lean * 1.8 } },
    );
  }
  appendMesh(
    mesh,
    roundedBox({ size: [0.72, 0.98, 0.035], radius: 0.016, steps: 4, material: timber }),
    { move: [middle, y + 0.02, 0.74] },
  );
  appendMesh(
    mesh,
    tube({
      path: [
        [middle, y, 0],
        [middle, y, 0.73],
      ],
      radius: 0.04,
      smooth: 1,
      material: 'steel',
    }),
  );
  appendMesh(
    mesh,
    revolve(
      [
        [0.04, 0],
        [0.05, 0.05],
        [0.035, 0.12],
        [0, 0.12],
      ],
      'white',
      { sides: 20 },
    ),
    { move: [middle + 0.1, y + 0.3, 0.76], turn: { x: 90 } },
  );
  for (let stem = 0; stem < 7; stem += 1) {
    const angle = stem * 0.9;
    appendMesh(
      mesh,
      tube({
        path: [
          [middle + 0.1, y + 0.3, 0.86],
          [middle + 0.1 + Math.cos(angle) * 0.06, y + 0.3 + Math.sin(angle) * 0.06, 1.0],
        ],
        radius: (t) => 0.004 + 0.012 * Math.sin(Math.PI * t),
        smooth: 4,
        material: 'paint',
      }),
    );
  }
}

function addLockers(mesh: Mesh, { length, half, height, timber }: LivingSpace): void {
  const doors = 5;
  const from = length / 2 - 0.15;
  const wide = length - 1.4;
  for (const side of [1, -1]) {
    const y = side * (half - 0.17);
    appendMesh(mesh, roundedBox({ size: [wide, 0.32, 0.38], radius: 0.03, material: 'panel' }), {
      move: [from - wide / 2, y, height - 0.22],
    });
    for (let door = 0; door < doors; door += 1) {
      const x = from - (wide * (door + 0.5)) / doors;
      appendMesh(
        mesh,
        roundedBox({ size: [wide / doors - 0.015, 0.02, 0.32], radius: 0.008, material: timber }),
        { move: [x, y - side * 0.165, height - 0.22] },
      );
      appendMesh(
        mesh,
        roundedBox({ size: [0.14, 0.016, 0.014], radius: 0.006, material: 'dark-alloy' }),
        { move: [x, y - side * 0.182, height - 0.35] },
      );
    }
  }
}

function addTallUnits(mesh: Mesh, { length, half, height, timber }: LivingSpace): void {
  const x = -length / 2 + 0.4;
  appendMesh(
    mesh,
    roundedBox({ size: [0.75, 0.6, height - 0.02], radius: 0.02, material: 'panel' }),
    { move: [x + 0.25, 0.3 - half, height / 2] },
  );
  appendMesh(mesh, roundedBox({ size: [0.6, 0.02, 0.9], radius: 0.01, material: 'black' }), {
    move: [x + 0.25, 0.61 - half, 0.62],
  });
  appendMesh(mesh, roundedBox({ size: [0.6, 0.02, 0.55], radius: 0.01, material: 'black' }), {
    move: [x + 0.25, 0.61 - half, 1.38],
  });
  for (const z of [0.62, 1.38]) {
    appendMesh(mesh, roundedBox({ size: [0.02, 0.03, 0.34], radius: 0.008, material: 'chrome' }), {
      move: [x + 0.02, 0.63 - half, z],
    });
  }
  // The door to the bathroom in the rear wall.
  const rear = 0.03 - length / 2;
  appendMesh(
    mesh,
    roundedBox({ size: [0.03, 0.66, height - 0.1], radius: 0.01, material: timber }),
    { move: [rear, 0.15, (height - 0.1) / 2] },
  );
  appendMesh(
    mesh,
    roundedBox({ size: [0.05, 0.02, 0.12], radius: 0.008, material: 'dark-alloy' }),
    { move: [rear + 0.02, -0.1, 1.0] },
  );
  appendMesh(mesh, roundedBox({ size: [0.03, 0.7, 0.4], radius: 0.012, material: 'screen' }), {
    move: [length / 2 - 0.05, 0, 1.45],
  });
}

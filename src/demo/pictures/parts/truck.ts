import { appendBothSides, appendMesh } from '#demo/pictures/mesh/append-mesh.ts';
import { emptyMesh, type Mesh } from '#demo/pictures/mesh/mesh.ts';
import { revolve } from '#demo/pictures/mesh/revolve.ts';
import { roundedBox } from '#demo/pictures/mesh/rounded-box.ts';
import { surfaceBeside } from '#demo/pictures/mesh/surface-beside.ts';
import { tube } from '#demo/pictures/mesh/tube.ts';
import { addCabin, addHandles } from './car.ts';
import { carBody, noseOf } from './car-body.ts';
import { doorLines, marked } from './car-details.ts';
import type { CarShape } from './car-shape.ts';
import { greenhouse } from './greenhouse.ts';
import { plate } from './plate.ts';
import { wheel } from './wheel.ts';

export interface TruckLoad {
  kind: 'box' | 'tray';
  /** Of the load bed, metres. */
  length: number;
  height: number;
  /** A box in the paint's colour instead of white. */
  painted: boolean;
}

const bedHeight = 0.98;

/** Cab, ladder frame, twin rear tyres and what it carries. */
export function truck(cab: CarShape, load: TruckLoad, plateText: string): Mesh {
  const mesh = emptyMesh();
  const skin = emptyMesh();
  appendMesh(skin, carBody(cab));
  appendMesh(skin, greenhouse(cab));
  appendMesh(mesh, marked(doorLines(skin, cab), cab));
  addCabin(mesh, cab);
  addHandles(mesh, cab, skin);
  addRunningGear(mesh, cab);
  addMirrors(mesh, cab);
  const bedFront = noseOf(cab) - cab.length - 0.08;
  const bedRear = bedFront - load.length;
  addFrame(mesh, cab, bedRear, plateText);
  const ahead = surfaceBeside(skin, 'ahead', 0, cab.plates.front) ?? noseOf(cab);
  appendMesh(mesh, plate(plateText), { move: [ahead + 0.015, 0, cab.plates.front] });
  if (load.kind === 'box') addBox(mesh, load, bedFront, bedRear);
  else addTray(mesh, load, bedFront, bedRear);
  return mesh;
}

function addRunningGear(mesh: Mesh, cab: CarShape): void {
  const part = wheel(cab.wheel);
  const { radius, width } = cab.wheel;
  const front = cab.wheelbase / 2;
  appendBothSides(mesh, part, {
    move: [front, cab.width / 2 - width / 2 - 0.06, radius],
    turn: { y: 12 },
  });
  const well = revolve(
    [
      [radius + 0.08, cab.width / 2 - 0.06],
      [radius + 0.08, cab.width / 2 - 0.4],
      [0.02, cab.width / 2 - 0.4],
    ],
    'liner',
    { sides: 32, from: -20, to: 200 },
  );
  appendBothSides(mesh, well, { move: [front, 0, radius] });
  // The outer of the twins sits dished inwards.
  for (const y of [0.93, 0.68]) {
    appendBothSides(mesh, part, { move: [-front, y - width / 2, radius], turn: { y: 40 } });
  }
  appendMesh(
    mesh,
    tube({
      path: [
        [-front, 0.7, radius],
        [-front, -0.7, radius],
      ],
      radius: 0.07,
      smooth: 1,
      material: 'iron',
    }),
  );
  appendMesh(
    mesh,
    tube({
      path: [
        [front, 0.8, radius],
        [front, -0.8, radius],
      ],
      radius: 0.05,
      smooth: 1,
      material: 'iron',
    }),
  );
  const guard = revolve(
    [
      [radius + 0.08, 0.62],
      [radius + 0.08, 0.95],
      [radius + 0.05, 0.96],
    ],
    'plastic',
    { sides: 28, from: 15, to: 165 },
  );
  appendBothSides(mesh, guard, { move: [-front, 0, radius] });
}

function addFrame(mesh: Mesh, cab: CarShape, bedRear: number, plateText: string): void {
  const front = noseOf(cab) - 0.3;
  const length = front - bedRear - 0.1;
  const middle = front - length / 2;
  appendBothSides(
    mesh,
    roundedBox({ size: [length, 0.07, 0.2], radius: 0.012, material: 'black' }),
    { move: [middle, 0.38, 0.68] },
  );
  appendMesh(mesh, roundedBox({ size: [1.5, 1.5, 0.3], radius: 0.06, material: 'liner' }), {
    move: [noseOf(cab) - 1.0, 0, 0.62],
  });
  appendMesh(
    mesh,
    tube({
      path: [
        [0.5, 0.66, 0.6],
        [-0.35, 0.66, 0.6],
      ],
      radius: 0.2,
      smooth: 1,
      sides: 24,
      material: 'steel',
    }),
  );
  appendMesh(mesh, roundedBox({ size: [0.5, 0.36, 0.32], radius: 0.02, material: 'black' }), {
    move: [0.25, -0.66, 0.6],
  });
  appendMesh(mesh, roundedBox({ size: [0.06, 1.9, 0.14], radius: 0.015, material: 'black' }), {
    move: [bedRear + 0.04, 0, 0.62],
  });
  for (const y of [0.78, -0.78]) {
    appendMesh(
      mesh,
      roundedBox({ size: [0.05, 0.34, 0.11], radius: 0.015, material: 'red-lens' }),
      { move: [bedRear + 0.01, y, 0.63] },
    );
    appendMesh(mesh, roundedBox({ size: [0.052, 0.1, 0.09], radius: 0.015, material: 'amber' }), {
      move: [bedRear + 0.008, y * 1.1, 0.63],
    });
    appendMesh(mesh, roundedBox({ size: [0.012, 0.5, 0.34], radius: 0.005, material: 'rubber' }), {
      move: [-cab.wheelbase / 2 - 0.52, y, 0.38],
    });
  }
  appendMesh(mesh, plate(plateText), { move: [bedRear - 0.02, 0.3, 0.62], turn: { z: 180 } });
  // Side guards between the axles.
  for (const z of [0.55, 0.72]) {
    appendBothSides(
      mesh,
      roundedBox({ size: [1.1, 0.03, 0.07], radius: 0.01, material: 'steel' }),
      { move: [-0.55, 0.93, z] },
    );
  }
}

function addMirrors(mesh: Mesh, cab: CarShape): void {
  const x = noseOf(cab) - cab.mirrorBack + 0.1;
  const y = cab.width / 2 + 0.14;
  appendBothSides(mesh, roundedBox({ size: [0.09, 0.2, 0.36], radius: 0.04, material: 'black' }), {
    move: [x, y, 1.72],
    turn: { z: -10 },
  });
  appendBothSides(
    mesh,
    roundedBox({ size: [0.012, 0.17, 0.31], radius: 0.005, material: 'chrome' }),
    { move: [x - 0.046, y + 0.01, 1.72], turn: { z: -10 } },
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [x - 0.1, cab.width / 2 - 0.08, 1.98],
        [x, y - 0.06, 1.96],
        [x, y, 1.78],
      ],
      radius: 0.014,
      material: 'black',
    }),
  );
  appendBothSides(
    mesh,
    tube({
      path: [
        [x - 0.1, cab.width / 2 - 0.05, 1.42],
        [x, y - 0.06, 1.45],
        [x, y, 1.6],
      ],
      radius: 0.014,
      material: 'black',
    }),
  );
}

function addBox(mesh: Mesh, load: TruckLoad, front: number, rear: number): void {
  const half = 1.08;
  const middle = (front + rear) / 2;
  const z = bedHeight + load.height / 2;
  const skin = load.painted ? 'paint' : 'panel';
  appendMesh(
    mesh,
    roundedBox({ size: [load.length, half * 2, load.height], radius: 0.02, material: skin }),
    { move: [middle, 0, z] },
  );
  const rail = (size: readonly [number, number, number], move: readonly [number, number, number]) =>
    appendBothSides(mesh, roundedBox({ size, radius: 0.02, material: 'steel' }), { move });
  rail([load.length + 0.02, 0.06, 0.1], [middle, half - 0.02, bedHeight + 0.02]);
  rail([load.length + 0.02, 0.06, 0.07], [middle, half - 0.02, bedHeight + load.height - 0.02]);
  for (const x of [front - 0.02, rear + 0.02])
    rail([0.07, 0.07, load.height], [x, half - 0.015, z]);
  appendMesh(
    mesh,
    roundedBox({ size: [load.length, half * 1.9, 0.1], radius: 0.02, material: 'iron' }),
    { move: [middle, 0, bedHeight - 0.05] },
  );
  // Rear doors: a gap between the leaves, hinges and locking bars.
  appendMesh(
    mesh,
    roundedBox({ size: [0.012, 0.012, load.height - 0.2], radius: 0.002, material: 'gap' }),
    { move: [rear, 0, z] },
  );
  for (const y of [0.3, -0.3, 0.75, -0.75]) {
    appendMesh(
      mesh,
      tube({
        path: [
          [rear - 0.03, y, bedHeight + 0.06],
          [rear - 0.03, y, bedHeight + load.height - 0.06],
        ],
        radius: 0.014,
        smooth: 1,
        material: 'steel',
      }),
    );
  }
  for (const dz of [0.3, load.height / 2, load.height - 0.3]) {
    appendBothSides(
      mesh,
      roundedBox({ size: [0.03, 0.14, 0.06], radius: 0.01, material: 'steel' }),
      { move: [rear - 0.01, half - 0.08, bedHeight + dz] },
    );
  }
  const lights = Math.floor(load.length / 1.3);
  for (let index = 0; index <= lights; index += 1) {
    appendBothSides(
      mesh,
      roundedBox({ size: [0.09, 0.02, 0.035], radius: 0.008, material: 'amber' }),
      {
        move: [
          front - 0.15 - ((load.length - 0.3) * index) / lights,
          half + 0.012,
          bedHeight + 0.03,
        ],
      },
    );
  }
}

function addTray(mesh: Mesh, load: TruckLoad, front: number, rear: number): void {
  const half = 1.06;
  const middle = (front + rear) / 2;
  const side = 0.36;
  appendMesh(
    mesh,
    roundedBox({ size: [load.length, half * 2, 0.08], radius: 0.015, material: 'steel' }),
    { move: [middle, 0, bedHeight] },
  );
  const panels = 2;
  for (let index = 0; index < panels; index += 1) {
    const length = load.length / panels - 0.04;
    const x = front - 0.02 - length / 2 - index * (load.length / panels);
    appendBothSides(
      mesh,
      roundedBox({ size: [length, 0.035, side], radius: 0.012, material: 'alloy' }),
      { move: [x, half, bedHeight + side / 2] },
    );
    for (const dz of [0.1, 0.2, 0.3]) {
      appendBothSides(
        mesh,
        roundedBox({ size: [length, 0.044, 0.012], radius: 0.005, material: 'steel' }),
        { move: [x, half, bedHeight + dz] },
      );
    }
    for (const dx of [0.3, -0.3]) {
      appendBothSides(
        mesh,
        roundedBox({ size: [0.04, 0.05, 0.09], radius: 0.01, material: 'black' }),
        { move: [x + dx * length, half + 0.01, bedHeight + 0.06] },
      );
    }
  }
  appendMesh(
    mesh,
    roundedBox({ size: [0.035, half * 2, side], radius: 0.012, material: 'alloy' }),
    { move: [rear, 0, bedHeight + side / 2] },
  );
  for (const x of [front, rear, middle]) {
    appendBothSides(
      mesh,
      roundedBox({ size: [0.05, 0.06, side + 0.06], radius: 0.01, material: 'steel' }),
      { move: [x, half, bedHeight + side / 2] },
    );
  }
  // Headboard: a frame with bars behind the cab window.
  const top = 2.15;
  appendBothSides(
    mesh,
    tube({
      path: [
        [front - 0.03, half - 0.05, bedHeight],
        [front - 0.03, half - 0.05, top],
      ],
      radius: 0.03,
      smooth: 1,
      material: 'black',
    }),
  );
  appendMesh(
    mesh,
    tube({
      path: [
        [front - 0.03, half - 0.05, top],
        [front - 0.03, 0.05 - half, top],
      ],
      radius: 0.03,
      smooth: 1,
      material: 'black',
    }),
  );
  for (let z = bedHeight + 0.15; z < top - 0.05; z += 0.13) {
    appendMesh(
      mesh,
      tube({
        path: [
          [front - 0.03, half - 0.05, z],
          [front - 0.03, 0.05 - half, z],
        ],
        radius: 0.011,
        smooth: 1,
        sides: 8,
        material: 'black',
      }),
    );
  }
}

import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { tube } from '#showroom/mesh/tube.ts';
import { bedHeight, type TruckLoad } from './truck-load.ts';

export function addBox(mesh: Mesh, load: TruckLoad, front: number, rear: number): void {
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

export function addTray(mesh: Mesh, load: TruckLoad, front: number, rear: number): void {
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

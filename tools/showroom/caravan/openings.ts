import { appendBothSides, appendMesh } from '#showroom/mesh/append-mesh.ts';
import type { Mesh } from '#showroom/mesh/mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';
import { type CaravanShape, frontOf, rearOf } from './caravan-shape.ts';
import { addAwning } from './roof-and-rear.ts';

/** Windows along the left (door) and right side, as middle and size. */
interface Opening {
  x: number;
  z: number;
  width: number;
  height: number;
}

export function addOpenings(mesh: Mesh, shape: CaravanShape): void {
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
